import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { Language } from '../../../src/config/portal-config.ts';
import { pacificDate, pacificDay } from '../../../src/member/calendar-day.ts';
import { parseMember } from '../../../src/member/data-string/parse-member.ts';
import { memberFacts } from '../../../src/member/facts.ts';
import { gatekeeper } from '../../../src/rules/gate.ts';
import { memoize } from '../../../src/rules/memoize.ts';
import { buildDataString } from '../../../src/samples/data-string.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import { memberValues } from '../../../src/view/member-values.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';
import { frozenConfig } from '../config/frozen-config.ts';
import { shippedConfig } from '../config/shipped-config.ts';

/** Noon in Pacific time on 5 January 2027. */
const now = Date.parse('2027-01-05T20:00:00Z');

export interface SampleVisit {
  /** Id of a sample member; left out: a signed-out visitor. */
  readonly id?: string;
  readonly language?: Language;
  /** Which coverage is selected, in filing order; `none` while the selector is up. */
  readonly selected?: number | 'none';
  /** Properties that the data string of the member has besides, such as `isUnion,1,Yes`. */
  readonly besides?: string;
}

const dataStringOf = (id: string): string => {
  const record = readMembers().find((one) => one.id === id);
  if (!record) throw new Error(`No sample member ${id}`);
  return buildDataString(record, pacificDay(now));
};

const gateOf = memoize(gatekeeper);
const today = (): string => pacificDate(now);

/**
 * What the views of a configuration depend on, for a sample member (or a visitor) on 5 January 2027 in the
 * local environment.
 */
export const contextIn = (
  { config, words }: CompiledPortal,
  { id, language = 'en', selected = 0, besides }: SampleVisit,
): ViewContext => {
  const dataString =
    id === undefined ? undefined : [dataStringOf(id), ...(besides === undefined ? [] : [besides])].join('|');
  const member = dataString === undefined ? undefined : parseMember(dataString, config).member;
  const coverage = selected === 'none' ? undefined : member?.coverages[selected];
  const session = { isLoggedIn: member !== undefined, isCoverageSelected: coverage !== undefined, language };
  const environment = config.environments['local'];
  if (!environment) throw new Error('The configuration has no local environment');
  const gate = gateOf(config)(memberFacts(config.facts, { member, coverage, now, session }), today);
  return {
    config,
    environment,
    words: words[language],
    language,
    member,
    coverage,
    memberValues,
    gate,
    now,
    windowWidth: 1280,
    signIn: {},
  };
};

/** The same for the shipped configuration. */
export const sampleContext = (visit: SampleVisit = {}): ViewContext => contextIn(shippedConfig, visit);

/** The same for the frozen configuration. */
export const frozenContext = (visit: SampleVisit = {}): ViewContext => contextIn(frozenConfig, visit);

/** The support phone that the shipped configuration gives a sample member's plan. */
export const supportPhoneOf = (visit: SampleVisit): string => {
  const { gate, config } = sampleContext(visit);
  const names = [...gate.variants.map((variant) => `${variant}SupportPhone`), 'supportPhone'];
  const own = names.find((name) => name in config.brand);
  return (config.brand as unknown as Readonly<Record<string, string>>)[own ?? ''] ?? '';
};
