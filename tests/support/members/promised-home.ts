import type { CoverageRecord, MemberRecord } from '../../../src/samples/generated/member-record.ts';

type Language = 'en' | 'es';

/** What a sample member's record promises about home, in words of one language. */
export interface PromisedHome {
  readonly heading: string;
  /** Absent without a plan, like the status. */
  readonly memberId?: string;
  readonly status?: string;
  readonly navigation: readonly string[];
  readonly sections: readonly string[];
  readonly quickLinks: readonly string[];
}

const words = {
  en: {
    hello: 'Hello, ',
    status: { Active: 'Covered', Pending: 'Pending', Suspended: 'Suspended', Terminated: 'Terminated' },
    navigation: ['Home', 'Coverage', 'Pharmacy', 'Find care', 'Premium billing', 'Claims'],
    due: { due: 'Amount due', autopay: 'Autopay amount' },
    sections: [
      'Find care in your networks',
      'Plan spending',
      'Cost shares',
      'Your care team',
      'Your PPO plan',
      'We are here to help',
    ],
    coaching: 'Health coaching, at no cost',
    quickLinks: [
      'ID card',
      'Urgent care',
      'Patient portal',
      'Change primary care physician',
      'Behavioral health',
      'Drug costs and coverage',
    ],
  },
  es: {
    hello: 'Hola, ',
    status: {
      Active: 'Con cobertura',
      Pending: 'Pendiente',
      Suspended: 'Suspendida',
      Terminated: 'Terminada',
    },
    navigation: ['Inicio', 'Cobertura', 'Farmacia', 'Buscar atención', 'Facturación de primas', 'Reclamos'],
    due: { due: 'Monto adeudado', autopay: 'Monto del pago automático' },
    sections: [
      'Buscar atención en sus redes',
      'Gastos del plan',
      'Costos compartidos',
      'Su equipo de atención',
      'Su plan PPO',
      'Estamos para ayudarle',
    ],
    coaching: 'Asesoría de salud sin costo',
    quickLinks: [
      'Tarjeta de identificación',
      'Atención de urgencia',
      'Portal del paciente',
      'Cambiar de médico de atención primaria',
      'Salud conductual',
      'Costos y cobertura de medicamentos',
    ],
  },
} as const;

const daysFromToday = (day: string): number => (day === 'BOY' ? -4 : Number(day.slice(1)));

const statusOf = ({ effectiveDate, terminationDate, pendingStatus, suspendStatus }: CoverageRecord) => {
  if (suspendStatus?.includes('suspended')) return 'Suspended';
  if (terminationDate !== undefined && daysFromToday(terminationDate) < 0) return 'Terminated';
  return pendingStatus === 'pending' || daysFromToday(effectiveDate) > 0 ? 'Pending' : 'Active';
};

const select = <Word>(list: readonly Word[], conditions: readonly boolean[]): readonly Word[] =>
  list.filter((_, index) => conditions[index]);

const planOf = (coverage: CoverageRecord) => {
  const { flags, planInfo, provider, networkName, accumulators = {} } = coverage;
  const isPpo = flags.includes('isPPO');
  const isDrugPlan = planInfo.productType === 'Medicare Drug Plan';
  const hasPcp = !isPpo && !isDrugPlan;
  return {
    isPpo,
    hasPcp,
    hasMedicalCare: !isDrugPlan,
    isTiered: isPpo || flags.includes('isPOS'),
    hasTeam: hasPcp && (provider !== undefined || networkName !== undefined),
    hasSpending: Object.values(accumulators).some(([, total]) => total > 0),
    hasCosts: Object.keys(coverage.costShares ?? {}).length > 0,
    hasPharmacy: coverage.pharmacyVendor !== undefined,
    hasBilling: coverage.premium !== undefined,
  };
};

const withPlan = (coverage: CoverageRecord, language: Language): Omit<PromisedHome, 'heading'> => {
  const own = words[language];
  const plan = planOf(coverage);
  const due = own.due[coverage.premium?.autoPay === undefined ? 'due' : 'autopay'];
  return {
    memberId: coverage.memberId,
    status: own.status[statusOf(coverage)],
    navigation: select(own.navigation, [true, true, plan.hasPharmacy, true, plan.hasBilling, true]),
    sections: [
      ...(plan.hasBilling ? [due] : []),
      ...select(own.sections, [
        plan.isTiered,
        plan.hasSpending,
        plan.hasCosts,
        plan.hasTeam,
        plan.isPpo,
        true,
      ]),
      own.coaching,
    ],
    quickLinks: select(own.quickLinks, [
      true,
      plan.hasMedicalCare,
      plan.hasMedicalCare,
      plan.hasPcp,
      plan.hasMedicalCare,
      plan.hasPharmacy,
    ]),
  };
};

/**
 * What home must show a sample member, calculated from the record and not by the product. `coverage`
 * counts in filing order.
 */
export const promisedHome = (record: MemberRecord, language: Language, coverage = 0): PromisedHome => {
  const own = words[language];
  const heading = `${own.hello}${record.first}`;
  const selected = [...record.coverages].sort((one, other) => one.filingOrder - other.filingOrder)[coverage];
  if (selected) return { heading, ...withPlan(selected, language) };
  return {
    heading,
    navigation: select(own.navigation, [true, false, false, false, false, true]),
    sections: [own.sections[5]],
    quickLinks: [],
  };
};
