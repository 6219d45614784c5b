/** Calls someone who looks elsewhere: a sound, a message of the system, and a dot on the icon of the page. */

import type { Position, TableInfo } from './protocol';
import { isPlaying } from './seats';
import { settings } from './settings.svelte';

/** What someone may be waiting for: nothing, the match, their turn, or the others. */
export type Waiting = 'none' | 'start' | 'others' | 'you';

/** Two notes, as frequency in hertz and beginning in seconds. */
const NOTES = [
  [660, 0],
  [880, 0.14],
] as const;
const NOTE_S = 0.32;
const VOLUME = 0.16;

/** Gets what a viewer waits for at a table. */
export function waitingFor(info: TableInfo, position: Position | null): Waiting {
  if (info.your_place === null) return 'none';
  if (info.stage === 'open') return 'start';
  if (!isPlaying(info)) return 'none';
  return position !== null && position.turn !== null ? 'you' : 'others';
}

/** Gets the words to call with when what someone waits for has changed; none when that is no news. */
export function callFor(before: Waiting, now: Waiting): string | null {
  if (before === now || before === 'none') return null;
  if (now === 'you')
    return before === 'start' ? 'The match starts, and it is your turn.' : 'It is your turn.';
  return before === 'start' && now === 'others' ? 'The match starts.' : null;
}

/** Calls someone who looks elsewhere, in the ways they have chosen. */
export function call(title: string, words: string): void {
  if (settings.sound) chime();
  if (settings.messages) show(title, words);
}

/** Puts the dot on the icon of the page, or takes it away. */
export function markIcon(isMarked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = isMarked ? '/favicon-turn.svg' : '/favicon.svg';
}

/** Tells whether this page may ever show messages of the system; pages without https may not. */
export function canShowMessages(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Asks the browser whether messages may be shown. */
export async function askForMessages(): Promise<boolean> {
  return canShowMessages() && (await Notification.requestPermission()) === 'granted';
}

let audio: AudioContext | null = null;

/** Plays two notes. */
export function chime(): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [frequency, begin] of NOTES) {
    const tone = new OscillatorNode(audio, { type: 'sine', frequency });
    const volume = new GainNode(audio, { gain: 0 });
    const start = currentTime + begin;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + NOTE_S);
  }
  // A browser that wants a click first stays silent; the message and the icon are there all the same.
  void audio.resume().catch(() => undefined);
}

function show(title: string, body: string): void {
  if (!canShowMessages() || Notification.permission !== 'granted') return;
  try {
    const message = new Notification(title, { body, icon: '/favicon.svg', tag: 'fracas' });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Some phones have the function and refuse it to pages.
  }
}
