import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/config/portal-config.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { buildScreen } from '../../src/view/screen/build-screen.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { properNames, viewTexts } from '../support/config/texts.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';
import { sampleScreen } from '../support/members/sample-screen.ts';
import identical from './identical-words.json' with { type: 'json' };

type Texts = ReadonlyMap<string, readonly string[]>;

const { screens } = shippedConfig.config;
const place = { pathname: '/home', search: '', hash: '' };

/** The texts of the shell and of every screen, each below its name. */
const textsFor = (visit: SampleVisit, language: Language): Texts => {
  const context = sampleContext({ ...visit, language });
  return new Map([
    ['shell', viewTexts(buildShell(context, { place, currentKey: 'home' }))],
    ...screens.map((screen) => [screen.key, viewTexts(buildScreen(screen, context))] as const),
  ]);
};

const where = (texts: Texts, isWrong: (text: string, screen: string) => boolean): readonly string[] =>
  [...texts].flatMap(([screen, all]) =>
    all.filter((text) => isWrong(text, screen)).map((text) => `${screen}: ${text}`),
  );

const signedOut = { who: 'a signed-out visitor', visit: {}, names: new Set<string>() };

/** Every sample member with each coverage, and with none while one has to be chosen. */
const visits = readMembers().flatMap((record) =>
  [...record.coverages.keys(), 'none' as const].map((selected) => ({
    who: `${record.id}, coverage ${selected}`,
    visit: { id: record.id, selected },
    names: properNames(record),
  })),
);

const alike = new Set(Object.values(identical).flat());
const hasLetters = /\p{L}.*\p{L}/u;
const english = /(?<![\p{L}\d])(?:the|your|and|of|with|for|to|is|are|you|please|this)(?![\p{L}\d])/iu;
const keyName = /^[a-z]\w*(?:\.\w+)+$/;
const leftOpen = /\{\w+\}|undefined|NaN/;

describe('what members read', () => {
  it.each([signedOut, ...visits])(
    'R1.01: every screen is whole in both languages, with no English left in Spanish: $who',
    ({ visit, names }) => {
      const en = textsFor(visit, 'en');
      const es = textsFor(visit, 'es');
      const lengths = (texts: Texts) => [...texts].map(([screen, all]) => `${screen} ${all.length}`);
      expect(lengths(es)).toEqual(lengths(en));
      for (const texts of [en, es])
        expect(where(texts, (text) => keyName.test(text) || leftOpen.test(text))).toEqual([]);
      const isName = (text: string) => names.has(text) || alike.has(text);
      expect(
        where(
          es,
          (text, screen) => hasLetters.test(text) && !isName(text) && (en.get(screen) ?? []).includes(text),
        ),
      ).toEqual([]);
      expect(where(es, (text) => english.test(text) && !names.has(text))).toEqual([]);
    },
  );

  it('excuses only texts that the locale files or the screens of two members have', () => {
    const shown = new Set(['m01', 'm08'].flatMap((id) => [...textsFor({ id }, 'es').values()].flat()));
    const inFiles = JSON.stringify(shippedConfig.words.es);
    expect([...alike].filter((text) => !shown.has(text) && !inFiles.includes(JSON.stringify(text)))).toEqual(
      [],
    );
  });

  it('R1.18: a member who prefers Korean is offered only English and Spanish', () => {
    expect(sampleContext({ id: 'm15' }).member?.account.preferredLanguage).toBe('Korean');
    const form = sampleScreen('account.languages', { id: 'm15' }).blocks.find(
      ({ type }) => type === 'languageForm',
    );
    expect(form).toMatchObject({ languages: ['en', 'es'], current: 'en' });
    expect(where(textsFor({ id: 'm15' }, 'en'), (text) => /\p{Script=Hangul}/u.test(text))).toEqual([]);
  });
});
