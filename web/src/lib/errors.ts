/** What can go wrong between this page and the server, each with words for people. */

import type { Problem, Refusal } from './protocol';
import { sentence } from './text';

/** The server understood and said no. */
export class Refused extends Error {
  readonly refusal: Refusal;
  readonly problems: Problem[];

  constructor(refusal: Refusal, problems: Problem[] = []) {
    super(sentence(refusal.sentence));
    this.name = 'Refused';
    this.refusal = { ...refusal, sentence: this.message };
    this.problems = problems.map(({ place, message }) => ({ place, message: sentence(message) }));
  }

  /** Gets everything that is wrong as a list: the problems, or else the reason. */
  get list(): Problem[] {
    return this.problems.length > 0 ? this.problems : [{ place: '', message: this.message }];
  }
}

/** The server could not be reached, so nothing was asked of it. */
export class Unreachable extends Refused {
  constructor() {
    super({
      code: 'unreachable',
      rule: null,
      sentence: 'The server cannot be reached. Check your connection and try again.',
    });
    this.name = 'Unreachable';
  }
}

/** Something was asked and the connection broke before the answer came: it may have been done or not. */
export class Unknown extends Refused {
  constructor() {
    super({
      code: 'unknown',
      rule: null,
      sentence:
        'The connection broke before the server answered. Once it is back, the table shows what counted.',
    });
    this.name = 'Unknown';
  }
}

/** Gets the reason of any failure in the form in which it is shown. */
export function reason(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const told = 'Something went wrong on this page. Reload it and try again.';
  return new Refused({ code: 'page', rule: null, sentence: told });
}
