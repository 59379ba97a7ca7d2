import { addDays } from '../../member/calendar-day.ts';
import { type CalendarDay, readValue } from '../../member/member.ts';
import { money } from '../legacy/billing.ts';
import { escapeHtml } from '../legacy/page.ts';
import { claimsOf } from './claims.ts';
import { type Field, fold, form, heading } from './markup.ts';
import type { FramedContent, MemberFile } from './member-file.ts';

interface Message {
  readonly from: string;
  readonly day: CalendarDay;
  readonly text: string;
}

interface Thread {
  readonly subject: string;
  readonly messages: readonly [Message, ...Message[]];
}

const service = ({ say }: MemberFile): string => say('Member Services', 'Servicios al afiliado');

const billThread = (file: MemberFile): readonly Thread[] => {
  const { say, date, today, member } = file;
  const billed = member.coverages.find(
    ({ premium }) => premium.hasBilling && (readValue(premium.amountDue) ?? 0) > 0,
  );
  if (!billed) return [];
  const { invoices } = billed.premium;
  const amountDue = readValue(billed.premium.amountDue) ?? 0;
  const due = date(invoices.at(-1)?.dueDate);
  return [
    {
      subject: say('My premium bill', 'Mi factura de la prima'),
      messages: [
        {
          from: service(file),
          day: addDays(today, -4),
          text: say(
            `The amount due is ${money(amountDue)}; the date on your last bill is ${due}. You can pay it under Premium billing.`,
            `El monto adeudado es de ${money(amountDue)}; la fecha de su última factura es ${due}. Puede pagarla en Facturación de primas.`,
          ),
        },
        {
          from: member.account.name.full,
          day: addDays(today, -5),
          text: say(
            'Hello, how much do I have to pay, and by when?',
            'Hola, ¿cuánto tengo que pagar y hasta cuándo?',
          ),
        },
      ],
    },
  ];
};

const visitThread = (file: MemberFile): readonly Thread[] => {
  const { say, date, today, member } = file;
  const visit = member.coverages
    .flatMap((coverage) => claimsOf(coverage, today))
    .find((claim) => claim.service === 'visit');
  if (!visit) return [];
  return [
    {
      subject: say('After your visit', 'Después de su visita'),
      messages: [
        {
          from: visit.provider,
          day: addDays(visit.day, 1),
          text: say(
            `Thank you for coming in on ${date(visit.day)}. Your results are normal. Please come back in six months.`,
            `Gracias por venir el ${date(visit.day)}. Sus resultados son normales. Vuelva en seis meses, por favor.`,
          ),
        },
      ],
    },
  ];
};

const welcomeThread = (file: MemberFile): Thread => {
  const { say, today, member } = file;
  const name = member.account.name.first;
  return {
    subject: say('Welcome to messages', 'Le damos la bienvenida a los mensajes'),
    messages: [
      {
        from: service(file),
        day: addDays(today, -60),
        text: say(
          `Hello ${name}, here you write to Member Services and to your doctor. We answer within two business days.`,
          `Hola, ${name}: aquí usted puede escribir a Servicios al afiliado y a su médico. Respondemos en dos días hábiles.`,
        ),
      },
    ],
  };
};

const threadFold = ({ date }: MemberFile, { subject, messages }: Thread, place: number): string =>
  fold({
    title: subject,
    aside: date(messages[0].day),
    note: messages[0].from,
    isOpen: place === 0,
    html: messages
      .map(
        ({ from, day, text }) =>
          `<p class="message"><b>${escapeHtml(from)}</b> <span class="note">${date(day)}</span><br>${escapeHtml(text)}</p>`,
      )
      .join(''),
  });

const questionForm = (file: MemberFile): string => {
  const { say } = file;
  const about = [
    say('My coverage', 'Mi cobertura'),
    say('A claim', 'Un reclamo'),
    say('A bill', 'Una factura'),
    say('Something else', 'Otro asunto'),
  ];
  const fields: readonly Field[] = [
    { name: 'about', label: say('What is it about?', '¿De qué se trata?'), kind: 'select', choices: about },
    { name: 'question', label: say('Your question', 'Su pregunta'), kind: 'area' },
  ];
  return heading(say('Ask a question', 'Haga una pregunta')) + form(fields, say('Send', 'Enviar'));
};

// `app/communication-center`: conversations and a question form, which comes first with `ask=1` (R2.023).
export const messagesPage: FramedContent = (file) => {
  const threads = [...billThread(file), ...visitThread(file), welcomeThread(file)];
  const inbox =
    heading(file.say('Inbox', 'Bandeja de entrada')) +
    threads.map((thread, index) => threadFold(file, thread, index)).join('');
  const isAsking = file.visit.url.searchParams.get('ask') === '1';
  return isAsking ? questionForm(file) + inbox : inbox + questionForm(file);
};

export const customerServicePage: FramedContent = questionForm;
