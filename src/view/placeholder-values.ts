import { pacificDay } from '../member/calendar-day.ts';
import type { ViewContext } from './view-context.ts';

/** The closed list of placeholders (architecture, link targets). A value that this member lacks is undefined. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

const publicHost = ({ environment, language }: ViewContext): string =>
  language === 'es' && environment.spanishHosts.includes(environment.publicDomain)
    ? `es.${environment.publicDomain}`
    : environment.publicDomain;

/** The Pacific year in two and in four digits, and its neighbours (ledger R3.041, A117). */
const yearsAt = (now: number): PlaceholderValues => {
  const { year } = pacificDay(now);
  return { yy: String(year % 100).padStart(2, '0'), year: String(year), previousYear: String(year - 1), nextYear: String(year + 1) };
};

/** Values of all placeholders but {clientId}, which belongs to one link, and {entryId} and {entryName}, which belong to an entry of a list. */
export const placeholderValues = (context: ViewContext): PlaceholderValues => ({
  filingOrder: context.coverage && String(context.coverage.filingOrder),
  coverageId: context.coverage?.coverageId,
  pbaId: context.coverage?.premium.pbaEncryptedId,
  eidShort: context.member?.account.eidShort,
  ...yearsAt(context.now),
  sobId: context.coverage?.planInfo.sobId || undefined,
  metalTier: context.coverage?.planInfo.metalTier.toLowerCase() || undefined,
  phone: context.config.brand.phone,
  supportPhone: context.config.brand.supportPhone,
  mobile: context.windowWidth > context.config.settings.mobileBreakpointPixels ? '1' : '0',
  lang: context.language,
  host: publicHost(context),
});
