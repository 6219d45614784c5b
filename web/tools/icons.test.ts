import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const tool = fileURLToPath(new URL('icons.js', import.meta.url));
const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));

it('lists every name once, sorted, each safe in an address', () => {
  const names = execFileSync('node', [tool, '--list'], { encoding: 'utf8' }).trimEnd().split('\n');
  expect(names.length).toBeGreaterThan(4000);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names.every((name) => /^[a-z0-9-]+$/.test(name))).toBe(true);
  expect(names).toContain('flame');
});

it('writes pictures that a browser can use as masks', () => {
  execFileSync('node', [tool]);
  expect(existsSync(`${folder}ice-bolt.svg`)).toBe(true);
  expect(readFileSync(`${folder}flame.svg`, 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 512 512"><path/,
  );
});
