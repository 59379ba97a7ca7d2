import { addDays, compareDays } from '../../member/calendar-day.ts';
import {
  type AccumulatorKind,
  type CalendarDay,
  type CostShareKind,
  type Coverage,
  readValue,
} from '../../member/member.ts';
import { seriesOf } from './member-file.ts';

export type Service =
  'visit' | 'specialist' | 'urgentCare' | 'laboratory' | 'imaging' | 'surgery' | 'hospital';

// Amounts in dollars.
export interface Claim {
  readonly number: string;
  readonly day: CalendarDay;
  readonly service: Service;
  readonly provider: string;
  readonly coverage: Coverage;
  readonly billed: number;
  readonly planPaid: number;
  readonly deductible: number;
  readonly youPay: number;
}

type Share = readonly [service: Service, youPay: number, deductible: number];

// In dollars, over all tiers, as in the portal.
export const spentOn = ({ planSpending }: Coverage, kind: AccumulatorKind): number =>
  [...planSpending.untiered, ...planSpending.tier1, ...planSpending.tier2, ...planSpending.tier3]
    .filter((one) => one.kind === kind && one.scope === 'individual')
    .reduce((sum, { spent }) => (typeof spent === 'number' ? sum + spent : sum), 0);

const deductibleShares = (spent: number): readonly Share[] => {
  const imaging = Math.round(spent * 0.35);
  const surgery = Math.round(spent * 0.45);
  if (spent < 100) return spent > 0 ? [['laboratory', spent, spent]] : [];
  return [
    ['imaging', imaging, imaging],
    ['surgery', surgery, surgery],
    ['laboratory', spent - imaging - surgery, spent - imaging - surgery],
  ];
};

const visits: readonly (readonly [Service, CostShareKind])[] = [
  ['visit', 'pcp'],
  ['specialist', 'specialist'],
  ['urgentCare', 'uc'],
  ['visit', 'pcp'],
  ['specialist', 'specialist'],
];

const visitShares = ({ costShares }: Coverage, spent: number): readonly Share[] => {
  const known = [...costShares.untiered, ...costShares.tier1].filter(({ isCopay }) => isCopay);
  let left = spent;
  const shares = visits.flatMap(([service, kind]): readonly Share[] => {
    const copay = known.find((share) => share.kind === kind)?.amount;
    if (copay === undefined || copay > left) return [];
    left -= copay;
    return [[service, copay, 0]];
  });
  return left > 0 ? [...shares, [left < 150 ? 'laboratory' : 'hospital', left, 0]] : shares;
};

// In dollars, in addition to the copay. For a hospital, a multiple of the member's share.
const planPays: Readonly<Record<Service, number>> = {
  visit: 118,
  specialist: 174,
  urgentCare: 142,
  laboratory: 38,
  imaging: 0,
  surgery: 0,
  hospital: 2310,
};

const places: Readonly<Record<Service, string>> = {
  visit: 'Northcove Physicians',
  specialist: 'Puerto Claro Specialists',
  urgentCare: 'Harborside Urgent Care',
  laboratory: 'Costa Laboratory',
  imaging: 'Northcove Imaging',
  surgery: 'Harborside Surgery Center',
  hospital: 'Bahía Community Hospital',
};

const daysBetween = (one: CalendarDay, other: CalendarDay): number =>
  (Date.UTC(other.year, other.month - 1, other.day) - Date.UTC(one.year, one.month - 1, one.day)) /
  86_400_000;

// Newest first. Member parts add up to the out-of-pocket spending, and deductible parts to the deductible, as
// on the portal's home.
export const claimsOf = (coverage: Coverage, today: CalendarDay): readonly Claim[] => {
  const { provider } = coverage;
  const effectiveDate = readValue(coverage.effectiveDate);
  const terminationDate = readValue(coverage.terminationDate);
  const spent = spentOn(coverage, 'moop');
  if (!effectiveDate || spent === 0 || compareDays(effectiveDate, today) > 0) return [];
  const onDeductible = Math.min(spent, spentOn(coverage, 'medDeductible'));
  const shares = [...visitShares(coverage, spent - onDeductible), ...deductibleShares(onDeductible)];
  const last = terminationDate && compareDays(terminationDate, today) < 0 ? terminationDate : today;
  const span = Math.min(180, daysBetween(effectiveDate, last));
  return shares.map(([service, youPay, deductible], index) => {
    const planPaid = deductible > 0 ? 0 : planPays[service];
    return {
      number: `${seriesOf(coverage)}-${String(shares.length - index).padStart(4, '0')}`,
      day: addDays(last, -Math.floor(((index + 0.4) * span) / shares.length)),
      service,
      provider: (service === 'visit' ? provider?.name.full : undefined) ?? places[service],
      coverage,
      billed: Math.round((youPay + planPaid) * 1.4),
      planPaid,
      deductible,
      youPay,
    };
  });
};

const services: Readonly<Record<Service, readonly [en: string, es: string]>> = {
  visit: ['Office visit', 'Visita al consultorio'],
  specialist: ['Specialist visit', 'Visita a un especialista'],
  urgentCare: ['Urgent care', 'Atención de urgencia'],
  laboratory: ['Laboratory tests', 'Análisis de laboratorio'],
  imaging: ['Imaging', 'Diagnóstico por imágenes'],
  surgery: ['Outpatient surgery', 'Cirugía ambulatoria'],
  hospital: ['Hospital care', 'Atención hospitalaria'],
};

export const serviceName = (say: (en: string, es: string) => string, service: Service): string =>
  say(...services[service]);
