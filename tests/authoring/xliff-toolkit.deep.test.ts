import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangedWords } from '../../src/authoring/words/words-report.ts';
import { readXliff } from '../../src/authoring/words/xliff/read-xliff.ts';
import { xliffText } from '../../src/authoring/words/xliff/write-xliff.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

// Python's own XML parser, and the Translate Toolkit that Weblate and Pootle use, read our files. On Debian:
// apt-get install python3-translate.

const python = (code: string, input: string) => {
  const { status, stdout, stderr } = spawnSync('python3', ['-c', code], {
    ...{ input, encoding: 'utf8', maxBuffer: 2 ** 28 },
  });
  return { isFine: status === 0, stdout, stderr };
};

const has = (module: string): boolean => python(`import ${module}`, '').isFine;

const words = exchangedWords(frozenDocuments(), { which: 'all', addresses: [], language: 'en' });

const translate = `
import sys
from translate.storage.placeables import StringElem
from translate.storage.xliff import xlifffile
store = xlifffile.parsestring(sys.stdin.buffer.read())
for index, unit in enumerate(store.units):
    source = unit.rich_source[0]
    unit.rich_target = [StringElem(['Á ', *source.sub])]
    unit.markapproved(index % 2 == 0)
sys.stdout.buffer.write(bytes(store))
`;

describe.skipIf(!has('translate.storage.xliff'))('the Translate Toolkit (needs python3-translate)', () => {
  test('R10.55: returns every text of the portal translated, and approves every second one', () => {
    const { isFine, stdout, stderr } = python(translate, xliffText(words, '1.2'));
    expect([isFine, stderr]).toEqual([true, '']);
    const { words: found, unread } = readXliff(stdout);
    expect(unread).toEqual([]);
    expect(found.map(({ address, en, es, isApproved = false }) => ({ address, en, es, isApproved }))).toEqual(
      words.map(({ address, en }, index) => ({ address, en, es: `Á ${en}`, isApproved: index % 2 === 0 })),
    );
  });
});

const parse = `
import json, sys
from xml.etree import ElementTree
for text in json.load(sys.stdin):
    ElementTree.fromstring(text)
`;

describe.skipIf(!has('xml.etree.ElementTree'))("Python's XML parser (needs python3)", () => {
  test.each(['1.2', '2.0'] as const)('R10.55: accepts every file of XLIFF %s that is exported', (version) => {
    const text = fc.string({ unit: 'binary' });
    const files = fc
      .sample(fc.tuple(text, text, text, text), { seed: 11, numRuns: 20_000 })
      .map(([name, en, es, note]) =>
        xliffText([{ address: `locales/en/home.json#${name}`, en, es, note }], version),
      );
    expect(python(parse, JSON.stringify(files))).toEqual({ isFine: true, stdout: '', stderr: '' });
  });
});
