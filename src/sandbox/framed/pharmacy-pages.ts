import { addDays } from '../../member/calendar-day.ts';
import { money } from '../legacy/billing.ts';
import { spentOn } from './claims.ts';
import { form, heading, nothing, table } from './markup.ts';
import type { FramedContent, MemberFile } from './member-file.ts';

const medicines = ['Lisinopril 10 mg', 'Metformin 500 mg', 'Albuterol 90 mcg'] as const;

// In dollars, once the deductible is met.
const copay = 12;

// Newest first. Member parts add up to the pharmacy deductible.
const fills = ({ member, today }: MemberFile) => {
  const covered = member.coverages.find(({ pharmacy }) => pharmacy.hasPharmacy);
  if (!covered) return [];
  const spent = spentOn(covered, 'rxDeductible');
  const first = Math.round(spent * 0.55);
  const parts = spent > 0 ? [first, spent - first] : [copay, copay];
  return parts.map((amount, index) => ({
    name: medicines[index] ?? medicines[0],
    day: addDays(today, -12 - index * 31),
    amount,
  }));
};

const none = ({ say }: MemberFile): string =>
  nothing(say('This plan does not cover pharmacy.', 'Este plan no cubre farmacia.'));

const fillTable = (file: MemberFile): string => {
  const { say, date } = file;
  const rows = fills(file).map(({ name, day, amount }) => [name, date(day), money(amount)]);
  if (rows.length === 0) return none(file);
  return table(
    say('Prescriptions filled', 'Recetas surtidas'),
    [say('Medicine', 'Medicamento'), say('Date', 'Fecha'), say('Your part', 'Su parte')],
    rows,
  );
};

// R7.028.
export const pharmacyClaims: FramedContent = fillTable;

export const pharmacyHome: FramedContent = (file) =>
  fillTable(file) + heading(file.say('Order a refill', 'Pida un resurtido')) + refillPage(file);

export const refillPage: FramedContent = (file) => {
  const names = fills(file).map(({ name }) => name);
  const { say } = file;
  if (names.length === 0) return none(file);
  return form(
    [
      {
        name: 'medicine',
        label: say('Medicine', 'Medicamento'),
        kind: 'radio',
        choices: names,
        chosen: names.slice(0, 1),
      },
      {
        name: 'how',
        label: say('How should it come?', '¿Cómo debe llegar?'),
        kind: 'select',
        choices: [say('Mail delivery', 'Entrega por correo'), 'Harborside Pharmacy'],
      },
    ],
    say('Order', 'Pedir'),
  );
};

const pharmacies = [
  ['Harborside Pharmacy', '14 Muelle Street', 18.4],
  ['Northcove Drugs', '802 Bahía Avenue', 21.1],
  ['Farmacia Puerto Claro', '55 Plaza Mayor', 16.9],
] as const;

export const drugCostPage: FramedContent = ({ say }) =>
  table(
    `${medicines[0]}, ${say('30 tablets', '30 tabletas')}`,
    [say('Pharmacy', 'Farmacia'), say('Price', 'Precio')],
    pharmacies.map(([name, , price]) => [name, money(price)]),
  );

export const pharmacyLocator: FramedContent = ({ say }) =>
  table(
    say('Near Puerto Claro', 'Cerca de Puerto Claro'),
    [say('Pharmacy', 'Farmacia'), say('Address', 'Dirección'), say('Open', 'Horario')],
    pharmacies.map(([name, address]) => [name, address, say('8 am to 9 pm', 'De 8 a. m. a 9 p. m.')]),
  );
