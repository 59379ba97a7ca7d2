import { describe, expect, test } from 'vitest';
import { applyEdits, type DraftEdit } from '../../src/authoring/draft/apply-edits.ts';
import { mergeFiles } from '../../src/authoring/draft/merge/merge-files.ts';
import { smallSource } from '../support/workbench/small-source.ts';

const file = 'locales/en/claims.json';
const files = { ...smallSource, [file]: '{\n  "claims": { "title": "Claims" }\n}\n' };

const set = (address: string, value: unknown, expected: unknown = null): DraftEdit => ({
  address,
  expected,
  value,
});
const outcome = (...edits: readonly DraftEdit[]) => applyEdits(files, edits);

/** Milliseconds of processor time. */
const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

describe('hostile edits', () => {
  test.each([
    'config/../../x.json',
    '../x.json',
    '/etc/x.json',
    'config/screens/../../../x.json',
    'config\\screens\\x.json',
    'config//screens/x.json',
    'config/screens/..%2fx.json',
    'config/screens/x.json\u0000.json',
    '__proto__.json',
    'constructor.json',
    'node_modules/x.json',
  ])('no file is created at %j, which is not a path of a configuration', (where) => {
    expect(outcome(set(`${where}#`, {}))).toEqual({
      unreadable: { address: `${where}#`, why: 'unknown-place' },
    });
  });

  test.each([
    '__proto__/polluted',
    'constructor/prototype/polluted',
    '__proto__',
    'claims/__proto__/polluted',
    'toString/x',
  ])('the name %s is a name like any other, and reaches no prototype', (steps) => {
    const after = outcome(set(`${file}#${steps}`, 'yes'));
    expect(({} as { readonly polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.prototype.toString.call({})).toBe('[object Object]');
    if (!('files' in after)) throw new Error(JSON.stringify(after));
    const value = JSON.parse(after.files[file] ?? '') as unknown;
    const found = steps
      .split('/')
      .reduce<unknown>((inside, name) => Object.getOwnPropertyDescriptor(inside, name)?.value, value);
    expect(found).toBe('yes');
  });

  test('levels without end, in a value or in an address, are refused', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(outcome(set(`${file}#claims/x`, deep))).toMatchObject({ unreadable: { why: 'too-deep' } });
    expect(outcome(set(`${file}#claims/x`, 'x', deep))).toMatchObject({ unreadable: { why: 'too-deep' } });
    expect(outcome(set(`${file}#${'a/'.repeat(100_000)}b`, 1))).toMatchObject({
      unreadable: { why: 'too-deep' },
    });
  });
});

describe('edits that would block a server', () => {
  test('a thousand edits of one file take a fraction of the time of separate edits, and are all applied', () => {
    const edits = Array.from({ length: 1_000 }, (_, at) => set(`${file}#claims/word${at}`, `Word ${at}`));
    let after: ReturnType<typeof outcome> | undefined;
    // Half a second. It takes two or more if the document is parsed for each edit.
    expect(cpuOf(() => (after = outcome(...edits)))).toBeLessThan(4_000);
    if (!after || !('files' in after)) throw new Error('refused');
    const value = JSON.parse(after.files[file] ?? '') as {
      readonly claims: Readonly<Record<string, string>>;
    };
    expect(Object.keys(value.claims)).toHaveLength(1_001);
    expect([value.claims['title'], value.claims['word0'], value.claims['word999']]).toEqual([
      'Claims',
      'Word 0',
      'Word 999',
    ]);
    expect(after.edits).toHaveLength(1_000);
  });

  test('two lists of 500 new elements merge within seconds, without losses', () => {
    const screens = 'config/screens/claims.json';
    const cards = (mark: string) =>
      JSON.stringify({
        screens: [
          {
            key: 'claims',
            blocks: [
              {
                type: 'linkCards',
                id: 'all',
                items: Array.from({ length: 500 }, (_, at) => ({ id: `${mark}${at}` })),
              },
            ],
          },
        ],
      });
    const base = {
      [screens]: '{"screens":[{"key":"claims","blocks":[{"type":"linkCards","id":"all","items":[]}]}]}',
    };
    let merged: ReturnType<typeof mergeFiles> | undefined;
    expect(
      cpuOf(
        () =>
          (merged = mergeFiles({ base, mine: { [screens]: cards('m') }, theirs: { [screens]: cards('t') } })),
      ),
    ).toBeLessThan(2_500);
    const text = merged?.files[screens] ?? '';
    expect(merged?.conflicts).toEqual([]);
    expect(text.match(/"id": ?"[mt]\d+"/g)).toHaveLength(1_000);
    expect(text.indexOf('"m499"')).toBeLessThan(text.indexOf('"t0"'));
  });
});
