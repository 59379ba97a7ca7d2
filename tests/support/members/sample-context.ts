import type { Language } from '../../../src/config/portal-config.ts';
import { pacificDay } from '../../../src/member/calendar-day.ts';
import { parseMember } from '../../../src/member/data-string/parse-member.ts';
import { memberFacts } from '../../../src/member/facts.ts';
import type { Member } from '../../../src/member/member.ts';
import { gatekeeper } from '../../../src/rules/gate.ts';
import { buildDataString } from '../../../src/samples/data-string.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';
import { shippedConfig } from '../config/shipped-config.ts';

/** Noon in Pacific time on 5 January 2027. */
const now = Date.parse('2027-01-05T20:00:00Z');

export interface SampleVisit {
  /** Id of a sample member; left out: a signed-out visitor. */
  readonly id?: string;
  readonly language?: Language;
  /** Which coverage is selected, in filing order; `none` while the selector is up. */
  readonly selected?: number | 'none';
}

const { config, words } = shippedConfig;
const gateOf = gatekeeper(config);

const memberOf = (id: string): Member => {
  const record = readMembers().find((one) => one.id === id);
  if (!record) throw new Error(`No sample member ${id}`);
  return parseMember(buildDataString(record, pacificDay(now)), config).member;
};

/** What the views of the shipped configuration depend on, for a sample member (or a visitor) on 5 January 2027 in the local environment. */
export const sampleContext = ({ id, language = 'en', selected = 0 }: SampleVisit = {}): ViewContext => {
  const member = id === undefined ? undefined : memberOf(id);
  const coverage = selected === 'none' ? undefined : member?.coverages[selected];
  const session = { isLoggedIn: member !== undefined, isCoverageSelected: coverage !== undefined, language };
  const environment = config.environments['local'];
  if (!environment) throw new Error('The configuration has no local environment');
  const gate = gateOf(memberFacts(config.facts, { member, coverage, now, session }));
  return { config, environment, words: words[language], language, member, coverage, gate, now, windowWidth: 1280, signIn: {} };
};
