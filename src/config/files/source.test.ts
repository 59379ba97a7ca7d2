import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { isSourceId, sourceId, sourceOf } from './source.ts';
import { sourceDocuments } from './parse-document.ts';

test('the id of a source depends on paths and texts, not on their order', () => {
  const id = createHash('sha256').update('config/a.json\0{}\0locales/en/a.json\0{"a":"ñ"}\0').digest('hex');
  expect(sourceId({ 'locales/en/a.json': '{"a":"ñ"}', 'config/a.json': '{}' })).toBe(id);
  expect(sourceId({ 'config/a.json': '{} ', 'locales/en/a.json': '{"a":"ñ"}' })).not.toBe(id);
  expect([isSourceId(id), isSourceId(id.slice(1)), isSourceId(`${id}\n`)]).toEqual([true, false, false]);
});

const shipped = frozenDocuments();

test('the documents of a source equal the original ones', () => {
  const files = sourceOf(shipped);
  expect(sourceDocuments(files).map(({ file, value }) => [file, value])).toEqual(
    shipped.map(({ file, value }) => [file, value]),
  );
});
