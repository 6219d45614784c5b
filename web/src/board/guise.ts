/** Positions that are not quite what the server sent: moments in between, and what one only looks at. */

import type { Position, Scene } from '../lib/protocol';

/** Shows a table in between: nobody is asked anything, and nothing is decided yet. */
export function asMoment(position: Position, scene: Scene): Position {
  const view = { scene: { ...scene, prompt: '' }, choices: [], due: [], outcome: null };
  return { ...position, turn: null, view };
}

/** Shows a table to someone for whom a bot plays: the others are waited for, this one is asked nothing. */
export function asReplaced(position: Position): Position {
  const { view, seat } = position;
  const prompt = view.outcome ? view.scene.prompt : 'A bot plays for you.';
  const due = view.due.filter((other) => other !== seat);
  return { ...position, turn: null, view: { ...view, scene: { ...view.scene, prompt }, choices: [], due } };
}

/** Shows a table as it was once; what was asked then is replaced by what was done. */
export function asHistory(position: Position, done: string): Position {
  const { view } = position;
  return {
    ...position,
    turn: null,
    view: { ...view, scene: { ...view.scene, prompt: done }, choices: [] },
  };
}

/** Shows a table whose match is over, however it ended: nobody is waited for. */
export function asOver(position: Position): Position {
  return { ...position, turn: null, view: { ...position.view, choices: [], due: [] } };
}
