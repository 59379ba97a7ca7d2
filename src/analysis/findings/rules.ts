import { neededWord } from '../../config/generated/block-traits.ts';
import type { Block } from '../../config/generated/config-files.ts';
import type { Language, PlacedScreen, PortalConfig } from '../../config/portal-config.ts';
import {
  blockSources,
  factFromSource,
  listSource,
  type PresenceSource,
} from '../../config/presence-facts.ts';
import { memoize, memoizeBy, soundParts } from '../../rules/memoize.ts';
import type { Diagram } from '../diagrams/diagrams.ts';
import { choices } from '../model/choices.ts';
import { itemWords, type PortalItem } from '../model/item.ts';
import { reachableLinks } from '../model/links.ts';
import { namedConditions } from '../model/named-conditions.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { screenGates } from '../model/screen-gates.ts';
import type { World } from '../model/world.ts';
import type { AnalysisFinding, Inspect } from './finding.ts';
import { type Placements, placements } from './items.ts';
import { sampled } from './sampled.ts';

const aboutRule = (name: string) => ({ kind: 'rule', name }) as const;

// The portal's code reads these facts without any rule. Facts of blocks and lists are collected from where
// they stand.
const readByPortal: readonly PresenceSource[] = [
  'session:isLoggedIn',
  'session:isCoverageSelected',
  'session:language',
  'derived:coverageCount',
  'derived:network',
  'derived:hasOtcLink',
  'derived:hasPbaId',
  'data:pharmacyVendor',
].map((from) => ({ from }));

const sourcesIn = memoize(({ blocks }: PlacedScreen) => blocks.flatMap(blockSources).map(({ from }) => from));

const portalFacts = ({ facts, screens, lists }: PortalConfig): ReadonlySet<string | undefined> => {
  const ofBlocks = Array.from(new Set(screens.flatMap(sourcesIn)), (from) => ({ from }));
  return new Set(
    [...readByPortal, ...ofBlocks, ...Object.values(lists).map(listSource)].map((source) =>
      factFromSource(facts, source),
    ),
  );
};

// Conditions that hold for the same possible members get the same number. A condition that sample members
// already distinguish keeps its own.
const meaningIn = (world: World, all: readonly Diagram[]): ((one: Diagram) => Diagram) => {
  const samples = sampled(world);
  const firsts = new Map<number, Diagram>();
  const ambiguous = new Set<Diagram>();
  for (const one of new Set([0, 1, ...all])) {
    const signature = samples.reduce((hash, holds) => Math.imul(hash, 0x9e3779b1) ^ holds(one), 0);
    const first = firsts.get(signature);
    if (first === undefined) firsts.set(signature, one);
    else ambiguous.add(first).add(one);
  }
  return (one) => (ambiguous.has(one) ? world.diagrams.within(one, world.possible) : one);
};

const meaningFindings = ({ world, portal }: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { diagrams, conditions, space } = world;
  const of = (name: string): Diagram => conditions.ofName(name) ?? 0;
  const rules = Object.keys(portal.config.rules);
  const facts = space.variables.filter(({ shape }) => shape.type === 'boolean').map(({ name }) => name);
  const meaning = meaningIn(world, [...facts, ...rules].map(of));
  const seen = new Map(facts.map((name) => [meaning(of(name)), name]));
  return rules.flatMap((name) => {
    const about = aboutRule(name);
    const rule = of(name);
    const means = meaning(rule);
    if (means === 0) return [inspect({ code: 'dead-rule', about, nobody: () => rule, example: () => 1 })];
    if (means === 1)
      return [inspect({ code: 'always-true', about, nobody: () => diagrams.not(rule), example: () => rule })];
    const other = seen.get(means);
    if (other === undefined) {
      seen.set(means, name);
      return [];
    }
    const differ = (): Diagram => diagrams.ite(rule, diagrams.not(of(other)), of(other));
    return [inspect({ code: 'equal-rules', about, other, nobody: differ, example: () => rule })];
  });
};

const unusedFindings = (
  { portal, items, world }: PortalModel,
  inspect: Inspect,
): readonly AnalysisFinding[] => {
  const { config } = portal;
  const used = new Set(namedConditions(config, items).flatMap(({ names }) => names));
  const read = portalFacts(config);
  const facts = Object.keys(config.facts).filter((name) => !used.has(name) && !read.has(name));
  const rules = Object.keys(config.rules).filter((name) => !used.has(name));
  const holds = (name: string): Diagram => world.conditions.ofName(name) ?? 1;
  return [
    ...facts.map((name) =>
      inspect({ code: 'unused-fact', about: { kind: 'fact', name }, example: () => holds(name) }),
    ),
    ...rules.map((name) =>
      inspect({ code: 'unused-rule', about: aboutRule(name), example: () => holds(name) }),
    ),
  ];
};

export const ruleFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => [
  ...meaningFindings(model, inspect),
  ...unusedFindings(model, inspect),
];

const languages: readonly Language[] = ['en', 'es'];
const labelFields: readonly string[] = ['label', 'linkText', 'title', 'menu', 'content'];

// An item needs at least one of these texts. A block without any is silent by design.
const namingFields = ({ kind, source }: PortalItem): readonly string[] => {
  if (kind !== 'block') return labelFields;
  const needed = neededWord[source['type'] as Block['type']];
  return needed === undefined ? [] : [needed];
};

const isList = ({ links }: PortalItem): boolean => links.some(({ value }) => value?.startsWith('member:'));

// Entries of a list get their names from the data, so they are not checked.
const isWorded = (item: PortalItem): boolean =>
  ['item', 'entry', 'block'].includes(item.kind) && namingFields(item).length > 0 && !isList(item);

type Words = Readonly<Record<string, unknown>>;

type Worded = readonly Placements[];

const screenOf = ({ words }: PortalItem): string => ('screen' in words ? words.screen : '');

const wordedIn = memoize((items: readonly PortalItem[]): ReadonlyMap<string, Worded> =>
  Map.groupBy(placements(items.filter(isWorded)), ({ first }) => screenOf(first)),
);

// By the plan variants, which belong to one space of facts: an edit of a text changes the members who read the name of
// one item.
const readersOfNames = memoizeBy(
  ({ world }: PortalModel) => world.variants,
  ({ portal: { config }, world }) => {
    const { diagrams } = world;
    const leads = reachableLinks(config, world, screenGates(config, world));
    const isForAll = (text: unknown): boolean => typeof text !== 'string' || leads.text(text) === 1;
    const named = (fields: Words, naming: readonly string[]): Diagram =>
      naming.some((field) => typeof fields[field] === 'string') && Object.values(fields).every(isForAll)
        ? 1
        : diagrams.any(
            naming
              .flatMap((field) => choices(world, fields, field))
              .map(({ value, members }) =>
                value === undefined ? 0 : diagrams.and(members, leads.text(value)),
              ),
          );
    return memoize((item: PortalItem) => memoize((fields: Words) => named(fields, namingFields(item))));
  },
);

const namelessIn = (model: PortalModel, inspect: Inspect, worded: Worded): readonly AnalysisFinding[] => {
  const { portal, world } = model;
  const { diagrams, possible } = world;
  const named = readersOfNames(model);
  return worded.flatMap(({ first, all }) =>
    languages.flatMap((language) => {
      const words = named(first)(itemWords(portal, language, first.words));
      const wordless = (): Diagram =>
        diagrams.minus(diagrams.and(diagrams.any(all.map(({ shown }) => shown)), possible), words);
      return words === 1 || wordless() === 0
        ? []
        : [
            inspect({
              code: 'no-label',
              about: { kind: 'item', name: first.id },
              other: language,
              example: wordless,
            }),
          ];
    }),
  );
};

const soundNames = soundParts();

export const labelFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { portal, world } = model;
  const { words } = portal;
  const { possible } = world;
  return [...wordedIn(model.items)].flatMap(([screen, worded]) => {
    const texts = languages.map((language) => words[language][screen === '' ? 'shell' : 'screens']);
    const own = texts.map((one) => (screen === '' ? one : (one as Words)[screen]));
    const [first, ...others] = worded.flatMap(({ all }) => all);
    return first
      ? soundNames([first, ...others, ...own, possible], () => namelessIn(model, inspect, worded))
      : [];
  });
};

const sound = soundParts();

const served = (
  { world: { diagrams } }: PortalModel,
  blocks: readonly PortalItem[],
  { links }: PortalItem,
): Diagram => {
  const shown = blocks.map((block) => block.shown);
  const forwarded = links.map(({ value, members, leads }) =>
    value === undefined ? 0 : diagrams.and(members, leads),
  );
  return diagrams.any([...shown, ...forwarded]);
};

export const screenFindings = (model: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { diagrams, possible } = model.world;
  return model.portal.config.screens.flatMap((screen) => {
    const item = model.byId.get(screen.key);
    if (!item) return [];
    const blocks = screen.blocks.flatMap(({ id }) => model.byId.get(`${screen.key}/${id}`) ?? []);
    return sound([item, ...blocks, model.world.space, possible], () => {
      const empty = diagrams.minus(diagrams.and(item.shown, possible), served(model, blocks, item));
      return empty === 0
        ? []
        : [
            inspect({
              code: 'empty-screen',
              about: { kind: 'item', name: screen.key },
              example: () => empty,
            }),
          ];
    });
  });
};
