import { expect, it } from 'vitest';
import { compileSound } from '../../src/authoring/project/read-portal.ts';
import { meaningReport } from '../../src/authoring/reports/diff-text.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { sampleStates } from '../../src/samples/sample-states.ts';
import { openAddress } from '../../src/view/screen/open-address.ts';
import { affectedBy } from '../../src/workbench/api/affected.ts';
import type { Meaning } from '../../src/workbench/api/generated/api-shapes.ts';
import { randomFileEdit } from '../support/config/random-file-edits.ts';
import { repetitions } from '../support/long-proofs.ts';
import { contextOf, shownTo } from '../support/members/shown-to.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const languages = ['en', 'es'] as const;
const members = readMembers();
const documents = readConfig('config', 'locales');
const before = compileSound(documents);

/** Addresses of the legacy site, and former paths of screens, as far as the shipped configuration knows them. */
const oldAddresses = [
  ...before.config.redirects.map(({ path, query = {} }) => ({ pathname: `/${path}`, search: `?${new URLSearchParams(query).toString()}` })),
  ...before.config.screens.flatMap(({ aliases = [] }) => aliases.map((pathname) => ({ pathname, search: '' }))),
];

/** What components are given beside the views: their own words, colors, and settings that they read. */
const givenBesides = ({ config, words, theme }: CompiledPortal, language: 'en' | 'es'): unknown => {
  const { components, errors, shell } = words[language];
  const { brand, settings, environments } = config;
  return [components, errors, { ...shell, menus: {} }, theme, brand.name, brand.shortName, settings.loadingDelayMilliseconds, environments];
};

/** By name, everything that each sample member and the visitor is shown in both languages. */
const shownBy = (portal: CompiledPortal): ReadonlyMap<string, string> => {
  const { config } = portal;
  return new Map(
    sampleStates(members, { config, now, language: 'en' }).map((state) => {
      const shown = languages.map((language) => {
        const context = contextOf(portal, state, { language, now });
        const moved = oldAddresses.map((place) => openAddress(place, context));
        return [[...shownTo(portal, state, { language, now })], moved, givenBesides(portal, language)];
      });
      return [state.name, JSON.stringify(shown)];
    }),
  );
};

const shown = shownBy(before);

interface Found {
  readonly seen: number;
  readonly untold: readonly string[];
  readonly isEmpty: boolean;
}

/** What the summaries say of an edit, beside what members see of it; an edit that the check refuses can be neither published nor compared. */
const judged = (edited: readonly ConfigDocument[]): Found | undefined => {
  let portal: CompiledPortal;
  try {
    portal = compileSound(edited);
  } catch {
    return undefined;
  }
  const meaning = meaningReport(before, portal) as unknown as Meaning;
  const { things, samples } = affectedBy(meaning);
  const after = shownBy(portal);
  const seers = [...new Set([...shown.keys(), ...after.keys()])].filter((name) => shown.get(name) !== after.get(name));
  const isNobody = meaning.isEmpty || things === 0;
  const told = new Set(isNobody ? [] : samples);
  return {
    seen: seers.length,
    untold: seers.filter((name) => !told.has(name)),
    isEmpty: isNobody,
  };
};

const edits = repetitions({ few: 60, deep: 3_000 });
const first = Number(process.env['SEED'] ?? 1);

it(`names a change, and at least the members who see it, for each of ${edits} random edits of any file`, { timeout: 3_600_000 }, () => {
  process.stdout.write(`every edit: SEED=${first} TIMES=${edits}\n`);
  const counts = { sound: 0, seen: 0, nobody: 0 };
  const wrong: object[] = [];
  for (let seed = first; counts.sound < edits; seed += 1) {
    const { what, documents: edited } = randomFileEdit(documents, seed);
    const found = judged(edited);
    if (!found) continue;
    counts.sound += 1;
    if (found.seen > 0) counts.seen += 1;
    if (found.isEmpty) counts.nobody += 1;
    if (found.untold.length > 0) wrong.push({ seed, what, untold: found.untold });
  }
  process.stdout.write(`every edit: ${JSON.stringify(counts)}\n`);
  expect(wrong).toEqual([]);
  expect(counts.seen).toBeGreaterThan(edits / 4);
});
