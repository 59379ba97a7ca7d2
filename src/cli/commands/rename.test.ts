import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editedCopy, type EditedCopy } from '../../../tests/support/config/edited-copy.ts';
import { portalNames } from '../../authoring/project/problems.ts';
import { checkConfig } from '../../config/check/check-config.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { rename } from './rename.ts';

let copy: EditedCopy;
beforeEach(() => {
  copy = editedCopy();
});
afterEach(() => copy.remove());

const portal = async (
  words: readonly string[],
  options: Readonly<Record<string, string>> = {},
): Promise<number> => rename.run({ ...copy.folders, ...options }, () => undefined, words);
const values = () =>
  readConfig(copy.folders.config, copy.folders.locales).map(({ file, value }) => [file, value]);
const problems = () =>
  checkConfig(readConfig(copy.folders.config, copy.folders.locales), portalNames).map(
    ({ message }) => message,
  );

describe('portal rename', () => {
  test.each([
    ['item', 'claims/forms/travelReimbursement', 'travelPayment'],
    ['screen', 'coverage.forms', 'coverage.papers'],
    ['fact', 'isMedicare', 'isOnMedicare'],
    ['value', 'nurseLineHours', 'hoursOfNurses'],
  ])(
    'a %s has its new name everywhere, the check finds nothing, and renaming it back restores the files',
    async (kind, from, to) => {
      const before = values();
      await portal([kind, from, to]);
      const touched = copy.touched();
      expect(touched.length).toBeGreaterThan(1);
      expect(problems()).toEqual([]);
      const own = from.split('/').at(-1) ?? '';
      await portal([kind, from.slice(0, from.length - own.length) + to, from.includes('/') ? own : from]);
      expect(values()).toEqual(before);
    },
  );

  test('an old path redirects to the new one', async () => {
    await portal(['path', 'claims'], { es: 'solicitudes' });
    const text = readFileSync(join(copy.folders.config, 'screens/claims.json'), 'utf8');
    expect(text.replaceAll(/\s/g, '')).toContain('"aliasesIn":{"es":["/reclamos"]}');
    expect(problems()).toEqual([]);
  });

  test.each([
    ['a name that something has', ['fact', 'isMedicare', 'isPPO'], 'The name isPPO is already used.'],
    [
      'something that is not there',
      ['fact', 'isMedicar', 'x'],
      'There is no fact isMedicar. Did you mean isMedicare?',
    ],
    ['half of a request', ['rule', 'isMedicare'], /^Name what to rename/],
  ])('%s is refused, and nothing is written', async (_, words, says) => {
    await expect(portal(words)).rejects.toThrow(says);
    expect(copy.touched()).toEqual([]);
  });
});
