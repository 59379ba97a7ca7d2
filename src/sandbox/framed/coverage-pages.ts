import { addDays, compareDays } from '../../member/calendar-day.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import type { Coverage, ReadStatus } from '../../member/member.ts';
import { claimsOf, serviceName } from './claims.ts';
import households from './households.json' with { type: 'json' };
import { facts, fold, heading, nothing, paragraph, table, tag } from './markup.ts';
import { type FramedContent, type MemberFile, planOf, seriesOf } from './member-file.ts';

interface Relative {
  readonly name: string;
  readonly relation: string;
  readonly memberId: string;
}

const relatives: ReadonlyMap<string, readonly Relative[]> = new Map(Object.entries(households));

const statusTag = ({ say, now }: MemberFile, coverage: Coverage) => {
  const words: Readonly<Record<ReadStatus, ReturnType<typeof tag>>> = {
    Active: tag(say('Covered', 'Con cobertura')),
    Pending: tag(say('Pending', 'Pendiente'), 'wait'),
    Suspended: tag(say('Suspended', 'Suspendida'), 'bad'),
    Terminated: tag(say('Terminated', 'Terminada'), 'bad'),
    unreadable: tag('-', 'wait'),
  };
  return words[coverageStatus(coverage, now)];
};

const noPlan = ({ say }: MemberFile): string =>
  nothing(say('There is no coverage in this account.', 'No hay ninguna cobertura en esta cuenta.'));

export const eligibilityPage: FramedContent = (file) => {
  const { say, date, member } = file;
  if (member.coverages.length === 0) return noPlan(file);
  return member.coverages
    .map((coverage) => {
      const { coverageName, networkName, provider, effectiveDate, terminationDate, filingOrder } = coverage;
      const isPrimary = filingOrder === 1;
      return [
        heading(planOf(coverage)),
        facts([
          [say('Status', 'Estado'), statusTag(file, coverage)],
          [say('Member', 'Afiliado'), member.account.name.full],
          [say('Member ID', 'N.º de afiliado'), coverage.memberId],
          [say('Group', 'Grupo'), coverageName],
          ...(networkName === '' ? [] : [[say('Network', 'Red'), networkName] as const]),
          [say('Effective date', 'Fecha de entrada en vigor'), date(effectiveDate)],
          [
            say('Termination date', 'Fecha de terminación'),
            terminationDate ? date(terminationDate) : say('None', 'Ninguna'),
          ],
          ...(member.coverages.length > 1
            ? [
                [
                  say('Order', 'Orden'),
                  isPrimary ? say('Primary', 'Primaria') : say('Secondary', 'Secundaria'),
                ] as const,
              ]
            : []),
          ...(provider
            ? [[say('Primary care physician', 'Médico de atención primaria'), provider.name.full] as const]
            : []),
        ]),
      ].join('');
    })
    .join('');
};

const relationOf = ({ say }: MemberFile, relation: string): string =>
  ({
    subscriber: say('Subscriber', 'Suscriptor'),
    spouse: say('Spouse', 'Cónyuge'),
    child: say('Child', 'Hijo o hija'),
  })[relation] ?? say('Dependent', 'Dependiente');

// The person code at the end of a member id: 02 is the spouse, 03 and above are children.
const ownRelation = ({ memberId, planInfo }: Coverage): string =>
  planInfo.relToSub === 'self' ? 'subscriber' : memberId.endsWith('02') ? 'spouse' : 'child';

export const coveredMembersPage: FramedContent = (file) => {
  const { say, date, member, visit } = file;
  const wanted = Number(visit.url.searchParams.get('cvgId') ?? 1);
  const coverage = member.coverages.find(({ filingOrder }) => filingOrder === wanted) ?? member.coverages[0];
  if (!coverage) return noPlan(file);
  const self: Relative = {
    name: member.account.name.full,
    relation: ownRelation(coverage),
    memberId: coverage.memberId,
  };
  const all = [self, ...(relatives.get(coverage.coverageId) ?? [])].toSorted(
    (one, other) => Number(other.relation === 'subscriber') - Number(one.relation === 'subscriber'),
  );
  const heads = [
    say('Name', 'Nombre'),
    say('Relationship', 'Parentesco'),
    say('Member ID', 'N.º de afiliado'),
    say('Covered since', 'Con cobertura desde'),
  ];
  return [
    table(
      planOf(coverage),
      heads,
      all.map((one) => [
        one.name,
        relationOf(file, one.relation),
        one.memberId,
        date(coverage.effectiveDate),
      ]),
    ),
    paragraph(
      say(
        'Each person shows their own ID card when getting care.',
        'Cada persona muestra su propia tarjeta de identificación al recibir atención.',
      ),
    ),
  ].join('');
};

export const authorizationsPage: FramedContent = (file) => {
  const { say, date, member, today } = file;
  const asked = member.coverages.flatMap((coverage) => {
    const needed = claimsOf(coverage, today).filter(({ service }) =>
      ['specialist', 'imaging', 'surgery'].includes(service),
    );
    const medical = needed.map(({ service, provider, day }) => ({
      name: serviceName(say, service),
      provider,
      day: addDays(day, -14),
      coverage,
    }));
    const isDrugPlan = coverage.planInfo.productType === 'Medicare Drug Plan';
    const medicine = {
      name: say('Medicine: adalimumab', 'Medicamento: adalimumab'),
      provider: 'Harbor Rx',
      day: addDays(today, -34),
      coverage,
    };
    return isDrugPlan ? [...medical, medicine] : medical;
  });
  if (asked.length === 0) return nothing(say('There are no authorizations.', 'No hay autorizaciones.'));
  return asked
    .map(({ name, provider, day, coverage }, index) => {
      const until = addDays(day, 180);
      const isOver = compareDays(until, today) < 0;
      return fold({
        title: name,
        aside: isOver ? say('Ended', 'Finalizada') : say('Approved', 'Aprobada'),
        note: `${provider} · ${date(day)}`,
        isOpen: index === 0,
        html: facts([
          [
            say('Authorization number', 'Número de autorización'),
            `A-${seriesOf(coverage)}${String(asked.length - index).padStart(2, '0')}`,
          ],
          [say('Decided', 'Decisión'), date(day)],
          [say('Valid until', 'Válida hasta'), date(until)],
          [say('Plan', 'Plan de salud'), planOf(coverage)],
        ]),
      });
    })
    .join('');
};

export const careTeamPage: FramedContent = ({ say, member }) => {
  const withDoctor = member.coverages.flatMap((coverage) =>
    coverage.provider ? [{ coverage, provider: coverage.provider }] : [],
  );
  if (withDoctor.length === 0)
    return nothing(
      say(
        'No primary care physician is chosen for this plan.',
        'No hay un médico de atención primaria elegido para este plan.',
      ),
    );
  return withDoctor
    .map(({ coverage, provider }) =>
      [
        heading(provider.name.full),
        facts([
          [say('Role', 'Función'), say('Primary care physician', 'Médico de atención primaria')],
          [say('Medical group', 'Grupo médico'), provider.pmgName],
          [say('Phone', 'Teléfono'), provider.phone],
          [say('Plan', 'Plan de salud'), planOf(coverage)],
        ]),
      ].join(''),
    )
    .join('');
};
