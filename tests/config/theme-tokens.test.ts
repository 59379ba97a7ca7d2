import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import brand from '../../schemas/brand.json' with { type: 'json' };
import { projectRoot } from '../support/project-files.ts';

const tokens = readFileSync(`${projectRoot}/src/ui/styles/tokens.css`, 'utf8');

const namesIn = (css: string): readonly string[] => [...css.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name = '']) => name);

test('a brand may set the tokens of the first block and the colours of the scenes, and no others', () => {
  const firstBlock = tokens.slice(0, tokens.indexOf('/* 2.'));
  const scenes = new Set(namesIn(tokens).filter((name) => name.startsWith('--scene-')));
  expect(new Set(brand.properties.theme.propertyNames.enum)).toEqual(new Set([...namesIn(firstBlock), ...scenes]));
});
