import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type Tree = { readonly [name: string]: string | Tree };

const sentencesIn = (tree: Tree, above = ''): readonly (readonly [name: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, part]) =>
    typeof part === 'string' ? [[above + name, part] as const] : sentencesIn(part, `${above}${name}.`),
  );

const english = sentencesIn(en);
const spanish = new Map(sentencesIn(es));
const blanksIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test('the sentences of the analysis have the same names and placeholders in both languages', () => {
  expect([...spanish.keys()].sort()).toEqual(english.map(([name]) => name).sort());
  expect(
    english.filter(([name, text]) => blanksIn(text).join() !== blanksIn(spanish.get(name) ?? '').join()),
  ).toEqual([]);
});

test('the findings of the analysis are translated into Spanish', () => {
  const findings = english.filter(([name]) => name.startsWith('finding.') || name.startsWith('nobody-gets.'));
  const hasWords = (text: string): boolean => /[a-z]{2}/.test(text.replace(/\{\w+\}/g, ''));
  expect(findings.length).toBeGreaterThan(30);
  expect(findings.filter(([name, text]) => hasWords(text) && spanish.get(name) === text)).toEqual([]);
});
