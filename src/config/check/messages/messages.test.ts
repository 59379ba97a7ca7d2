import { describe, expect, test } from 'vitest';
import { schemas } from '../../schemas/schemas.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { mistakeText, reportText } from './messages.ts';

type Tree = { readonly [name: string]: string | Tree };

const sentencesIn = (tree: Tree, above = ''): readonly (readonly [name: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string' ? [[above + name, part] as const] : sentencesIn(part, `${above}${name} > `),
  );

const english = sentencesIn(en);
const spanishTexts = new Map(sentencesIn(es));
const blanksIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([blank]) => blank))].sort();

const ownWords = (text: string): string => text.replace(/\{\w+\}|`[^`]*`|"[^"]*"/g, '').trim();

interface Described {
  readonly description: string;
  readonly spanish?: string;
}

const descriptionsIn = (part: unknown): readonly Described[] => {
  if (typeof part !== 'object' || part === null) return [];
  const isDescribed = 'description' in part && typeof part.description === 'string';
  return [...(isDescribed ? [part as Described] : []), ...Object.values(part).flatMap(descriptionsIn)];
};

describe('the messages of the check', () => {
  test('have the same names and the same placeholders in both languages', () => {
    expect([...spanishTexts.keys()].sort()).toEqual(english.map(([name]) => name).sort());
    expect(
      english.filter(
        ([name, text]) => blanksIn(text).join() !== blanksIn(spanishTexts.get(name) ?? '').join(),
      ),
    ).toEqual([]);
  });

  test('exist in Spanish and English, and no Spanish message is in English', () => {
    const same = english.filter(
      ([name, text]) => /\w{2}/.test(ownWords(text)) && spanishTexts.get(name) === text,
    );
    expect(same.map(([, text]) => text)).toEqual(['null', 'error', '{count} error']);
  });

  test('have a Spanish text for every description of the schemas, and the same one for equal descriptions', () => {
    const described = Object.values(schemas).flatMap(descriptionsIn);
    const same = described.filter(({ description, spanish }) => (spanish ?? description) === description);
    expect(same.map(({ description }) => description)).toEqual([]);
    const texts = Map.groupBy(described, ({ description }) => description);
    expect([...texts.values()].filter((all) => new Set(all.map(({ spanish }) => spanish)).size > 1)).toEqual(
      [],
    );
  });

  test('fill placeholders with texts, lists, texts of the language and descriptions of the schemas', () => {
    const advice = { en: 'One or two sentences.', es: 'Una o dos frases.' };
    const blanks = {
      subject: { noun: 'entry', with: { place: 2, whole: { noun: 'file' } } },
      names: ['id', 'link'],
      advice,
    } as const;
    expect(mistakeText('en', 'schema-required', blanks)).toEqual({
      message: 'entry 2 of the file is missing `id`, `link`',
      hint: 'Add `id`, `link`. One or two sentences.',
    });
    expect(mistakeText('es', 'schema-required', blanks)).toEqual({
      message: 'en la entrada 2 en el archivo falta `id`, `link`',
      hint: 'Añada `id`, `link`. Una o dos frases.',
    });
    expect(reportText('es', 'warnings', { count: 2 })).toBe('2 advertencias');
  });

  test('count names beyond twenty-four', () => {
    const names = Array.from({ length: 26 }, (_, place) => `name${place}`);
    expect(mistakeText('es', 'schema-propertyNames.enum', { name: 'x', names }).hint).toMatch(
      /`name23` y 2 más\.$/,
    );
  });
});
