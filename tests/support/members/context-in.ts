import type { CompiledPortal } from '../../../src/config/compile/compile-config.ts';
import type { Language } from '../../../src/config/portal-config.ts';
import { pacificDay } from '../../../src/member/calendar-day.ts';
import { parseMember } from '../../../src/member/data-string/parse-member.ts';
import { memberFacts } from '../../../src/member/facts.ts';
import { gatekeeper } from '../../../src/rules/gate.ts';
import { buildDataString } from '../../../src/samples/data-string.ts';
import { readMembers } from '../../../src/samples/read-members.ts';
import type { ViewContext } from '../../../src/view/view-context.ts';

/** Noon in Pacific time on 5 January 2027. */
const now = Date.parse('2027-01-05T20:00:00Z');

interface Visit {
  readonly id: string;
  readonly language?: Language;
  /** Properties that the data string of the member has besides, such as `isUnion,1,Yes`. */
  readonly besides?: string;
}

/** What the views of any configuration depend on, for a sample member whose first coverage is selected. */
export const contextIn = ({ config, words }: CompiledPortal, { id, language = 'en', besides }: Visit): ViewContext => {
  const record = readMembers().find((one) => one.id === id);
  const environment = config.environments['local'];
  if (!record || !environment) throw new Error(`No sample member ${id}, or no local environment`);
  const text = [buildDataString(record, pacificDay(now)), ...(besides === undefined ? [] : [besides])].join('|');
  const { member } = parseMember(text, config);
  const [coverage] = member.coverages;
  const session = { isLoggedIn: true, isCoverageSelected: coverage !== undefined, language };
  const gate = gatekeeper(config)(memberFacts(config.facts, { member, coverage, now, session }));
  return { config, environment, words: words[language], language, member, coverage, gate, now, windowWidth: 1280, signIn: {} };
};
