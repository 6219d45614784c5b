/** The description of the HTTP calls, read into what a page can show. */

/** A JSON schema, as far as it is shown. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  prefixItems?: Schema[];
};

export type Parameter = { name: string; place: string; required: boolean; about: string; schema: Schema };
export type Answer = { status: string; about: string; schema: Schema | null };

/** One call. */
export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  about: string;
  parameters: Parameter[];
  body: Schema | null;
  answers: Answer[];
};

/** The whole description. */
export type Description = {
  title: string;
  version: string;
  groups: { name: string; operations: Operation[] }[];
  schemas: Record<string, Schema>;
};

type Content = Record<string, { schema?: Schema } | undefined>;
type RawOperation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
type RawDocument = {
  info?: { title?: string; version?: string };
  paths?: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads an OpenAPI document. */
export function describe(document: unknown): Description {
  const raw = (document ?? {}) as RawDocument;
  const groups = new Map<string, Operation[]>();
  for (const [path, operations] of Object.entries(raw.paths ?? {})) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation) continue;
      const name = operation.tags?.[0] ?? 'Calls';
      groups.set(name, [...(groups.get(name) ?? []), read(method, path, operation)]);
    }
  }
  return {
    title: raw.info?.title ?? 'API',
    version: raw.info?.version ?? '',
    groups: [...groups].map(([name, operations]) => ({ name, operations })),
    schemas: raw.components?.schemas ?? {},
  };
}

function read(method: string, path: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((each) => ({
    name: each.name,
    place: each.in,
    required: each.required ?? false,
    about: each.description ?? '',
    schema: each.schema ?? {},
  }));
  const answers = Object.entries(raw.responses ?? {}).map(([status, answer]) => ({
    status,
    about: answer.description ?? '',
    schema: schemaIn(answer.content),
  }));
  return {
    id: raw.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? '',
    about: raw.description ?? '',
    parameters,
    body: schemaIn(raw.requestBody?.content),
    answers,
  };
}

function schemaIn(content: Content | undefined): Schema | null {
  return Object.values(content ?? {})[0]?.schema ?? null;
}

/** Gets the name a schema refers to. */
export function refName(schema: Schema): string | null {
  return schema.$ref?.split('/').at(-1) ?? null;
}

/** Gets the names of all schemas that a schema mentions at its surface, in order. */
export function namesIn(schema: Schema): string[] {
  const own = refName(schema);
  const parts = [schema.items, ...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const inner = parts.flatMap((part) => (part ? namesIn(part) : []));
  return [...new Set(own === null ? inner : [own, ...inner])];
}

/** Says a schema in a few words: "list of Listing", "text or nothing". */
export function typeWords(schema: Schema): string {
  const name = refName(schema);
  if (name !== null) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return [...new Set(choices.map(typeWords))].join(' or ');
  if (schema.allOf) return schema.allOf.map(typeWords).join(' and ');
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any'];
  return types.map((type) => plainType(type, schema)).join(' or ');
}

function plainType(type: string, schema: Schema): string {
  if (type === 'array') return schema.items ? `list of ${typeWords(schema.items)}` : 'list';
  if (type === 'string') return 'text';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'true or false';
  if (type === 'null') return 'nothing';
  return type;
}
