import { expect, test } from 'vitest';
import { mirrored, withAdditions } from '../../../../tests/support/config/entangled-configs.ts';
import { frozenSource } from '../../../../tests/support/config/frozen-config.ts';
import { sourceDocuments } from '../../../config/files/parse-document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { checkNotice } from './notice-change.ts';

const live = frozenSource();
const home = 'config/screens/home.json';
const words = (language: 'en' | 'es') => `locales/${language}/home.json`;

const edited = (
  files: SourceFiles,
  ...edits: readonly (readonly [file: string, from: string, to: string])[]
) =>
  edits.reduce((all, [file, from, to]) => {
    const text = all[file] ?? '';
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    return { ...all, [file]: text.replace(from, to) };
  }, files);

const checked = (files: SourceFiles, base = live) =>
  checkNotice({ base: sourceDocuments(base), source: sourceDocuments(files) });

const before = '{ "type": "shared", "use": "suspended", "area": "hero" }';
const ends = '"endsSoon": {';

/** Returns the files with a new notice above all others on the home page. */
const withNotice = (entry = '', text = 'Claims are late today.', files = live) =>
  edited(
    files,
    [home, before, `{ "type": "notice", "id": "outage", "area": "hero"${entry} }, ${before}`],
    [words('en'), ends, `"outage": { "content": "${text}" }, "askOutage": { "label": "Ask" }, ${ends}`],
    [
      words('es'),
      ends,
      `"outage": { "content": "Hoy hay demoras." }, "askOutage": { "label": "Pregunte" }, ${ends}`,
    ],
  );
const link = (target: string) => `, "items": [{ "id": "askOutage", "link": "${target}" }]`;

test('a notice that is added, changed or ended is only a notice', () => {
  const added = withNotice(link('route:messages'));
  const notice = { notice: 'home/outage', why: null, at: null };
  expect(checked(added)).toEqual(notice);
  const changed = edited(added, [words('en'), 'Claims are late today.', 'Claims are late until noon.']);
  expect(checked(changed, added)).toEqual(notice);
  expect(checked(live, added)).toEqual(notice);
  const dated = edited(live, [
    home,
    '"id": "endsSoon", "when"',
    '"id": "endsSoon", "until": "2026-12-01", "when"',
  ]);
  expect(checked(dated)).toEqual({ ...notice, notice: 'home/endsSoon' });
});

test('an empty change, or one beyond a notice, counts as more than a notice', () => {
  expect(checked(live)).toEqual({ notice: null, why: 'no-changes', at: null });
  const title = [words('en'), '"title": "Quick actions"', '"title": "Quick links"'] as const;
  for (const files of [edited(live, title), edited(withNotice(link('route:messages')), title)])
    expect(checked(files)).toMatchObject({
      why: 'other-changes',
      at: 'locales/en/home.json#home/items/quickLinks/title',
    });
  const two = edited(withNotice(link('route:messages')), [home, '"tone": "wait"', '"tone": "bad"']);
  expect(checked(two)).toMatchObject({ why: 'several-notices' });
  const moved = edited(
    live,
    [home, `${before},`, ''],
    [
      home,
      '{ "type": "shared", "use": "ended", "area": "hero" },',
      `{ "type": "shared", "use": "ended", "area": "hero" }, ${before},`,
    ],
  );
  expect(checked(moved)).toMatchObject({ why: 'other-changes', at: `${home}#screens/[home]/blocks/@order` });
  const shared = edited(live, ['config/shared/blocks.json', '"tone": "bad"', '"tone": "info"']);
  expect(checked(shared)).toMatchObject({ why: 'other-changes' });
  const banner = edited(live, [
    home,
    '"type": "notice", "id": "endsSoon"',
    '"type": "text", "id": "endsSoon"',
  ]);
  expect(checked(banner)).toMatchObject({ why: 'other-changes' });
});

test('a notice must not use an address that is not live', () => {
  const why = (files: SourceFiles) => checked(files).why;
  expect(why(withNotice(link('route:messages?ask-question=true')))).toBe(null);
  for (const target of ['legacy:new/page', 'tel:800-555-0100', 'route:messages?draft=1'])
    expect(checked(withNotice(link(target)))).toMatchObject({ why: 'new-address', at: target.toLowerCase() });
  for (const text of [
    'See https://evil.example/now.',
    'Visit www.evil.co',
    'Mail a@b.example',
    'At evil.example, today',
  ])
    expect(why(withNotice(link('route:messages'), text))).toBe('new-address');
  expect(
    why(withNotice(link('route:messages'), 'At 5 p.m. today, in the U.S. (see {terminationDate}).')),
  ).toBe(null);
});

test('a notice with texts of other items, or with errors, is refused', () => {
  const shared = withNotice(
    ', "items": [{ "id": "askOutage", "link": "route:messages" }, { "id": "changePcp", "link": "route:changePcp" }]',
  );
  expect(checked(shared)).toEqual({ notice: null, why: 'shared-texts', at: 'home/changePcp' });
  const wrong = withNotice(
    ', "when": "noSuchRule", "items": [{ "id": "askOutage", "link": "route:messages" }]',
  );
  expect(checked(wrong)).toEqual({ notice: null, why: 'errors', at: null });
});

test('a notice that also moves is more than a notice, because members get another order', () => {
  const entry =
    '{ "type": "notice", "id": "endsSoon", "when": "endsSoon", "area": "hero", "tone": "wait", "phone": "supportPhone" },';
  const moved = edited(live, [home, entry, ''], [home, before, `${entry} ${before}`]);
  const files = edited(moved, [words('en'), 'Your coverage ends on', 'Coverage ends on']);
  expect(checked(files)).toEqual({ notice: null, why: 'other-effect', at: 'home' });
  expect(checked(edited(live, [words('en'), 'Your coverage ends on', 'Coverage ends on'])).why).toBe(null);
});

test('a notice needs an approval if the rules are too complex to calculate', () => {
  const large = Object.fromEntries(withAdditions(mirrored(32)).map(({ file, text }) => [file, text]));
  const files = withNotice(link('route:messages'), 'Claims are late today.', large);
  expect(checked(files, large)).toEqual({ notice: null, why: 'too-large', at: null });
});
