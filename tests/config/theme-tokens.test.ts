import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, themePairs } from '../../src/config/check/screens/theme-contrast.ts';
import brand from '../../schemas/brand.json' with { type: 'json' };
import { projectRoot } from '../support/project-files.ts';

const tokens = readFileSync(`${projectRoot}/src/ui/styles/tokens.css`, 'utf8');

const namesIn = (css: string): readonly string[] =>
  [...css.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);

test('a brand may set the tokens of the first block and the colours of the scenes, and no others', () => {
  const firstBlock = tokens.slice(0, tokens.indexOf('/* 2.'));
  const scenes = new Set(namesIn(tokens).filter((name) => name.startsWith('--scene-')));
  expect(new Set(brand.properties.theme.propertyNames.enum)).toEqual(
    new Set([...namesIn(firstBlock), ...scenes]),
  );
});

test('the colors with checked contrast are those of the tokens, and each of their pairs is readable', () => {
  const colours = Object.fromEntries(
    [...tokens.matchAll(/^\s*(--[a-z0-9-]+): (#[0-9a-f]{6});/gm)].map(([, name = '', colour = '']) => [
      name,
      colour,
    ]),
  );
  for (const pair of themePairs) {
    const [text = '', ground = ''] = pair.map((one) => (one.startsWith('#') ? one : (colours[one] ?? '')));
    expect(tokens).toContain(text);
    expect(tokens).toContain(ground);
    expect([...pair, contrast(text, ground) >= 4.5]).toEqual([...pair, true]);
  }
  expect([
    contrast('#000000', '#ffffff'),
    contrast('#777777', '#ffffff') < 4.5,
    contrast('#767676', '#ffffff') > 4.5,
  ]).toEqual([21, true, true]);
});
