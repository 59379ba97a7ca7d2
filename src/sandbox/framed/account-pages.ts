import { compareDays } from '../../member/calendar-day.ts';
import { readValue } from '../../member/member.ts';
import { money } from '../legacy/billing.ts';
import { escapeHtml } from '../legacy/page.ts';
import { facts, form, heading, nothing, table, tag } from './markup.ts';
import type { FramedContent, MemberFile } from './member-file.ts';

export const newsPage: FramedContent = ({ say, date, member, today }) => {
  const bills = member.coverages.flatMap(({ premium }) => {
    const due = readValue(premium.invoices.at(-1)?.dueDate);
    const amount = readValue(premium.amountDue) ?? 0;
    if (!due || amount <= 0) return [];
    const isLate = compareDays(due, today) < 0;
    return [
      isLate
        ? say(
            `A bill of ${money(amount)} was due on ${date(due)}.`,
            `Una factura de ${money(amount)} venció el ${date(due)}.`,
          )
        : say(
            `A bill of ${money(amount)} is due on ${date(due)}.`,
            `Una factura de ${money(amount)} vence el ${date(due)}.`,
          ),
    ];
  });
  const items = [
    ...bills,
    say('You have a message from Member Services.', 'Usted tiene un mensaje de Servicios al afiliado.'),
  ];
  return `<ul class="news">${items.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
};

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

// Invented `.example` hosts and 555-01 numbers belong to no one.
export const contactOf = ({ member: { account, coverages } }: MemberFile) => {
  const number = Number(coverages[0]?.memberId.slice(6, 8) ?? 19);
  const { first, last } = account.name;
  return {
    address: `${120 + number * 7} Paseo del Puerto, Puerto Claro, CA 93999`,
    phone: `1-805-555-01${String(number + 40)}`,
    email: `${plain(first)}.${plain(last.split(' ')[0] ?? '')}@mail.example`,
  };
};

export const personalPage: FramedContent = (file) => {
  const { say, member } = file;
  const { address, phone, email } = contactOf(file);
  return [
    facts([
      [say('Name', 'Nombre'), member.account.name.full],
      ...member.coverages.map(({ memberId }) => [say('Member ID', 'N.º de afiliado'), memberId] as const),
    ]),
    heading(say('How we reach you', 'Cómo nos comunicamos con usted')),
    form(
      [
        { name: 'address', label: say('Address', 'Dirección'), kind: 'text', value: address },
        { name: 'phone', label: say('Phone', 'Teléfono'), kind: 'tel', value: phone },
        { name: 'email', label: say('Email', 'Correo electrónico'), kind: 'email', value: email },
      ],
      say('Save', 'Guardar'),
    ),
  ].join('');
};

export const familyAccessPage: FramedContent = ({ say, member }) => {
  const { members, eid } = member.account;
  const heads = [say('Name', 'Nombre'), say('Access', 'Acceso')];
  const access = (isSelf: boolean) =>
    isSelf ? tag(say('Own account', 'Cuenta propia')) : tag(say('May open', 'Puede abrir'), 'wait');
  const rows = members.map((one) => [
    one.eid === eid ? `${one.name} (${say('open now', 'abierta ahora')})` : one.name,
    access(one.access === 'UserLoggedIn'),
  ]);
  const list =
    rows.length > 0
      ? table(say('Records that you can open', 'Expedientes que usted puede abrir'), heads, rows)
      : nothing(say('You share no records with anyone.', 'Usted no comparte expedientes con nadie.'));
  return [
    list,
    heading(say('Invite someone', 'Invite a alguien')),
    form(
      [
        { name: 'name', label: say('Name', 'Nombre'), kind: 'text' },
        { name: 'email', label: say('Email', 'Correo electrónico'), kind: 'email' },
      ],
      say('Send invitation', 'Enviar invitación'),
    ),
  ].join('');
};

export const preferencesPage: FramedContent = ({ say }) => {
  const email = say('Email', 'Correo electrónico');
  const text = say('Text message', 'Mensaje de texto');
  const mail = say('Mail', 'Correo postal');
  const topic = (name: string, label: string, chosen: readonly string[]) =>
    ({ name, label, kind: 'check', choices: [email, text, mail], chosen, optional: true }) as const;
  return form(
    [
      topic('messages', say('New messages', 'Mensajes nuevos'), [email]),
      topic('claims', say('Claims', 'Reclamos'), [email]),
      topic('bills', say('Bills and payments', 'Facturas y pagos'), [email, text]),
      topic('care', say('Care reminders', 'Recordatorios de atención'), [mail]),
    ],
    say('Save preferences', 'Guardar preferencias'),
  );
};

export const paperlessPage: FramedContent = ({ say, member }) => {
  const online = say('Online', 'En línea');
  const mail = say('By mail', 'Por correo postal');
  const choice = (name: string, label: string, isOnline: boolean) =>
    ({ name, label, kind: 'radio', choices: [online, mail], chosen: [isOnline ? online : mail] }) as const;
  const { paperlessBilling, paperlessEobs } = member.account;
  const hasBilling = member.coverages.some(({ premium }) => premium.hasBilling);
  return form(
    [
      ...(hasBilling ? [choice('bills', say('Premium bills', 'Facturas de primas'), paperlessBilling)] : []),
      choice('eobs', say('Explanations of benefits', 'Explicaciones de beneficios'), paperlessEobs),
      choice('letters', say('Letters', 'Cartas'), false),
    ],
    say('Save', 'Guardar'),
  );
};
