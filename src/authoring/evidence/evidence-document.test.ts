import { expect, test } from 'vitest';
import { type SourceFiles, sourceId, sourceOf } from '../../config/files/source.ts';
import { readConfig } from '../../config/files/read-config.ts';
import type { LiveTime, UnknownTime } from '../../release/chain/live-times.ts';
import { UnknownName } from '../refusal.ts';
import {
  type AskedPopulation,
  type Evidence,
  evidenceHash,
  evidenceJson,
  evidenceOf,
} from './evidence-document.ts';
import { appendedJson, type EvidenceAppendix } from './evidence-appendix.ts';
import { evidencePage } from './evidence-page.ts';

const shipped = sourceOf(readConfig('config', 'locales'));

const changed = (file: string, before: string, after: string): SourceFiles => {
  const text = shipped[file] ?? '';
  expect(text).toContain(before);
  return { ...shipped, [file]: text.replace(before, () => after) };
};

const day = (number: number): string => `2027-02-${String(number).padStart(2, '0')}T20:00:00.000Z`;

interface Given {
  readonly files: SourceFiles | undefined;
  readonly unknown?: UnknownTime;
}

/** Evidence of releases that went live one a day from February 1, 2027, until the end of the month. */
const evidenceOfAll = (
  all: readonly Given[],
  population: AskedPopulation = { plan: 'medicare' },
): Evidence => {
  const known = new Map(all.flatMap(({ files }) => (files ? [[sourceId(files), files]] : [])));
  const times = all.map(({ files, unknown }, index): LiveTime => {
    const publication = {
      ...({ number: index + 1, id: String(index), kind: 'publish', release: 'a'.repeat(16) } as const),
      ...{ source: files ? sourceId(files) : '0'.repeat(64), time: day(index + 1) },
    };
    const until = index + 1 < all.length ? day(index + 2) : undefined;
    return { from: day(index + 1), until, publication, ...(unknown && { unknown }) };
  });
  const span = { from: '2027-02-01T08:00:00.000Z', until: '2027-03-01T08:00:00.000Z' };
  return evidenceOf(population, span, { times, files: (source) => known.get(source) });
};

const rowsOf = ({ rows }: Evidence, item: string) => rows.filter((row) => row.item === item);

const homeTitle = '"Quick actions"';
const renamed = changed('locales/en/home.json', homeTitle, '"Do it now"');

test('equal neighboring periods are joined, and a changed text is live up to the moment of the next publication', () => {
  const evidence = evidenceOfAll([
    { files: shipped },
    { files: shipped },
    { files: renamed },
    { files: shipped },
  ]);
  const rows = rowsOf(evidence, 'home/quickLinks');
  expect(rows.map(({ fields, live }) => [fields.en['title'], live])).toEqual([
    [
      'Quick actions',
      [
        { from: day(1), until: day(3), firstRelease: 1, lastRelease: 2 },
        { from: day(4), until: '2027-03-01T08:00:00.000Z', firstRelease: 4, lastRelease: 4 },
      ],
    ],
    ['Do it now', [{ from: day(3), until: day(4), firstRelease: 3, lastRelease: 3 }]],
  ]);
  expect(rows[0]?.fields.es['title']).not.toBe(rows[0]?.fields.en['title']);
  expect(evidence.releases.map(({ number, from }) => [number, from])).toEqual(
    [1, 2, 3, 4].map((one) => [one, day(one)]),
  );
  expect(evidence.gaps).toEqual([{ from: '2027-02-01T08:00:00.000Z', until: day(1), why: 'none' }]);
});

test('an entry with dates is live from midnight to midnight in Pacific time', () => {
  const at = JSON.parse(shipped['config/screens/home.json'] ?? '') as { screens: { blocks: object[] }[] };
  const block = at.screens[0]?.blocks.find((one) => 'id' in one && one.id === 'endsSoon');
  Object.assign(block ?? {}, { from: '2027-02-10', until: '2027-02-12' });
  const files = { ...shipped, 'config/screens/home.json': JSON.stringify(at) };
  expect(rowsOf(evidenceOfAll([{ files }]), 'home/endsSoon').flatMap(({ live }) => live)).toEqual([
    { from: '2027-02-10T08:00:00.000Z', until: '2027-02-12T08:00:00.000Z', firstRelease: 1, lastRelease: 1 },
  ]);
});

test('a period that cannot be proved is a gap with a reason, and no row covers it', () => {
  const broken = { ...shipped, 'config/rules/rules.json': '{' };
  const evidence = evidenceOfAll([
    { files: undefined },
    { files: shipped, unknown: 'damaged' },
    { files: broken },
    { files: shipped },
  ]);
  expect(evidence.gaps.map(({ from, until, why }) => [from, until, why])).toEqual([
    ['2027-02-01T08:00:00.000Z', day(1), 'none'],
    [day(1), day(2), 'no-source'],
    [day(2), day(3), 'damaged'],
    [day(3), day(4), 'unreadable-source'],
  ]);
  expect(evidence.rows.length).toBeGreaterThan(100);
  expect(evidence.rows.flatMap(({ live }) => live.map(({ from }) => from))).toEqual(
    evidence.rows.map(() => day(4)),
  );
});

test('a population that some releases do not have is a gap there; one that no release has is refused', () => {
  const plans = JSON.parse(shipped['config/rules/plans.json'] ?? '') as { variants: { name: string }[] };
  const without = { ...plans, variants: plans.variants.filter(({ name }) => name !== 'pos') };
  const files = { ...shipped, 'config/rules/plans.json': JSON.stringify(without) };
  const evidence = evidenceOfAll([{ files }, { files: shipped }], { plan: 'pos' });
  expect(evidence.gaps.at(-1)).toEqual({
    from: day(1),
    until: day(2),
    firstRelease: 1,
    lastRelease: 1,
    why: 'no-population',
  });
  expect(() => evidenceOfAll([{ files: shipped }], { plan: 'poss' })).toThrow(UnknownName);
});

test('the same chain gives the same bytes, and the page names their hash in both languages', () => {
  const all = [{ files: shipped }, { files: renamed }, { files: undefined }];
  const evidence = evidenceOfAll(all);
  expect(evidenceJson(evidenceOfAll(all))).toBe(evidenceJson(evidence));
  const [english, spanish] = (['en', 'es'] as const).map((language) => evidencePage(evidence, language));
  const hash = /[0-9a-f]{64}(?=\.<)/.exec(english ?? '')?.[0];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(spanish).toContain(hash);
  expect(english).toContain('Do it now');
  expect(english).not.toContain('evidence.');
  expect(spanish).not.toContain('evidence.');
});

test('facts and rules narrow a population, and each row lists which of these members got the text', () => {
  const all = [{ files: shipped }];
  const whole = evidenceOfAll(all);
  const asked = { plan: 'medicare', with: 'hasPharmacy=false,isSubscriber' };
  const narrow = evidenceOfAll(all, asked);
  expect(narrow.population.with).toEqual([
    { name: 'hasPharmacy=false', says: expect.any(Object) as unknown },
    { name: 'isSubscriber', says: expect.any(Object) as unknown },
  ]);
  expect([rowsOf(whole, 'pharmacy').length, rowsOf(narrow, 'pharmacy')]).toEqual([1, []]);
  expect(narrow.rows.some(({ who }) => who?.en.includes('pharmacy'))).toBe(false);
  expect(narrow.rows.some(({ who }) => who)).toBe(true);
  const sameAsked = { plan: 'medicare', with: 'isSubscriber, hasPharmacy=false,isSubscriber' };
  expect(evidenceJson(evidenceOfAll(all, sameAsked))).toBe(evidenceJson(narrow));
  for (const language of ['en', 'es'] as const)
    for (const { says } of narrow.population.with)
      expect(evidencePage(narrow, language)).toContain(says?.[language]);
});

test('without a plan, the population is everyone', () => {
  const { population, rows } = evidenceOfAll([{ files: shipped }], {});
  expect(population).toEqual({ with: [] });
  expect(new Set(rows.map(({ item }) => item)).size).toBeGreaterThan(200);
});

test('a population without a possible member is a gap, never an answer without rows', () => {
  const { population, rows, gaps } = evidenceOfAll([{ files: shipped }], {
    with: 'isLoggedIn=false,hasPharmacy',
  });
  expect(rows).toEqual([]);
  expect(gaps.at(-1)).toMatchObject({ from: day(1), why: 'no-population' });
  expect(population.with.every(({ says }) => says)).toBe(true);
});

test.each(['hasFarmacy', 'status=Lost', 'isSubscriber=maybe', 'status'])(
  'refuses the condition %s, which no release has',
  (condition) => {
    expect(() => evidenceOfAll([{ files: shipped }], { with: condition })).toThrow(UnknownName);
  },
);

const appendix: EvidenceAppendix = {
  readAt: '2027-03-02T00:00:00.000Z',
  releases: [
    {
      number: 1,
      published: { at: day(1), author: 'Paul <P>', message: 'New gyms.' },
      draft: 'Gyms',
      reviews: [
        { name: 'Rita', verdict: 'approve', at: day(1), isOfRelease: true },
        { name: 'Rolf', verdict: 'changes', at: day(1), withdrawnAt: day(2), isOfRelease: false },
      ],
      signOffs: [{ name: 'Ana', verdict: 'right', cells: 12, first: day(1), last: day(2) }],
      emergency: { decision: { name: 'Rosa', at: day(3), verdict: 'confirmed' } },
    },
    { number: 2, published: { at: day(2) }, reviews: [], signOffs: [] },
  ],
};

test('an appendix with people does not change the evidence or its hash', () => {
  const evidence = evidenceOfAll([{ files: shipped }]);
  const appended = JSON.parse(appendedJson(evidence, appendix)) as {
    readonly sha256: string;
    readonly evidence: Evidence;
    readonly appendix: EvidenceAppendix;
  };
  expect(evidenceJson(appended.evidence)).toBe(evidenceJson(evidence));
  expect([appended.sha256, appended.appendix]).toEqual([evidenceHash(evidence), appendix]);
  for (const language of ['en', 'es'] as const) {
    const [plain = '', withPeople = ''] = [undefined, appendix].map((one) =>
      evidencePage(evidence, language, one),
    );
    const reproducible = (page: string): string => page.slice(0, page.lastIndexOf('<section'));
    expect(reproducible(withPeople)).toBe(reproducible(plain));
    for (const name of ['Paul &lt;P&gt;', 'Rita', 'Rolf', 'Ana', 'Rosa', 'Gyms'])
      expect([plain.includes(name), withPeople.includes(name)]).toEqual([false, true]);
    expect(withPeople).not.toContain('appendix.');
  }
});
