import { describe, expect, it } from 'vitest';
import { localePairs } from '../support/config/texts.ts';
import glossary from './glossary.json' with { type: 'json' };
import identical from './identical-words.json' with { type: 'json' };

const all = localePairs();
/** What members read: without the segments of addresses. */
const pairs = all
  .filter(({ at }) => !at.endsWith('.path'))
  .map(({ at, en = '', es = '' }) => ({ at, en, es }));

const where = (isWrong: (pair: { readonly en: string; readonly es: string }) => boolean): readonly string[] =>
  pairs.filter(isWrong).map(({ at, es }) => `${at}: ${es}`);

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').toLowerCase();

/** A whole word: `\b` would split words at their accents. */
const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu');

describe('the locale files', () => {
  it('have every text in both languages', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ en, es }) => en === undefined || es === undefined)).toEqual([]);
    expect(pairs.filter(({ en, es }) => en.trim() === '' || es.trim() === '')).toEqual([]);
  });

  it('have the same placeholders in both languages', () => {
    expect(where(({ en, es }) => placeholders(en).join() !== placeholders(es).join())).toEqual([]);
  });

  it('have no text that is equal in both languages without a reason', () => {
    const known = new Set(Object.values(identical).flat());
    expect(where(({ en, es }) => en === es && !known.has(es))).toEqual([]);
  });
});

describe('the glossary', () => {
  it('is used wherever an English text is one of its terms', () => {
    const spanish = new Map(glossary.terms.map(({ en, es }) => [plain(en), plain(es)]));
    const checked = pairs.filter(({ en }) => spanish.has(plain(en)));
    expect(checked.length).toBeGreaterThan(150);
    expect(checked.filter(({ en, es }) => spanish.get(plain(en)) !== plain(es))).toEqual([]);
  });

  it.each(glossary.sentences)('has its exact sentence at $at', ({ at, en, es }) => {
    expect(pairs.find((pair) => pair.at === at)).toEqual({ at, en, es });
  });

  it('has one Spanish word each for claim, grievance, form, drug list, premium', () => {
    const only = (english: RegExp, spanish: RegExp) =>
      where(({ en, es }) => english.test(en) !== spanish.test(es));
    expect(only(/\bclaims?\b/i, word('reclamos?'))).toEqual([]);
    expect(only(/\bgrievances?\b/i, word('quejas?'))).toEqual([]);
    expect(only(/\bdrug lists?\b/i, /lista (y costos )?de medicamentos/i)).toEqual([]);
    expect(where(({ en, es }) => word('formularios?').test(es) && !/\bforms?\b/i.test(en))).toEqual([]);
    expect(where(({ en, es }) => /\bpremiums?\b/i.test(en) && !word('primas?').test(es))).toEqual([]);
  });
});

describe('Spanish', () => {
  it('calls members usted', () => {
    const familiar =
      'tu|tus|tú|ti|contigo|tuy[oa]s?|puedes|tienes|debes|quieres|necesitas|eres|estás|haz|elige|vosotros|vuestr[oa]s?';
    expect(where(({ es }) => word(familiar).test(es))).toEqual([]);
  });

  it('has no English words and no words that differ from the glossary', () => {
    expect(where(({ es }) => word('the|your|and|of|with|for|to|is|are|you|please|this').test(es))).toEqual(
      [],
    );
    const loans =
      'premium|copay|e-?mail|cli[ck]{1,2}e[ao]r|login|online|website|link|aplicar a|remover|miembros?|seguranza|aseguranza|cabecera';
    expect(where(({ es }) => word(loans).test(es))).toEqual([]);
  });

  it('opens questions and exclamations, and ends sentences where English does', () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(where(({ es }) => count(es, '¿') !== count(es, '?') || count(es, '¡') !== count(es, '!'))).toEqual(
      [],
    );
    const fullStopIsQuoted = ['components/faq.failed', 'errors/login.accountlocked.text'];
    const ends = pairs.filter(({ en, es }) => /\.$/.test(en) !== /\.$/.test(es)).map(({ at }) => at);
    expect(ends.sort()).toEqual(fullStopIsQuoted);
  });

  it('has a capital only at the start of a sentence or name', () => {
    const names =
      'Medicare|Advantage|CalPERS|PPO|COVID|EE|UU|Silver|Fit|Sereno|Behavioral|National|Número|Seguro|Social|Parte|D';
    const labels = /Con cobertura|en Cuenta\b|elija Siguiente\b|Cuentas compartidas/g;
    const capital = new RegExp(`(?<=[^.?!:¿¡\\s]\\s)(?!(?:${names})(?!\\p{L}))\\p{Lu}`, 'u');
    expect(where(({ es }) => capital.test(es.replace(labels, '')) && es !== es.toUpperCase())).toEqual([]);
  });

  it('keeps together what a line must not break, and writes dollars as in English', () => {
    expect(
      where(({ es }) => /\d %|\d [ap]\. ?m\.|[ap]\. m\.|EE\. ?UU|N\.º ?\p{L}|\s{2}|^\s|\s$/u.test(es)),
    ).toEqual([]);
    expect(where(({ es }) => /\d%|\d,\d{2}(?!\d)|\d\.\d{3}|\d \$|US\$/.test(es))).toEqual([]);
  });
});
