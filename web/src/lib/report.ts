/** The report on a deck list or card file, as a list of problems that anyone can read. */

import type { Problem } from './protocol';
import { sentence } from './text';

/**
 * Splits a report into its problems. Each begins with `error: what`, says where in ` --> file:line:column`, and may
 * end with `= help: what would be right`; the lines between them draw the place, which the reader has before their
 * eyes anyway.
 */
export function problemsIn(report: string): Problem[] {
  const blocks = report
    .split(/^(?=(?:error|warning): )/m)
    .filter((block) => /^(error|warning): /.test(block));
  return blocks.map((block) => {
    const what = /^(?:error|warning): (.*)/.exec(block)?.[1] ?? '';
    const line = /^\s*--> [^\n]*?:(\d+):\d+/m.exec(block)?.[1];
    // What stands under the place is worth repeating only where it names what is right.
    const hint = /\^+ (did you mean .*)/.exec(block)?.[1];
    const help = /= help: (.*)/.exec(block)?.[1];
    const sentences = [what, hint, help].filter((part) => part !== undefined).map((part) => sentence(part));
    return { place: line === undefined ? '' : `Line ${line}`, message: sentences.join(' ') };
  });
}

/** Takes the reports among some problems apart. */
export function readable(problems: Problem[]): Problem[] {
  return problems.flatMap((problem) => {
    const found = problem.message.includes('\n') ? problemsIn(problem.message) : [];
    return found.length > 0 ? found : [problem];
  });
}
