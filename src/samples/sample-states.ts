import type { PortalConfig } from '../config/portal-config.ts';
import { pacificDay } from '../member/calendar-day.ts';
import { parseMember } from '../member/data-string/parse-member.ts';
import { memberFacts } from '../member/facts.ts';
import type { Coverage, Member } from '../member/member.ts';
import type { Facts } from '../rules/gate.ts';
import { memoize } from '../rules/memoize.ts';
import { buildDataString } from './data-string.ts';
import type { MemberRecord } from './generated/member-record.ts';

/** A sample member at one moment with one selected coverage, in the form that rules use. */
export interface SampleState {
  /**
   * `m01`; with several coverages `m17/1`, `m17/2` by filing order, and `m17/none` before one is selected;
   * `visitor` is signed out.
   */
  readonly name: string;
  readonly summary: string;
  readonly member: Member | undefined;
  readonly coverage: Coverage | undefined;
  readonly facts: Facts;
}

interface Moment {
  readonly config: Pick<PortalConfig, 'facts' | 'properties'>;
  // Epoch milliseconds.
  readonly now: number;
  readonly language: 'en' | 'es';
}

type Chosen = readonly [name: string, coverage: Coverage | undefined];

const choicesOf = (id: string, { coverages }: Member): readonly Chosen[] =>
  coverages.length < 2
    ? [[id, coverages[0]]]
    : [
        ...coverages.map((coverage, index): Chosen => [`${id}/${index + 1}`, coverage]),
        [`${id}/none`, undefined],
      ];

const factsOf = (
  { config, now, language }: Moment,
  member: Member | undefined,
  coverage: Coverage | undefined,
): Facts =>
  memberFacts(config.facts, {
    member,
    coverage,
    now,
    session: { isLoggedIn: member !== undefined, isCoverageSelected: coverage !== undefined, language },
  });

const statesOf = (records: readonly MemberRecord[], moment: Moment): readonly SampleState[] => [
  ...records.flatMap((record) => {
    const { member } = parseMember(buildDataString(record, pacificDay(moment.now)), {
      properties: moment.config.properties,
    });
    return choicesOf(record.id, member).map(([name, coverage]) => ({
      name,
      summary: record.summary[moment.language],
      member,
      coverage,
      facts: factsOf(moment, member, coverage),
    }));
  }),
  {
    name: 'visitor',
    summary: '',
    member: undefined,
    coverage: undefined,
    facts: factsOf(moment, undefined, undefined),
  },
];

// Both languages of a draft and of its base.
const mostCached = 4;

const cachedStates = memoize<readonly MemberRecord[], Map<string, readonly SampleState[]>>(() => new Map());

/**
 * Returns every state of the sample members: each member with each of its coverages, and a signed-out
 * visitor.
 */
export const sampleStates = (records: readonly MemberRecord[], moment: Moment): readonly SampleState[] => {
  const { config, now, language } = moment;
  const cached = cachedStates(records);
  const key = JSON.stringify([pacificDay(now), language, config.facts, config.properties]);
  const found = cached.get(key) ?? statesOf(records, moment);
  cached.delete(key);
  cached.set(key, found);
  const [oldest] = cached.keys();
  if (cached.size > mostCached && oldest !== undefined) cached.delete(oldest);
  return found;
};
