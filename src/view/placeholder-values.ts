import { pacificDay } from '../member/pacific-day.ts';
import type { ViewContext } from './view-context.ts';

/** The closed list of placeholders (architecture, link targets). A value that this member lacks is undefined. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

const publicHost = ({ environment, language }: ViewContext): string =>
  language === 'es' && environment.spanishHosts.includes(environment.publicDomain)
    ? `es.${environment.publicDomain}`
    : environment.publicDomain;

/** Values of all placeholders but {clientId}, which belongs to one link. */
export const placeholderValues = (context: ViewContext): PlaceholderValues => ({
  filingOrder: context.coverage && String(context.coverage.filingOrder),
  coverageId: context.coverage?.coverageId,
  pbaId: context.coverage?.premium.pbaEncryptedId,
  eidShort: context.member?.account.eidShort,
  yy: String(pacificDay(context.now).year % 100).padStart(2, '0'),
  phone: context.config.brand.phone,
  supportPhone: context.config.brand.supportPhone,
  mobile: context.windowWidth > context.config.settings.mobileBreakpointPixels ? '1' : '0',
  lang: context.language,
  host: publicHost(context),
});
