import { addDays, compareDays } from '../../member/calendar-day.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { type CalendarDay, type Coverage, readValue } from '../../member/member.ts';
import { money } from '../legacy/billing.ts';
import { claimsOf, serviceName } from './claims.ts';
import { fold, nothing, paragraph } from './markup.ts';
import { type FramedContent, type MemberFile, planOf } from './member-file.ts';

interface Letter {
  readonly day: CalendarDay;
  readonly title: string;
  readonly text: string;
}

const opening = (
  { say, date, today }: MemberFile,
  coverage: Coverage,
  since: CalendarDay,
): readonly Letter[] => {
  const plan = planOf(coverage);
  if (compareDays(since, today) > 0)
    return [
      {
        day: addDays(today, -6),
        title: say('We have your application', 'Recibimos su solicitud'),
        text: say(
          `Your coverage with ${plan} begins on ${date(since)}. Your member ID will be ${coverage.memberId}.`,
          `Su cobertura con ${plan} comienza el ${date(since)}. Su número de afiliado será ${coverage.memberId}.`,
        ),
      },
    ];
  return [
    {
      day: addDays(since, 2),
      title: say(`Welcome to ${plan}`, `Le damos la bienvenida a ${plan}`),
      text: say(
        `Your coverage began on ${date(since)}. Your member ID is ${coverage.memberId}; your ID card comes in a letter of its own.`,
        `Su cobertura comenzó el ${date(since)}. Su número de afiliado es ${coverage.memberId}; su tarjeta de identificación llega en otra carta.`,
      ),
    },
    {
      day: addDays(since, 6),
      title: say('Your ID card', 'Su tarjeta de identificación'),
      text: say(
        'We have mailed your ID card. Please show it when you get care.',
        'Le enviamos su tarjeta de identificación por correo. Muéstrela al recibir atención.',
      ),
    },
  ];
};

const ending = ({ say, date, today, now }: MemberFile, coverage: Coverage): readonly Letter[] => {
  const end = readValue(coverage.terminationDate);
  const amount = money(readValue(coverage.premium.amountDue) ?? 0);
  const suspended: Letter = {
    day: addDays(today, -10),
    title: say('Your coverage is suspended', 'Su cobertura está suspendida'),
    text: say(
      `We have not received your premiums of ${amount}. Please pay all of them by the end of the grace period, or your coverage ends.`,
      `No hemos recibido sus primas de ${amount}. Páguelas todas antes de que termine el período de gracia; de lo contrario, su cobertura termina.`,
    ),
  };
  if (coverageStatus(coverage, now) === 'Suspended') return [suspended];
  if (!end) return [];
  const isOver = compareDays(end, today) < 0;
  return [
    {
      day: isOver ? addDays(end, 3) : addDays(today, -12),
      title: isOver
        ? say('Your coverage has ended', 'Su cobertura ha terminado')
        : say('Your coverage ends soon', 'Su cobertura termina pronto'),
      text: say(
        `The last day of ${planOf(coverage)} is ${date(end)}. Keep this letter: it proves how long you were covered.`,
        `El último día de ${planOf(coverage)} es el ${date(end)}. Guarde esta carta: demuestra cuánto tiempo tuvo cobertura.`,
      ),
    },
  ];
};

const explanations = ({ say, date, today }: MemberFile, coverage: Coverage): readonly Letter[] =>
  claimsOf(coverage, today)
    .slice(0, 3)
    .map((claim) => ({
      day: addDays(claim.day, 9),
      title: say(
        `Explanation of benefits: ${serviceName(say, claim.service)}`,
        `Explicación de beneficios: ${serviceName(say, claim.service)}`,
      ),
      text: say(
        `${claim.provider} treated you on ${date(claim.day)}. Your part of claim ${claim.number} is ${money(claim.youPay)}. This is not a bill.`,
        `${claim.provider} le atendió el ${date(claim.day)}. Su parte del reclamo ${claim.number} es ${money(claim.youPay)}. Esto no es una factura.`,
      ),
    }));

const lettersOf = (file: MemberFile): readonly Letter[] =>
  file.member.coverages
    .flatMap((coverage) => {
      const effectiveDate = readValue(coverage.effectiveDate);
      return effectiveDate
        ? [
            ...opening(file, coverage, effectiveDate),
            ...ending(file, coverage),
            ...explanations(file, coverage),
          ]
        : [];
    })
    .filter(({ day }) => compareDays(day, file.today) <= 0)
    .toSorted((one, other) => compareDays(other.day, one.day));

const folds = ({ say, date, member }: MemberFile, letters: readonly Letter[]): string =>
  letters
    .map(({ day, title, text }) =>
      fold({
        title,
        aside: '',
        note: date(day),
        html: [
          say(`Dear ${member.account.name.full}:`, `A la atención de ${member.account.name.full}:`),
          text,
          'Brisamar Health Plan',
        ]
          .map(paragraph)
          .join(''),
      }),
    )
    .join('');

export const lettersPage: FramedContent = (file) => {
  const letters = lettersOf(file);
  return letters.length > 0
    ? folds(file, letters)
    : nothing(file.say('There are no letters yet.', 'Todavía no hay cartas.'));
};

const [first, last]: readonly [CalendarDay, CalendarDay] = [
  { year: 2022, month: 1, day: 1 },
  { year: 2023, month: 10, day: 31 },
];

export const documentsPage: FramedContent = (file) => {
  const letters = lettersOf(file).filter(
    ({ day }) => compareDays(day, first) >= 0 && compareDays(day, last) <= 0,
  );
  const none = file.say('There are no documents of that time.', 'No hay documentos de esa época.');
  return letters.length > 0 ? folds(file, letters) : nothing(none);
};
