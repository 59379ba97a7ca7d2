import { type PortalModel, portalModel } from '../../../src/analysis/model/portal-model.ts';
import { wordNames } from '../../../src/analysis/model/item.ts';
import { holdsFor, stateOf } from '../../../src/analysis/space/space.ts';
import { tableColumns } from '../../../src/analysis/table/columns.ts';
import type { Fields } from '../../../src/analysis/table/outcomes.ts';
import {
  type AskedPopulation,
  type Evidence,
  evidenceOf,
} from '../../../src/authoring/evidence/evidence-document.ts';
import { compileSound } from '../../../src/authoring/project/read-portal.ts';
import { onDay } from '../../../src/config/calendar.ts';
import type { BilingualText } from '../../../src/config/message-text.ts';
import type { Language, PortalConfig } from '../../../src/config/portal-config.ts';
import { pacificDate } from '../../../src/member/calendar-day.ts';
import { memoize } from '../../../src/rules/memoize.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import { type SampleState, sampleStates } from '../../../src/samples/sample-states.ts';
import { reservedScreens } from '../../../src/view/routes/paths.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';
import { chance, roll } from '../chance.ts';
import type { EvidenceChain } from '../config/evidence-chain.ts';
import { filledFields, leadsTo, ownOf, viewedFields } from './shown-fields.ts';
import { contextOf } from './shown-to.ts';

interface Expected {
  readonly who: BilingualText | undefined;
  readonly fields: Fields;
}

/** What was compared: without enough of each, a comparison without differences proves little. */
interface Compared {
  readonly days: Set<string>;
  readonly members: Set<string>;
  /** Visits whose population is narrowed by facts. */
  narrowed: number;
  rows: number;
  addresses: number;
  /** Rows for some members of the population only. */
  parts: number;
  /** Items that the member did not see. */
  unseen: number;
}

interface Visit {
  readonly model: PortalModel;
  readonly context: ViewContext;
  readonly language: Language;
  readonly rows: ReadonlyMap<string, Evidence['rows']>;
}

const only = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])));

const isExpected = (view: Fields, { fields }: Expected, context: ViewContext): boolean => {
  const shown = only(ownOf(view, fields), wordNames);
  const words = only(filledFields(only(fields, wordNames), context), wordNames);
  const { address } = fields;
  // A random edit can put a space into an address, which the views write as a plus sign.
  const href = view['link']?.replaceAll('+', ' ');
  const leads = address === undefined ? href === undefined : leadsTo(href, address, context);
  return JSON.stringify(shown) === JSON.stringify(words) && leads;
};

const isRight = (view: Fields, expected: readonly Expected[], context: ViewContext): boolean => {
  const everyone = expected.find(({ who }) => !who);
  if (everyone) return expected.length === 1 && isExpected(view, everyone, context);
  const isEmpty = Object.keys(only(view, [...wordNames, 'link'])).length === 0;
  return expected.some((one) => isExpected(view, one, context)) || (isEmpty && expected.length === 0);
};

// The views of these tests open a screen by its path. Some have none, or redirect.
const hasOwnPage = ({ screens, paths }: PortalConfig, item: string): boolean => {
  const [key = ''] = item.split('/');
  const screen = screens.find((one) => one.key === key);
  const isReserved = Object.values<string>(reservedScreens).includes(key);
  return key === 'menus' || (screen?.forwardTo === undefined && paths.en[key] !== undefined && !isReserved);
};

// A list of the member's data repeats an item for each entry, as `planForms1`.
const entryNumber = /\d+$/;

const differencesIn = ({ model, context, language, rows }: Visit, compared: Compared): readonly object[] => {
  const viewed = viewedFields(context);
  const seen = new Set([...viewed.keys()].flatMap((item) => [item, item.replace(entryNumber, '')]));
  const wrong: object[] = [];
  for (const [item, view] of viewed) {
    if (!model.byId.has(item)) continue;
    const expected = (rows.get(item) ?? []).map(({ who, fields }): Expected => ({
      who,
      fields: fields[language],
    }));
    if (!isRight(view, expected, context)) wrong.push({ item, view, expected });
    compared.rows += expected.length;
    compared.addresses += expected.filter(({ fields }) => fields['address'] !== undefined).length;
    if (expected.some(({ who }) => who)) compared.parts += 1;
  }
  for (const [item, expected] of rows) {
    const isPart = expected.some(({ kind }) => ['screen', 'block', 'item', 'entry'].includes(kind));
    if (!isPart || seen.has(item) || !hasOwnPage(model.portal.config, item)) continue;
    compared.unseen += 1;
    if (expected.some(({ who }) => !who)) wrong.push({ unseen: item, expected });
  }
  return wrong;
};

const liveRows = (evidence: Evidence, time: string): Visit['rows'] =>
  Map.groupBy(
    evidence.rows.filter(({ live }) => live.some(({ from, until }) => from <= time && time < until)),
    ({ item }) => item,
  );

const columnOf = (model: PortalModel, { facts }: SampleState): string | undefined => {
  const { diagrams, space } = model.world;
  const state = stateOf(space, facts);
  return tableColumns(model, 'en').find(({ members }) => holdsFor(diagrams, members, state))?.name;
};

// Two facts of the member, as a user narrows a population.
const factsOfState = ({ facts }: SampleState, random: () => number): string => {
  const names = Object.keys(facts);
  return Array.from({ length: 2 }, () => names[roll(random, names.length)] ?? '')
    .map((name) => `${name}=${encodeURIComponent(String(facts[name]))}`)
    .join(',');
};

/** Compares the evidence of a chain with the portal's views, for random members at random moments. */
export const compareWithViews = (chain: EvidenceChain, visits: number, seed: number) => {
  const random = chance(seed);
  const { span } = chain;
  const evidenceFor = memoize((population: string) =>
    evidenceOf(JSON.parse(population) as AskedPopulation, span, chain),
  );
  const start = Date.parse(span.from);
  const compared: Compared = {
    ...{ days: new Set<string>(), members: new Set<string>() },
    ...{ narrowed: 0, rows: 0, addresses: 0, parts: 0, unseen: 0 },
  };
  const wrong: object[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const now = start + roll(random, Date.parse(span.until) - start);
    const time = new Date(now).toISOString();
    const language = visit % 2 === 0 ? 'en' : 'es';
    const whole = compileSound(chain.documentsAt(time));
    const model = portalModel({ ...whole, config: onDay(whole.config, pacificDate(now)) });
    const states = sampleStates(readMembers(), { config: whole.config, now, language });
    const state = states[roll(random, states.length)] as SampleState;
    // A random edit of a constraint can exclude a sample member.
    const plan = columnOf(model, state);
    if (plan === undefined) continue;
    const population = { plan, ...(visit % 3 === 1 && { with: factsOfState(state, random) }) };
    if (population.with !== undefined) compared.narrowed += 1;
    compared.days.add(pacificDate(now));
    compared.members.add(state.name);
    const context = contextOf(model.portal, state, { language, now });
    const rows = liveRows(evidenceFor(JSON.stringify(population)), time);
    const found = differencesIn({ model, context, language, rows }, compared);
    wrong.push(...found.map((one) => ({ time, member: state.name, population, ...one })));
  }
  return { wrong, compared };
};
