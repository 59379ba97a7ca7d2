import { addDays, compareDays } from '../../member/calendar-day.ts';
import { coverageStatus } from '../../member/coverage-status.ts';
import { type CalendarDay, type Coverage, type Invoice, readValue } from '../../member/member.ts';
import { money } from '../legacy/billing.ts';
import { facts, figure, form, nothing, paragraph, table, tag } from './markup.ts';
import { type FramedContent, type MemberFile, planOf } from './member-file.ts';

// Amounts in dollars.
interface Bill extends Invoice {
  readonly dueDate: CalendarDay | undefined;
  readonly amount: number;
  readonly isOpen: boolean;
}

const otherPremium = 389.4;

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

const amountDueOf = ({ premium }: Coverage): number => readValue(premium.amountDue) ?? 0;

const paidHere = ({ visit }: MemberFile, { coverageId }: Coverage): number =>
  visit.state.payments.get(coverageId) ?? 0;

// Oldest first. The amount due belongs to the last bill; for a suspended coverage all bills are open and add
// up to it.
const billsOf = (file: MemberFile, coverage: Coverage): readonly Bill[] => {
  const { invoices } = coverage.premium;
  const amountDue = amountDueOf(coverage);
  const billed = cents(amountDue + paidHere(file, coverage));
  const open = coverageStatus(coverage, file.now) === 'Suspended' ? invoices.length : 1;
  const amount = billed > 0 ? cents(billed / open) : otherPremium;
  return invoices.map(({ invoiceId, dueDate }, index) => ({
    invoiceId,
    dueDate: readValue(dueDate),
    amount,
    isOpen: amountDue > 0 && index >= invoices.length - open,
  }));
};

const billedCoverages = ({ member }: MemberFile): readonly Coverage[] =>
  member.coverages.filter(({ premium }) => premium.hasBilling);

const noBill = ({ say }: MemberFile): string =>
  nothing(say('There is no bill from us for this plan.', 'No hay facturas nuestras para este plan.'));

const stateOf = ({ say, today }: MemberFile, { isOpen, dueDate }: Bill) => {
  if (!isOpen) return tag(say('Paid', 'Pagada'));
  const isLate = dueDate !== undefined && compareDays(dueDate, today) < 0;
  return isLate ? tag(say('Past due', 'Vencida'), 'bad') : tag(say('Due', 'Por pagar'), 'wait');
};

export const invoiceHistory: FramedContent = (file) => {
  const { say, date } = file;
  const coverages = billedCoverages(file);
  if (coverages.length === 0) return noBill(file);
  const heads = [
    say('Bill', 'Factura'),
    say('Due date', 'Fecha de vencimiento'),
    say('Amount', 'Monto'),
    say('Status', 'Estado'),
  ];
  return coverages
    .map((coverage) => {
      const rows = billsOf(file, coverage).map((bill) => [
        bill.invoiceId,
        date(bill.dueDate),
        money(bill.amount),
        stateOf(file, bill),
      ]);
      return [
        figure(say('Amount due', 'Monto adeudado'), money(amountDueOf(coverage))),
        rows.length > 0
          ? table(planOf(coverage), heads, rows.toReversed())
          : nothing(say('No bill has been sent yet.', 'Aún no se ha enviado ninguna factura.')),
      ].join('');
    })
    .join('');
};

interface Payment {
  readonly day: CalendarDay | undefined;
  readonly amount: number;
  readonly isAutomatic: boolean;
}

const paymentsOf = (file: MemberFile, coverage: Coverage): readonly Payment[] => {
  const { autoPay } = coverage.premium;
  const here = paidHere(file, coverage);
  const bills = billsOf(file, coverage);
  // When the last bill was paid here, that payment is listed separately.
  const earlier = bills.filter(({ isOpen }, index) => !isOpen && (here === 0 || index < bills.length - 1));
  const settled = earlier.map(({ amount, dueDate }, index) => ({
    day: dueDate && addDays(dueDate, autoPay.isEnrolled ? 0 : -3),
    amount: amount - (index === earlier.length - 1 && here === 0 ? Math.min(0, amountDueOf(coverage)) : 0),
    isAutomatic: autoPay.isEnrolled,
  }));
  return here > 0 ? [...settled, { day: file.today, amount: here, isAutomatic: false }] : settled;
};

export const paymentHistory: FramedContent = (file) => {
  const { say, date } = file;
  const coverages = billedCoverages(file);
  if (coverages.length === 0) return noBill(file);
  const heads = [say('Date', 'Fecha'), say('Paid with', 'Pagado con'), say('Amount', 'Monto')];
  const how = (isAutomatic: boolean): string =>
    isAutomatic
      ? say('Autopay, bank account ending in 0142', 'Pago automático, cuenta bancaria terminada en 0142')
      : say('Card ending in 0177', 'Tarjeta terminada en 0177');
  return coverages
    .map((coverage) => {
      const rows = paymentsOf(file, coverage).map(({ day, amount, isAutomatic }) => [
        date(day),
        how(isAutomatic),
        money(amount),
      ]);
      return rows.length > 0
        ? table(planOf(coverage), heads, rows.toReversed())
        : nothing(say('We have not received a payment yet.', 'Aún no hemos recibido ningún pago.'));
    })
    .join('');
};

export const autoPayPage: FramedContent = (file) => {
  const { say, date } = file;
  const [coverage] = billedCoverages(file);
  if (!coverage) return noBill(file);
  const { autoPay } = coverage.premium;
  const amountDue = amountDueOf(coverage);
  const state = autoPay.isEnrolled
    ? facts([
        [say('Autopay', 'Pago automático'), tag(say('On', 'Activado'))],
        [say('Next payment', 'Próximo pago'), date(autoPay.scheduledDate)],
        [say('Amount', 'Monto'), money(amountDue)],
        [
          say('Paid from', 'Se paga con'),
          say('Bank account ending in 0142', 'Cuenta bancaria terminada en 0142'),
        ],
      ])
    : facts([
        [say('Autopay', 'Pago automático'), tag(say('Off', 'Desactivado'), 'wait')],
        [say('Amount due now', 'Monto adeudado ahora'), money(amountDue)],
      ]);
  const on = say('On the due date', 'En la fecha de vencimiento');
  const fields = [
    {
      name: 'account',
      label: say('Name on the bank account', 'Titular de la cuenta bancaria'),
      kind: 'text',
      value: file.member.account.name.full,
    },
    {
      name: 'last4',
      label: say('Last four digits of the account', 'Últimos cuatro dígitos de la cuenta'),
      kind: 'text',
    },
    {
      name: 'when',
      label: say('When should we take the payment?', '¿Cuándo debemos cobrar el pago?'),
      kind: 'radio',
      choices: [on, say('Five days before', 'Cinco días antes')],
      chosen: [on],
    },
  ] as const;
  return [
    state,
    form(
      fields,
      autoPay.isEnrolled
        ? say('Change autopay', 'Cambiar el pago automático')
        : say('Set up autopay', 'Configurar el pago automático'),
    ),
    paragraph(
      say(
        'Autopay does not pay a bill that is already due.',
        'El pago automático no paga una factura que ya está por pagar.',
      ),
    ),
  ].join('');
};
