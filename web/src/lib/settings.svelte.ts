/** How the page looks, moves and calls, as its reader wants it. */

import { keep, recall } from './store';

export type Theme = 'auto' | 'light' | 'dark';
export type Animations = 'auto' | 'on' | 'off';

class Settings {
  theme = $state<Theme>(recall<Theme>('theme') ?? 'auto');
  animations = $state<Animations>(recall<Animations>('animations') ?? 'auto');
  /** Whether a sound calls whoever looks elsewhere. */
  sound = $state(recall<boolean>('sound') ?? false);
  /** Whether a message of the system does. */
  messages = $state(recall<boolean>('messages') ?? false);
  #prefersCalm = $state(false);

  /** Applies what was chosen before, and follows the system where it was not. */
  start(): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#prefersCalm = calm.matches;
    calm.addEventListener('change', () => (this.#prefersCalm = calm.matches));
    this.#apply();
  }

  /** Whether things on the table move. */
  get animate(): boolean {
    return this.animations === 'auto' ? !this.#prefersCalm : this.animations === 'on';
  }

  /** Chooses light or dark. */
  chooseTheme(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
    this.#apply();
  }

  /** Chooses whether things move. */
  chooseAnimations(animations: Animations): void {
    this.animations = animations;
    keep('animations', animations);
    this.#apply();
  }

  /** Chooses whether there is a sound. */
  chooseSound(sound: boolean): void {
    this.sound = sound;
    keep('sound', sound);
  }

  /** Chooses whether the system shows a message. */
  chooseMessages(messages: boolean): void {
    this.messages = messages;
    keep('messages', messages);
  }

  #apply(): void {
    mark('theme', this.theme);
    mark('animations', this.animations);
  }
}

function mark(name: string, value: string): void {
  if (value === 'auto') document.documentElement.removeAttribute(`data-${name}`);
  else document.documentElement.setAttribute(`data-${name}`, value);
}

export const settings = new Settings();
