/** Finds the browser that the tests drive. */

import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const USUAL = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];

/** Gets the path of the browser that CHROMIUM names, else of the first usual one on the PATH. */
export function browserPath(): string {
  const wanted = process.env.CHROMIUM ?? '';
  const names = wanted === '' ? USUAL : [wanted];
  for (const path of names.flatMap(candidates)) if (isProgram(path)) return path;
  throw new Error(`No browser found as ${names.join(', ')}. Name one: CHROMIUM=/path/to/chrome`);
}

function candidates(name: string): string[] {
  if (name.includes('/')) return [resolve(name)];
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
