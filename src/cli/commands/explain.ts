import { realisticMembers } from '../../analysis/explain/witness.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import { portalModel, type PortalModel } from '../../analysis/model/portal-model.ts';
import type { Space } from '../../analysis/space/space.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { assertionReport } from '../../authoring/project/assertions.ts';
import { findFileLine } from '../../authoring/project/places.ts';
import type { PortalSource } from '../../authoring/project/read-portal.ts';
import { givenFacts, sampleFacts } from '../../authoring/reports/chosen-state.ts';
import { constraintReport } from '../../authoring/reports/constraint-report.ts';
import { comparisonReport } from '../../authoring/reports/comparison-report.ts';
import { findItem } from '../../authoring/reports/find-item.ts';
import { absenceReport, itemReport } from '../../authoring/reports/item-report.ts';
import { memberReport } from '../../authoring/reports/member-report.ts';
import { usesReport } from '../../authoring/reports/uses-report.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts } from '../../rules/gate.ts';
import { readMembers } from '../../samples/read-members.ts';
import { type SampleState, sampleStates } from '../../samples/sample-states.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { refuseSurplus, UsageError, withHint } from '../options/errors.ts';
import { loadRequestedPortal } from '../sources/load-config.ts';
import {
  dayHelp,
  dayOptions,
  folderHelp,
  folderOptions,
  languageOption,
  onChosenDay,
  versionHelp,
  versionOptions,
} from '../options/options.ts';

const kinds = ['rule', 'fact', 'link', 'address', 'word', 'value'] as const;

interface Report {
  readonly data: object;
  readonly lines: readonly string[];
}

const text = (value: OptionValues[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

const requestedMember = (
  values: OptionValues,
): { readonly name: string | undefined; readonly json: string | undefined } => {
  const [one, other] = ['as', 'member', 'facts'].filter((option) => values[option] !== undefined);
  if (other !== undefined) throw new UsageError('who-twice', { one: String(one), other });
  return { name: text(values['as']) ?? text(values['member']), json: text(values['facts']) };
};

const jsonValue = (typed: string): unknown => {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
};

const typedFacts = (json: string): object => {
  const facts = jsonValue(json);
  if (typeof facts === 'object' && facts !== null && !Array.isArray(facts)) return facts;
  throw new UsageError('facts', { example: '{"isMedicare": true}' });
};

const requestedFacts = (
  space: Space,
  states: readonly SampleState[],
  { name, json }: ReturnType<typeof requestedMember>,
): Facts => {
  if (json === undefined) return name === undefined ? {} : sampleFacts(states, name);
  return withHint('lists-facts', () => givenFacts(space, typedFacts(json)));
};

const requestedItem = (model: PortalModel, named: string): PortalItem =>
  withHint('lists-items', () => findItem(model, named));

interface Compared {
  readonly language: Language;
  readonly states: readonly SampleState[];
  readonly who: ReturnType<typeof requestedMember>;
  readonly named: string | undefined;
}

const compared = (
  model: PortalModel,
  values: OptionValues,
  { language, states, who, named }: Compared,
): Report => {
  if (who.name === undefined) throw new UsageError('against');
  const one = who.name;
  const other = String(values['against']);
  const item = named === undefined ? undefined : requestedItem(model, named);
  return comparisonReport(model, { item, language }, [
    { name: one, facts: sampleFacts(states, one) },
    { name: other, facts: sampleFacts(states, other) },
  ]);
};

const reportOf = (
  { portal: every, documents }: PortalSource,
  values: OptionValues,
  words: readonly string[],
): Report => {
  const portal = onChosenDay(every, values);
  const model = portalModel(portal);
  const language = languageOption(values['lang']);
  const [first, name] = words;
  const kind = kinds.find((one) => one === first);
  if (kind !== undefined && name !== undefined) {
    if (values['of'] !== undefined) throw new UsageError('uses-of', { kind, name });
    if (kind === 'word' && name.trim() === '') throw new UsageError('no-word');
    return withHint('lists-names', () => usesReport(model, documents, { kind, name, language }));
  }
  const states = sampleStates(readMembers(), { config: portal.config, now: Date.now(), language });
  if (first === 'constraint' && name !== undefined)
    return withHint('there-are', () =>
      constraintReport(model, {
        id: name,
        language,
        states,
        at: findFileLine(documents, { kind: 'constraint', name }),
      }),
    );
  if (first === 'assertion' && name !== undefined)
    return withHint('there-are', () => {
      const whole = portal === every ? model : portalModel(every);
      return assertionReport(whole, documents, name, {
        language,
        pool: realisticMembers(whole, states),
        samples: states,
      });
    });
  refuseSurplus(words, 1);
  const who = requestedMember(values);
  const facts = requestedFacts(model.world.space, states, who);
  if (values['against'] !== undefined)
    return compared(model, values, { language, states, who, named: first });
  if (first !== undefined) {
    const whole = portal === every ? model : portalModel(every);
    const item = requestedItem(whole, first);
    const here = model.byId.get(item.id);
    if (!here) return absenceReport(whole, { item, day: String(values['on']), language });
    return itemReport(model, {
      item: here,
      facts,
      language,
      states,
      at: findFileLine(documents, { kind: 'item', name: item.id }),
    });
  }
  if (who.json !== undefined) throw new UsageError('facts-of');
  if (who.name === undefined) throw new UsageError('explain-what');
  const report = memberReport(model, language, { name: who.name, facts });
  return { data: { ...report, lines: undefined }, lines: report.lines };
};

export const explain: Command = {
  summary: 'explains why a member sees or does not see an item, and what would change it',
  options: {
    ...folderOptions,
    as: { type: 'string' },
    member: { type: 'string' },
    facts: { type: 'string' },
    against: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
    ...dayOptions,
    ...versionOptions,
  },
  help: [
    'explain ITEM --as MEMBER       why this sample member (m01, m17/2, visitor) sees or does not see the item',
    'explain ITEM --facts JSON      the same for facts such as {"isMedicare": true}; other facts are unknown',
    'explain ITEM                   who sees the item; ITEM is an id from portal gating, its last part, or the address of a screen',
    'explain ITEM --as A --against B   how the item differs between these two sample members, and which facts cause it',
    'explain --as A --against B     the same for all items',
    'explain --member MEMBER        facts and rules of a sample member',
    'explain rule|fact|link|address|value NAME   all direct and indirect references',
    'explain address HOST           the same for every address that contains this text',
    'explain word TEXT              every file and line that contains this text',
    'explain constraint NAME        which members it excludes, and which rows of the gating table and findings depend on it',
    'explain assertion NAME         whether it holds for every possible member, who it applies to, and its assumptions',
    '--lang L        en (default) or es',
    '--json          prints JSON for programs',
    ...dayHelp,
    ...versionHelp,
    ...folderHelp,
  ],
  mostWords: 2,
  run: async (values, print, words) => {
    const source = await loadRequestedPortal(values);
    const { data, lines } = reportOf(source, values, words);
    const { version } = source;
    const head =
      version === undefined ? [] : [sentences(languageOption(values['lang']))('explain.of', { version })];
    print(values['json'] === true ? JSON.stringify(data, null, 2) : [...head, ...lines].join('\n'));
    return 0;
  },
};
