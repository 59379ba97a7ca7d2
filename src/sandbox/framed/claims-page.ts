import { money } from '../legacy/billing.ts';
import { type Claim, claimsOf, serviceName } from './claims.ts';
import { facts, figure, fold, nothing, paragraph } from './markup.ts';
import { type FramedContent, type MemberFile, planOf } from './member-file.ts';

const claimFold = ({ say, date }: MemberFile, claim: Claim): string => {
  const { billed, planPaid, youPay, deductible } = claim;
  const details = facts([
    [say('Claim number', 'Número de reclamo'), claim.number],
    [say('Plan', 'Plan de salud'), planOf(claim.coverage)],
    [say('Provider', 'Proveedor'), claim.provider],
    [say('Billed by the provider', 'Facturado por el proveedor'), money(billed)],
    [say('Discount of the network', 'Descuento de la red'), money(billed - planPaid - youPay)],
    [say('Your plan paid', 'Su plan pagó'), money(planPaid)],
    [say('Of your part, deductible', 'De su parte, deducible'), money(deductible)],
    [say('Your part', 'Su parte'), money(youPay)],
  ]);
  return fold({
    title: serviceName(say, claim.service),
    aside: money(youPay),
    note: `${date(claim.day)} · ${claim.provider} · ${say('Processed', 'Procesado')}`,
    html: details,
  });
};

// `app/claims`: the member's parts add up to the portal's plan spending.
export const claimsPage: FramedContent = (file) => {
  const { say, member, today } = file;
  const claims = member.coverages.flatMap((coverage) => claimsOf(coverage, today));
  if (claims.length === 0) return nothing(say('You have no claims yet.', 'Usted todavía no tiene reclamos.'));
  const total = claims.reduce((sum, { youPay }) => sum + youPay, 0);
  return [
    figure(say('Your part of these claims', 'Su parte de estos reclamos'), money(total)),
    ...claims.map((claim) => claimFold(file, claim)),
    paragraph(
      say(
        'This is not a bill. Your provider bills you.',
        'Esto no es una factura. Su proveedor le factura a usted.',
      ),
    ),
  ].join('');
};

export const balancesPage: FramedContent = ({ say, date, member, today }) => {
  const open = member.coverages
    .flatMap((coverage) => claimsOf(coverage, today))
    .filter(({ youPay }) => youPay > 0)
    .slice(0, 2);
  if (open.length === 0)
    return nothing(say('You owe nothing to your providers.', 'Usted no les debe nada a sus proveedores.'));
  return [
    figure(
      say('Open with your providers', 'Pendiente con sus proveedores'),
      money(open.reduce((sum, { youPay }) => sum + youPay, 0)),
    ),
    facts(open.map(({ provider, day, youPay }) => [`${provider}, ${date(day)}`, money(youPay)])),
    paragraph(say('Please pay your provider, not your plan.', 'Pague a su proveedor, no a su plan.')),
  ].join('');
};
