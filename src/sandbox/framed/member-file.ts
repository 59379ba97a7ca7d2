import { pacificDay } from '../../member/calendar-day.ts';
import { parseMember } from '../../member/data-string/parse-member.ts';
import { type CalendarDay, type Coverage, type Given, type Member, readValue } from '../../member/member.ts';
import { buildDataString } from '../../samples/data-string.ts';
import { currentRecord } from '../current-record.ts';
import type { LegacyVisit } from '../legacy/session.ts';

export interface MemberFile {
  readonly visit: LegacyVisit;
  readonly member: Member;
  // Epoch milliseconds.
  readonly now: number;
  readonly today: CalendarDay;
  readonly say: (en: string, es: string) => string;
  readonly date: (day: Given<CalendarDay>) => string;
}

export type FramedContent = (file: MemberFile) => string;

const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
const formats = { en: new Intl.DateTimeFormat('en-US', style), es: new Intl.DateTimeFormat('es-US', style) };

export const memberFileOf = (visit: LegacyVisit): MemberFile | undefined => {
  const { state, session, language } = visit;
  if (!session) return undefined;
  const now = state.now();
  const today = pacificDay(now);
  const { member } = parseMember(buildDataString(currentRecord(state, session), today), { properties: {} });
  return {
    visit,
    member,
    now,
    today,
    say: (en, es) => (language === 'es' ? es : en),
    date: (given) => {
      const day = readValue(given);
      return day ? formats[language].format(Date.UTC(day.year, day.month - 1, day.day)) : '-';
    },
  };
};

export const planOf = ({ planInfo, coverageName }: Coverage): string => planInfo.planName || coverageName;

export const seriesOf = ({ coverageId }: Coverage): string => coverageId.slice('CVG-'.length);
