import { describe, expect, test } from 'vitest';
import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import type { SectionFile } from '../../config/generated/config-files.ts';
import { editText } from './edit-text.ts';

const lines = (...all: readonly string[]): string => all.join('\n');

describe('a value written into a JSON text', () => {
  test('is added on a new line after the last entry, if that entry has its own line', () => {
    const text = lines(
      '{',
      '  "items": [',
      '    { "id":"a" }, {"id": "b" },',
      '    { "id": "c" }',
      '  ]',
      '}',
    );
    expect(editText(text, ['items', -1], { id: 'd', when: undefined, link: 'route:claims' })).toBe(
      lines(
        '{',
        '  "items": [',
        '    { "id":"a" }, {"id": "b" },',
        '    { "id": "c" },',
        '    { "id": "d", "link": "route:claims" }',
        '  ]',
        '}',
      ),
    );
  });

  test('is added on the line of its neighbors, if they share one', () => {
    expect(editText('{ "items": [{"id":"a"}] }', ['items', -1], { id: 'b' })).toBe(
      '{ "items": [{"id":"a"}, { "id": "b" }] }',
    );
  });

  test('is formatted like the one before it, and missing parents are created', () => {
    const text = lines('{', '  "home": {', '    "title": "Home"', '  }', '}');
    expect(editText(text, ['news', 'items', 'intro'], { content: 'All news.' })).toBe(
      lines(
        '{',
        '  "home": {',
        '    "title": "Home"',
        '  },',
        '  "news": {',
        '    "items": { "intro": { "content": "All news." } }',
        '  }',
        '}',
      ),
    );
  });

  test('fills an empty list, replaces another value, and wraps lines that would be too long', () => {
    expect(editText('{ "items": [] }', ['items', -1], 'a')).toBe(lines('{ "items": [', '  "a"', '] }'));
    expect(editText(lines('{', '  "a":  1,', '  "b":2', '}'), ['a'], [1, 2])).toBe(
      lines('{', '  "a":  [1, 2],', '  "b":2', '}'),
    );
    const long = 'x'.repeat(100);
    expect(editText('{\n  "a": 1\n}', ['b'], { one: long, two: long })).toBe(
      lines('{', '  "a": 1,', '  "b": {', `    "one": "${long}",`, `    "two": "${long}"`, '  }', '}'),
    );
  });

  test('undefined deletes the value', () => {
    expect(editText('{ "a": 1, "b": 2 }', ['b'], undefined)).toBe('{ "a": 1 }');
  });
});

test('a card in any block of the shipped screens changes no line but the one before it', () => {
  const card = { id: 'fresh', link: 'route:home', icon: 'document' };
  const places = frozenDocuments().flatMap(({ is, value, text }) =>
    is?.kind !== 'section'
      ? []
      : (value as SectionFile).screens.flatMap(({ blocks = [] }, screen) =>
          blocks.flatMap((block, index) =>
            'items' in block ? [{ text, path: ['screens', screen, 'blocks', index, 'items', -1] }] : [],
          ),
        ),
  );
  expect(places.length).toBeGreaterThan(20);
  for (const { text, path } of places) {
    const old = text.split('\n');
    const young = editText(text, path, card).split('\n');
    const first = old.findIndex((line, index) => line !== young[index]);
    expect(young.slice(young.length - (old.length - first - 1))).toEqual(old.slice(first + 1));
    expect(young[first]?.startsWith(old[first]?.replace(/[ \]},]*$/, '') ?? '?')).toBe(true);
    expect(young.length - old.length).toBeLessThanOrEqual(5);
  }
});
