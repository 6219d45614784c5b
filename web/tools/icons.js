// Writes the icons of the game-icons collection as files of their own, so that a card's picture is one
// small request and the browser keeps it. Run before the build; does nothing when they are up to date.
//
//   node tools/icons.js          writes public/icons/<name>.svg
//   node tools/icons.js --list   prints all names, one per line, sorted

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '..', 'public', 'icons');
const require = createRequire(import.meta.url);
const NAME = /^[a-z0-9-]+$/;

/** Gets all icons by name, with those that are known by a second name under both. */
function readIcons() {
  const collection = require('@iconify-json/game-icons/icons.json');
  const icons = new Map();
  for (const [name, icon] of Object.entries(collection.icons)) icons.set(name, icon.body);
  for (const [name, alias] of Object.entries(collection.aliases ?? {})) {
    const body = icons.get(alias.parent);
    if (body !== undefined) icons.set(name, body);
  }
  const size = `${collection.width} ${collection.height}`;
  return { icons: new Map([...icons].filter(([name]) => NAME.test(name)).sort()), size };
}

/** Says what the folder holds when it is complete. */
function stamp(icons) {
  const { version } = require('@iconify-json/game-icons/package.json');
  return `game-icons ${version}, ${icons.size} icons\n`;
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function write(icons, size) {
  const mark = join(folder, 'stamp.txt');
  if (readStamp(mark) === stamp(icons)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, body] of icons) {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}">${body}</svg>\n`;
    writeFileSync(join(folder, `${name}.svg`), picture);
  }
  // The stamp comes last: a run that was cut short is done again.
  writeFileSync(mark, stamp(icons));
}

const { icons, size } = readIcons();
if (process.argv.includes('--list')) {
  process.stdout.write([...icons.keys()].join('\n') + '\n');
} else {
  write(icons, size);
}
