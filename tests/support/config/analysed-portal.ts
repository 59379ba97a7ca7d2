import { meaningDiff, type MeaningDiff } from '../../../src/analysis/diff/meaning-diff.ts';
import type { PortalItem } from '../../../src/analysis/model/item.ts';
import { portalModel, type PortalModel } from '../../../src/analysis/model/portal-model.ts';
import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import { holdsFor, stateOf } from '../../../src/analysis/space/space.ts';
import { compileSound } from '../../../src/authoring/project/read-portal.ts';
import { readConfig } from '../../../src/config/files/read-config.ts';
import type { Expression } from '../../../src/rules/expression.ts';
import type { MemberRecord } from '../../../src/samples/generated/member-record.ts';
import { readMembers, readRowMembers } from '../../../src/samples/read-members.ts';
import { type SampleState, sampleStates } from '../../../src/samples/sample-states.ts';
import { frozenConfig } from './frozen-config.ts';
import { projectRoot } from '../project-files.ts';

const now = Date.parse('2026-11-17T20:00:00Z');

interface AnalysedPortal {
  readonly model: PortalModel;
  readonly states: readonly SampleState[];
  /** The time of the states, in epoch milliseconds. */
  readonly now: number;
}

const analysed = (
  portal: CompiledPortal,
  members: readonly MemberRecord[],
  language: 'en' | 'es',
): AnalysedPortal => ({
  model: portalModel(portal),
  states: sampleStates(members, { config: portal.config, now, language }),
  now,
});

/** The shipped configuration, its model, and all sample members at a fixed moment in one language. */
export const analysedPortal = (language: 'en' | 'es' = 'en'): AnalysedPortal =>
  analysed(
    compileSound(readConfig(`${projectRoot}/config`, `${projectRoot}/locales`)),
    readMembers(),
    language,
  );

/**
 * The frozen configuration, its model, and the sample members of the acceptance rows at a fixed moment in one
 * language.
 */
export const frozenPortal = (language: 'en' | 'es' = 'en'): AnalysedPortal =>
  analysed(frozenConfig, readRowMembers(), language);

type Mutable<Value> = Value extends object
  ? { -readonly [Name in keyof Value]: Mutable<Value[Name]> }
  : Value;

interface ItemDraft {
  readonly id: string;
  /** false: no words in either language. */
  readonly hasWords?: boolean;
  readonly [field: string]: unknown;
}

/** A configuration that may be edited, a copy of the one given. */
export const editable = (portal: CompiledPortal): Mutable<CompiledPortal> =>
  structuredClone(portal) as Mutable<CompiledPortal>;

/** Puts an item into a new list of links at the end of a screen, with a title in both languages. */
export const addItem = (
  portal: Mutable<CompiledPortal>,
  key: string,
  { hasWords = true, ...item }: ItemDraft,
): string => {
  const screen = portal.config.screens.find((one) => one.key === key);
  if (!screen) throw new Error(`No screen ${key}`);
  screen.blocks = [
    ...screen.blocks,
    { type: 'linkCards', id: `list${item.id}`, wordsKey: key, items: [item] } as never,
  ];
  for (const language of ['en', 'es'] as const) {
    const own = (portal.words[language].screens[key] ?? {}) as { items?: Record<string, unknown> };
    own.items = { ...own.items, ...(hasWords && { [item.id]: { title: `The ${item.id}` } }) };
  }
  return `${key}/list${item.id}/${item.id}`;
};

/** Adds or replaces a rule. */
export const setRule = (portal: Mutable<CompiledPortal>, name: string, logic: Expression): void => {
  portal.config.rules = { ...portal.config.rules, [name]: logic };
};

interface FrozenMeaning {
  readonly before: CompiledPortal;
  readonly items: readonly PortalItem[];
  readonly states: readonly SampleState[];
  /** What members see differently after an edit of the frozen configuration. */
  readonly after: (change: (portal: ReturnType<typeof editable>) => void) => MeaningDiff;
  /** The names of the sample members among some members of a difference. */
  readonly concerned: (diff: MeaningDiff, members: number) => readonly string[];
}

/** The frozen configuration, ready to be edited and compared with itself. */
export const frozenMeaning = (): FrozenMeaning => {
  const { model, states } = frozenPortal();
  const before = model.portal;
  return {
    before,
    items: model.items,
    states,
    after: (change) => {
      const portal = editable(before);
      change(portal);
      return meaningDiff(before, portal);
    },
    concerned: ({ world }, members) =>
      states
        .filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts)))
        .map(({ name }) => name),
  };
};
