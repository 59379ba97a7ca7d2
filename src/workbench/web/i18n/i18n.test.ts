import { describe, expect, test } from 'vitest';
import { definitions } from '../../../../schemas/blocks.json' with { type: 'json' };
import blockTypes from '../../../authoring/draft/block-types.json' with { type: 'json' };
import { en } from './en.ts';
import { es } from './es.ts';
import { plainly } from './rich.tsx';

type Tree = { readonly [name: string]: string | Tree };

const leaves = (tree: Tree, path = ''): readonly (readonly [key: string, word: string])[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : leaves(value, `${path}${name}.`),
  );
const english = new Map(leaves(en));
const spanish = new Map(leaves(es));

const marksOf = (word: string): readonly string[] => [...(word.match(/\{\w+\}|<\/?\w+>/g) ?? [])].sort();

const sameInBoth = new Set(['error', '{count} error', 'No', 'JSON', 'no', 'English', 'Español', 'Hospital']);

describe('the messages of the workbench', () => {
  test('exist in both languages with the same keys, and none is empty', () => {
    expect([...spanish.keys()]).toEqual([...english.keys()]);
    expect([...english, ...spanish].filter(([, word]) => word.trim() === '')).toEqual([]);
  });

  test('fill in the same values and mark the same parts in both languages', () => {
    const differing = [...english].filter(
      ([key, word]) => marksOf(word).join() !== marksOf(spanish.get(key) ?? '').join(),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  test('are not left in English', () => {
    expect(
      [...english]
        .filter(([key, word]) => word === spanish.get(key) && !sameInBoth.has(word))
        .map(([key]) => key),
    ).toEqual([]);
  });

  test('address the reader as usted', () => {
    const familiar = /(?:^|[^\p{L}])(?:tú|tu|tus|ti|contigo|puedes|tienes|quieres|haz|elige)(?:$|[^\p{L}])/iu;
    expect([...spanish].filter(([, word]) => familiar.test(word)).map(([key]) => key)).toEqual([]);
  });

  test('use one name for each thing in Spanish: versión, borrador, regla, función, afiliado', () => {
    const otherNames = /\b(?:release|draft|lanzamiento|rol|roles|miembro|miembros|commit)\b/i;
    expect(
      [...spanish].filter(([, word]) => otherNames.test(word.replace(/\{\w+\}/g, ''))).map(([key]) => key),
    ).toEqual([]);
  });
});

test('a message of the check reads as a sentence in a field, its names in the quotation marks of the language', () => {
  expect(plainly('this leads to `claims/list`, which is hidden', 'en')).toBe(
    'This leads to “claims/list”, which is hidden',
  );
  expect(plainly('`nada` no figura como pantalla', 'es')).toBe('«nada» no figura como pantalla');
});

test('every type of block has a name for blocks without texts', () => {
  const types = Object.values(definitions).flatMap((one) =>
    'properties' in one && 'type' in one.properties && 'const' in one.properties.type
      ? one.properties.type.const
      : [],
  );
  expect(types.length).toBeGreaterThan(15);
  // A place of a shared block is called as that block.
  expect([...Object.keys(blockTypes), 'shared'].toSorted()).toEqual(types.toSorted());
});
