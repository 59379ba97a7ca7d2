import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { frozenFolder } from '../../../tests/support/config/frozen-config.ts';
import { editedCopy, type EditedCopy } from '../../../tests/support/config/edited-copy.ts';
import { words } from './words.ts';

let copy: EditedCopy;
let out: string;
beforeEach(() => {
  copy = editedCopy();
  out = join(mkdtempSync(join(tmpdir(), 'portal-words-')), 'words');
});
afterEach(() => copy.remove());

const portal = async (asked: readonly string[], options: Readonly<Record<string, string | boolean>> = {}) => {
  const printed: string[] = [];
  const exit = await words.run(
    { ...copy.folders, lang: 'en', ...options },
    (line) => printed.push(line),
    asked,
  );
  return { exit, text: printed.join('\n').replaceAll(`${copy.folders.locales}/`, 'locales/') };
};

const en = 'locales/en/claims.json';
const es = 'locales/es/claims.json';
const address = `${en}#claims/items/travelReimbursement/content`;
const older = 'For trips your plan asked you to make for care.';
const newer = 'For trips to care that your plan approved.';
const translated = 'Para los viajes que su plan aprobó.';

const fileWith = (text: string): string => {
  writeFileSync(out, text);
  return out;
};

// As tools mark what a translator has finished.
const finished = (text: string): string =>
  text.replaceAll(/state="(needs-review-translation|initial)"/g, 'state="translated"');

describe('portal words', () => {
  it('lists an outdated translation: both texts, the former English, its readers, the number of words', async () => {
    copy.replace(en, older, newer);
    const { exit, text } = await portal(['stale'], { base: frozenFolder });
    expect(exit).toBe(0);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(
        /^locales\/en\/claims\.json#claims\/items\/travelReimbursement\/content {2}\(.+:\d+; the English changed\)$/,
      ),
      `    Previous English: ${older}`,
      `    English: ${newer}`,
      '    Spanish: Para los viajes que su plan le pidió hacer para recibir atención.',
      '    readers: the plan is CalPERS',
      'Texts: 1. English words: 8.',
    ]);
  });

  it('is up to date again once it is confirmed, in one line of the file of pairs', async () => {
    copy.replace(en, older, newer);
    expect((await portal(['confirm', address])).text).toBe('Texts confirmed: 1.');
    expect((await portal(['stale'])).text).toBe('No texts match.');
    expect(copy.touched()).toEqual([en, 'locales/pairs.json']);
    const lines = (file: string): readonly string[] => readFileSync(file, 'utf8').split('\n');
    const shipped = new Set(lines('locales/pairs.json'));
    expect(lines(join(copy.folders.locales, 'pairs.json')).filter((line) => !shipped.has(line))).toHaveLength(
      1,
    );
  });

  it.each([['xliff-1.2'], ['xliff-2.0'], ['csv']])('survives export and import as %s', async (format) => {
    copy.replace(en, older, newer);
    await portal(['export'], { format, out });
    const sent = readFileSync(out, 'utf8');
    expect(sent).toContain(newer);
    expect(sent).toContain('Readers: the plan is CalPERS');
    const back = fileWith(
      finished(sent.replace('Para los viajes que su plan le pidió hacer para recibir atención.', translated)),
    );
    expect(await portal(['import', back])).toEqual({ exit: 0, text: 'Texts imported: 1. Confirmed: 1.' });
    expect(readFileSync(join(copy.folders.locales, 'es/claims.json'), 'utf8')).toContain(translated);
    expect((await copy.check()).text).toBe('0 errors, 0 warnings');
  });

  it('imports a text that an XLIFF file marks as unfinished, and leaves it outdated', async () => {
    copy.replace(en, older, newer);
    await portal(['export'], { out });
    const back = fileWith(
      readFileSync(out, 'utf8').replace(
        'Para los viajes que su plan le pidió hacer para recibir atención.',
        translated,
      ),
    );
    const { exit, text } = await portal(['import', back]);
    expect([exit, text]).toEqual([1, expect.stringContaining('Texts imported: 1. Confirmed: 0.')]);
    expect(text).toMatch(
      /content \(line \d+\): imported, but not confirmed, because the file marks it as unfinished/,
    );
    expect((await portal(['outdated'])).text).toContain(`Spanish: ${translated}`);
  });

  it('is imported completely or not at all: if the pairs cannot be written, no text is written', async () => {
    copy.replace(en, older, newer);
    await portal(['export'], { out });
    const back = fileWith(
      finished(
        readFileSync(out, 'utf8').replace(
          'Para los viajes que su plan le pidió hacer para recibir atención.',
          translated,
        ),
      ),
    );
    // A folder stands where the new pairs would be written first.
    mkdirSync(join(copy.folders.locales, `.pairs.json.${process.pid}.tmp`));
    await expect(portal(['import', back])).rejects.toThrow();
    expect(readFileSync(join(copy.folders.locales, 'es/claims.json'), 'utf8')).not.toContain(translated);
  });

  const returned = (spanish: string): string =>
    fileWith(`address;english;spanish\r\n${address};${older};${spanish}\r\n`);

  it('stays outdated when the English changed after the exported version', async () => {
    copy.replace(en, older, newer);
    const { exit, text } = await portal(['import', returned(translated)], { base: frozenFolder });
    expect(exit).toBe(1);
    expect(text).toContain(`${address} (line 2): imported, but its English has changed since`);
    expect((await portal(['stale'])).text).toContain(`Spanish: ${translated}`);
  });

  it('is not replaced by an older one, except with --replace', async () => {
    const here = 'Para viajes que su plan autorizó.';
    copy.replace(es, 'Para los viajes que su plan le pidió hacer para recibir atención.', here);
    const { exit, text } = await portal(['import', returned(translated)], { base: frozenFolder });
    expect([exit, text]).toEqual([
      1,
      `${address} (line 2): skipped, because both texts differ and it is unknown which is right. Here: ${here} File: ${translated} Choose one by hand, or add --replace.\nTexts imported: 0. Confirmed: 0.`,
    ]);
    expect(copy.touched()).toEqual([es]);
    expect(await portal(['import', returned(translated)], { replace: true })).toEqual({
      exit: 0,
      text: 'Texts imported: 1. Confirmed: 1.',
    });
    expect((await portal(['stale'])).text).toBe('No texts match.');
  });

  it('lists the rows that cannot be read, with their lines, in both languages', async () => {
    const file = fileWith(`address;english;spanish\n${address};a\n;b;c\nlocales/en/x.json#y;b;c\n`);
    const { exit, text } = await portal(['import', file]);
    expect(exit).toBe(1);
    expect(text.split('\n').map((line) => line.slice(0, 30))).toEqual([
      'Line 2 has 2 fields, but the f',
      'Line 3 has no address. Copy it',
      'locales/en/x.json#y (line 4): ',
      'Texts imported: 0. Confirmed: ',
    ]);
    expect((await portal(['import', file], { lang: 'es' })).text).toContain('(línea 4): se omitió');
  });

  it('lists missing translations, and an import adds them', async () => {
    copy.replace(es, ', "content": "Para las pruebas que compró por su cuenta."', '');
    expect((await portal(['missing'])).text).toContain(
      'claims/items/atHomeCovid19/content  (locales/en/claims.json',
    );
    await portal(['export', es], { out });
    const back = fileWith(
      finished(
        readFileSync(out, 'utf8').replace(
          '<target></target>',
          '<target>Para las pruebas que compró.</target>',
        ),
      ),
    );
    expect((await portal(['import', back])).exit).toBe(0);
    expect((await copy.check()).text).toBe('0 errors, 0 warnings');
  });

  it('names the nearest address for an unknown one', async () => {
    await expect(portal(['confirm', `${en}#claims/titel`])).rejects.toThrow(
      `Did you mean ${en}#claims/title?`,
    );
    await expect(portal(['confirm'])).rejects.toThrow('or add --all');
    await expect(portal(['translate'])).rejects.toThrow('outdated, missing, confirm, export, import');
  });

  it('prints the same in Spanish', async () => {
    copy.replace(en, older, newer);
    // `stale` is the earlier name of `outdated`.
    expect((await portal(['stale'], { lang: 'es' })).text).toContain('lo leen: el plan es de CalPERS');
  });
});
