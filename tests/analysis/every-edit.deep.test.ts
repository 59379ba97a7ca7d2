import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { diffReport } from '../../src/analysis/diff/diff-report.ts';
import { meaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import { portalModel, type PortalModel } from '../../src/analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { tableColumns } from '../../src/analysis/table/columns.ts';
import { hashesOf } from '../../src/authoring/gating/hashed-grid.ts';
import { compileSound } from '../../src/authoring/project/read-portal.ts';
import { meaningCount } from '../../src/authoring/reports/diff-text.ts';
import { personasReport } from '../../src/authoring/reports/personas-report.ts';
import type { CompiledPortal } from '../../src/config/compile/compile-config.ts';
import type { PlacedScreen } from '../../src/config/portal-config.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import type { Publication } from '../../src/release/chain/publication.ts';
import type { MemberRecord } from '../../src/samples/generated/member-record.ts';
import { readMembers } from '../../src/samples/read-members.ts';
import { type SampleState, sampleStates } from '../../src/samples/sample-states.ts';
import { type AddressOpening, openAddress } from '../../src/view/screen/open-address.ts';
import { affectedBy, outsideTable } from '../../src/workbench/api/affected.ts';
import type { Meaning } from '../../src/workbench/api/generated/api-shapes.ts';
import { chance } from '../support/chance.ts';
import { randomFileEdit } from '../support/config/random-file-edits.ts';
import { repetitions } from '../support/long-proofs.ts';
import { renderedPart } from '../support/members/rendered-part.tsx';
import { contextOf, shownTo } from '../support/members/shown-to.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const languages = ['en', 'es'] as const;
const documents = readConfig('config', 'locales');
const before = compileSound(documents);

const samples = readMembers();

/** Members who together see every item and miss every item, made from the constraints. */
const generated = ((): readonly MemberRecord[] => {
  const states = sampleStates(samples, { config: before.config, now, language: 'en' });
  const { sets, records } = personasReport(portalModel(before), 'en', { samples: states, counted: false });
  const shows = new Set(sets.find(({ purpose }) => purpose === 'show')?.personas.map(({ name }) => name));
  return records.filter(({ id }) => shows.has(id));
})();

const statesIn = ({ config }: CompiledPortal): readonly SampleState[] =>
  sampleStates([...samples, ...generated], { config, now, language: 'en' });

/**
 * Addresses of the legacy site, and former paths of screens, as far as the shipped configuration knows them.
 */
const oldAddresses = [
  ...before.config.redirects.map(({ path, query = {} }) => ({
    pathname: `/${path}`,
    search: `?${new URLSearchParams(query).toString()}`,
  })),
  ...before.config.screens.flatMap(({ aliases = [] }) =>
    aliases.map((pathname) => ({ pathname, search: '' })),
  ),
];

/** What an old address opens; what a screen shows is compared as its own part. */
const openedText = (opening: AddressOpening): string =>
  JSON.stringify(opening, (name, value: unknown) =>
    name === 'screen' ? (value as PlacedScreen).key : value,
  );

/** What components are given beside the views: their own words, colors, and settings that they read. */
const givenBesides = ({ config, words, theme }: CompiledPortal, language: 'en' | 'es'): unknown => {
  const { components, errors, shell } = words[language];
  const { brand, settings, environments } = config;
  const everywhere = { ...components, firstLogin: {}, leaving: {} };
  return [
    everywhere,
    errors,
    { ...shell, menus: {} },
    theme,
    brand.name,
    brand.shortName,
    settings.loadingDelayMilliseconds,
    environments,
  ];
};

type Parts = ReadonlyMap<string, string>;

/**
 * By member, the views of every part of the portal in both languages: screens, what stands around them,
 * dialogs, old addresses.
 */
const shownBy = (portal: CompiledPortal): ReadonlyMap<string, Parts> =>
  new Map(
    statesIn(portal).map((state) => {
      const parts = languages.flatMap((language) => {
        const context = contextOf(portal, state, { language, now });
        const further = [
          oldAddresses.map((place) => openedText(openAddress(place, context))),
          givenBesides(portal, language),
        ];
        return [
          ...shownTo(portal, state, { language, now }),
          ['besides', JSON.stringify(further)] as const,
        ].map(([part, text]) => [`${language} ${part}`, text] as const);
      });
      return [state.name, new Map(parts)];
    }),
  );

/** What renders parts of a configuration for members; equal views of it are rendered once. */
const renderer = (portal: CompiledPortal) => {
  const known = new Map<string, string>();
  const states = new Map(statesIn(portal).map((state) => [state.name, state]));
  return (name: string, part: string, view: string | undefined): string => {
    const state = states.get(name);
    if (!state || view === undefined) return '';
    const key = `${part} ${view}`;
    const language = part.startsWith('es') ? 'es' : 'en';
    const html = known.get(key) ?? renderedPart(part.slice(3), contextOf(portal, state, { language, now }));
    known.set(key, html);
    return html;
  };
};

const shown = shownBy(before);
const everybody = new Set(shown.keys());
const renderBefore = renderer(before);

/**
 * Members and items whose views, or HTML, differ after an edit. `isWhole`: everything rendered is
 * compared.
 */
const differences = (
  portal: CompiledPortal,
  isWhole: boolean,
): { readonly views: ReadonlySet<string>; readonly html: ReadonlySet<string> } => {
  const after = shownBy(portal);
  const renderAfter = renderer(portal);
  const views = new Set<string>();
  const html = new Set<string>();
  for (const name of new Set([...shown.keys(), ...after.keys()])) {
    const old = shown.get(name);
    const now = after.get(name);
    for (const part of new Set([...(old ?? new Map()).keys(), ...(now ?? new Map()).keys()] as string[])) {
      const was = old?.get(part);
      const is = now?.get(part);
      if (was !== is) views.add(name);
      if ((was !== is || isWhole) && renderBefore(name, part, was) !== renderAfter(name, part, is))
        html.add(name);
    }
  }
  return { views, html };
};

/** Of each summary the members whom it names; none where it says that nobody sees a difference. */
type Reports = Readonly<Record<'diff' | 'headline' | 'drafts' | 'table' | 'note', ReadonlySet<string>>>;

const modelBefore = portalModel(before);
const hashesBefore = hashesOf(modelBefore);

/** The cell of a member's column in a row of a table. */
const cellsOf = (model: PortalModel, states: readonly SampleState[]) => {
  const columns = tableColumns(model, 'en');
  const { diagrams, space } = model.world;
  const places = new Map(
    states.map(({ name, facts }) => {
      const bits = stateOf(space, facts);
      return [name, columns.findIndex(({ members }) => holdsFor(diagrams, members, bits))] as const;
    }),
  );
  return (name: string, row: readonly string[] | undefined): string | undefined =>
    row?.[places.get(name) ?? -1];
};

const cellBefore = cellsOf(modelBefore, statesIn(before));

/** The number of items compared together, until every member has a changed cell. */
const atOnce = 25;

/** The members with a changed cell in the table, or a change listed beside it. */
const toldByTable = (
  portal: CompiledPortal,
  meaning: Meaning,
  seers: readonly string[],
): ReadonlySet<string> => {
  const model = portalModel(portal);
  const cellAfter = cellsOf(model, statesIn(portal));
  const items = [...new Set(meaning.changes.map(({ item }) => item))];
  const isGone = modelBefore.items.some(({ id }) => !model.byId.has(id));
  if (isGone || outsideTable(meaning).length > 0) return everybody;
  const reports = new Set<string>();
  const changedRows = new Set<string>();
  for (let at = 0; at < items.length && seers.some((name) => !reports.has(name)); at += atOnce) {
    const some = items.slice(at, at + atOnce);
    const rows = hashesOf(
      model,
      some.flatMap((id) => model.byId.get(id) ?? []),
    );
    for (const id of some) {
      if (JSON.stringify(rows[id]) !== JSON.stringify(hashesBefore[id])) changedRows.add(id);
      for (const name of seers)
        if (cellBefore(name, hashesBefore[id]) !== cellAfter(name, rows[id])) reports.add(name);
    }
  }
  const named = new Set(outsideTable(meaning, changedRows));
  return new Set([
    ...reports,
    ...meaning.changes.flatMap(({ item, samples: seen }) => (named.has(item) ? seen : [])),
  ]);
};

const reportsOf = (portal: CompiledPortal, seers: readonly string[]): Reports => {
  const states = statesIn({
    ...portal,
    config: { ...portal.config, facts: { ...before.config.facts, ...portal.config.facts } },
  });
  const report = diffReport(meaningDiff(before, portal), 'en', states);
  const meaning = report as unknown as Meaning;
  const { things, samples: affected } = affectedBy(meaning);
  const named = new Set(affected);
  const none: ReadonlySet<string> = new Set();
  const isEmpty = report.isEmpty;
  const isUncounted = meaningCount({ meaning: report } as Publication).startsWith('0 ');
  return {
    diff: isEmpty ? none : named,
    headline: isEmpty || things === 0 ? none : named,
    drafts: things === 0 ? none : named,
    table: toldByTable(portal, meaning, seers),
    note: isUncounted ? none : named,
  };
};

interface Found {
  /** How many members are shown something else. */
  readonly seen: number;
  /** How many of them get other HTML; undefined: the edit changes no view. */
  readonly rendered: number;
  readonly isNobody: boolean;
  /** By summary, members who are shown something else, and whom it does not name. */
  readonly unreported: Readonly<Record<string, readonly string[]>>;
}

/**
 * What the summaries say of an edit, beside what members see of it; an edit that the check refuses can be
 * neither published nor compared.
 */
const judged = (edited: readonly ConfigDocument[], isRendered: boolean): Found | undefined => {
  let portal: CompiledPortal;
  try {
    portal = compileSound(edited);
  } catch {
    return undefined;
  }
  const { views, html } = differences(portal, isRendered);
  const seers = [...new Set([...views, ...html])];
  const reports = reportsOf(portal, seers);
  const unreported = Object.entries(reports).flatMap(([summary, names]) => {
    const left = seers.filter((name) => !names.has(name));
    return left.length === 0 ? [] : [[summary, left] as const];
  });
  return {
    seen: seers.length,
    rendered: html.size,
    isNobody: reports.headline.size === 0,
    unreported: Object.fromEntries(unreported),
  };
};

/** Says how the proof goes at once: it leaves its process no time to send what was written. */
const tell = (text: string): void => void writeSync(1, `every edit: ${text}\n`);

const edits = repetitions({ few: 60, deep: 3_000 });
const first = Number(process.env['SEED'] ?? 1);

it(
  `names a change, and at least the members who see it, for each of ${edits} random edits of any file`,
  { timeout: 3_600_000 },
  () => {
    tell(`SEED=${first} TIMES=${edits}, ${everybody.size} members`);
    const counts = { sound: 0, seen: 0, html: 0, nobody: 0 };
    const wrong: object[] = [];
    for (let seed = first; counts.sound < edits; seed += 1) {
      const { what, documents: edited } = randomFileEdit(documents, seed);
      const found = judged(edited, chance(seed)() < 0.05);
      if (!found) continue;
      counts.sound += 1;
      if (found.seen > 0) counts.seen += 1;
      if (found.rendered > 0) counts.html += 1;
      if (found.isNobody) counts.nobody += 1;
      if (Object.keys(found.unreported).length > 0) {
        wrong.push({ seed, what, unreported: found.unreported });
        tell(JSON.stringify({ seed, what, seen: found.seen, unreported: found.unreported }));
      }
      if (counts.sound % 100 === 0) tell(`${JSON.stringify(counts)}, seed ${seed}`);
    }
    tell(JSON.stringify(counts));
    expect(wrong).toEqual([]);
    expect(counts.seen).toBeGreaterThan(edits / 4);
  },
);
