/** What Escape and a click do on a table: close what was opened last, and go to the end of what is shown. */

import { closesOnEscape } from '../lib/layers.svelte';
import type { Desk } from './desk.svelte';
import type { Stage } from './stage.svelte';

/** Lets Escape close what lies over a table; to be called while a component is set up. */
export function closeOnEscape(desk: Desk, stage: () => Stage): void {
  closesOnEscape(
    () => desk.spread !== null,
    () => (desk.spread = null),
  );
  closesOnEscape(
    () => desk.large !== null,
    () => desk.hideLarge(),
  );
  closesOnEscape(
    () => desk.menu !== null,
    () => (desk.menu = null),
  );
  closesOnEscape(
    () => desk.drag !== null,
    () => (desk.drag = null),
  );
  closesOnEscape(
    () => desk.hinting !== null && (desk.hinting.hint !== null || desk.hinting.isThinking),
    () => desk.hinting?.close(),
  );
  closesOnEscape(
    () => stage().isBusy,
    () => stage().skip(),
  );
}

/** Makes a click on an element go to the end of what is shown, and do nothing else. */
export function skipsOnClick(stage: () => Stage): (element: HTMLElement) => () => void {
  return (element) => {
    const click = (event: Event): void => {
      if (!stage().isBusy) return;
      event.stopPropagation();
      stage().skip();
    };
    element.addEventListener('click', click, { capture: true });
    return () => element.removeEventListener('click', click, { capture: true });
  };
}
