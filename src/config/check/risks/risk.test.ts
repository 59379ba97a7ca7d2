import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

type Messages = Readonly<Record<string, { readonly message: string; readonly hint: string }>>;

const english: Messages = en;
const spanish: Messages = es;

const blanksIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([blank]) => blank))].sort();

test('messages about risks have the same names and placeholders in both languages, and no repeated text', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english));
  for (const [name, { message, hint }] of Object.entries(english)) {
    const other = spanish[name];
    expect(blanksIn(`${other?.message} ${other?.hint}`)).toEqual(blanksIn(`${message} ${hint}`));
    expect([other?.message, other?.hint]).not.toContain(message);
    expect([other?.message, other?.hint]).not.toContain(hint);
  }
});
