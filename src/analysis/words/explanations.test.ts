import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import type { Facts } from '../../rules/gate.ts';
import { explainItem, whoSees } from '../explain/explain-item.ts';
import { audienceSentences, explanationSentences } from './explanations.ts';

const { model, states } = frozenPortal();
const { labels } = model.portal;

const linesOf = (id: string, who: string | Facts, language: 'en' | 'es' = 'en'): readonly string[] => {
  const facts = typeof who === 'string' ? states.find(({ name }) => name === who)!.facts : who;
  return explanationSentences(explainItem(model, model.byId.get(id)!, facts), labels, language);
};

describe('an explanation in sentences', () => {
  it('explains what hides an item, the smallest reason, and what would have to change in the record, in both languages', () => {
    expect(linesOf('claims.travelReimbursement', 'm01')).toEqual([
      '`claims.travelReimbursement` is hidden.',
      'Hidden here: the condition of screen `claims.travelReimbursement` is not met; it requires: isCalpers: the plan is CalPERS.',
      'Members who open the screen see an empty page.',
      'Because the plan is not CalPERS.',
      'What would have to change in the record: the plan is CalPERS.',
      expect.stringMatching(
        /^This cannot change alone, because .*\(individualIsAlone, only assumed\)\. These facts would also differ: .*the plan is not an individual and family plan/,
      ),
    ]);
    expect(linesOf('claims.travelReimbursement', 'm01', 'es').slice(0, 5)).toEqual([
      '`claims.travelReimbursement` no se muestra.',
      'Se detiene aquí: la condición de la pantalla `claims.travelReimbursement` no se cumple; pide: isCalpers: el plan es de CalPERS.',
      'Quien abre la pantalla ve una página vacía.',
      'Porque el plan no es de CalPERS.',
      'Lo que tendría que ser distinto en el registro: el plan es de CalPERS.',
    ]);
  });

  it('explains the deciding facts and their constraint, the plan variant of the link, and why an earlier one does not apply', () => {
    expect(linesOf('coverage.behavioralHealth/care/counseling', 'm08').slice(0, 5)).toEqual([
      '`coverage.behavioralHealth/care/counseling` is shown.',
      'Because the member is signed in, a coverage is selected and the number of coverages is 1.',
      "Deciding facts: a coverage is selected. The other facts follow, because a selected coverage is one of the member's (selectionNeedsCoverage); a signed-out visitor has no account and no coverage (signedOutKnowsNothing).",
      'Link: link:medicareCounseling (the link of plan variant medicare: Medicare plan).',
      'The link of plan variant egwp does not apply: the plan is not an employer group Medicare plan (EGWP).',
    ]);
  });

  it('separates what the member can change from what must differ in the record, nearest number first', () => {
    expect(linesOf('menus/accountPersonal/paperlessOn', 'm10').slice(-2)).toEqual([
      'What the member or this session can change: explanations of benefits arrive without paper.',
      'What would have to change in the record: the plan bills the member.',
    ]);
    expect(linesOf('viewMyPlans', 'm01').at(-1)).toBe(
      'What would have to change in the record: the number of coverages is 2.',
    );
  });

  it('explains redirects: to sign in, to home without plans', () => {
    expect(linesOf('account', 'visitor')[1]).toBe(
      'Hidden here: the visitor is signed out and is redirected to sign in.',
    );
    expect(linesOf('coverage', 'm19')[1]).toBe(
      'Hidden here: the member has no plan and is redirected to home.',
    );
  });

  it('names conditions of the gate, not a fact that happens to imply one', () => {
    const suspended = linesOf('billing', 'm02');
    expect(suspended[2]).toMatch(/^Deciding facts: the plan bills the member\./);
    expect(linesOf('billing', 'm05')[3]).toBe('Because the plan does not bill the member.');
    const reasons = model.items
      .flatMap(({ id }) => (/billing|premium/.test(id) ? linesOf(id, 'm02') : []))
      .filter((line) => line.startsWith('Because'));
    expect(reasons.filter((line) => line.includes('past due') && !line.includes('amount due'))).toEqual([]);
  });

  it('never suggests to the member a change that only the portal can make', () => {
    expect(linesOf('coverage', 'm17/none').at(-1)).toBe(
      'What would have to change in the portal: a coverage is selected.',
    );
    const lines = states.flatMap(({ name }) =>
      ['coverage', 'pharmacy', 'home', 'claims'].flatMap((id) => linesOf(id, name)),
    );
    expect(lines.filter((line) => /^What the member .* coverage is selected/.test(line))).toEqual([]);
  });

  it('has no verdict without a needed fact, and reports facts that break a constraint', () => {
    expect(linesOf('billing', { isMedicare: true })).toEqual([
      '`billing`: the result for one member depends on unknown facts: the plan bills the member.',
    ]);
    expect(
      linesOf(
        'home',
        { isLoggedIn: true, isCoverageSelected: true, isCalpersEGWP: true, isMedicare: false },
        'es',
      ).at(-1),
    ).toBe(
      'Estos datos contradicen una restricción: los planes de grupo de Medicare son planes de Medicare (egwpIsMedicare, solo se supone). No debería existir tal afiliado; el portal responde de todos modos como se indica arriba.',
    );
  });

  it('describes who sees an item: in words, by plan, by sample member, with its assumption, and without members', () => {
    const audience = whoSees(model, model.byId.get('claims.travelReimbursement')!.shown);
    const samples = states.filter(({ name }) => ['m11', 'm13', 'm17/1'].includes(name));
    expect(audienceSentences(audience, { samples, all: states }, labels, 'en')).toEqual([
      'Who sees it: the plan is CalPERS.',
      'By plan variant: all of CalPERS plan; some of employer group Medicare plan (EGWP); none of Medicare plan, PPO plan, POS plan, individual and family plan, federal employee plan (FEHB), any other plan, members without a plan, members without a chosen coverage, signed-out visitors.',
      expect.stringMatching(/^Sample members: m11 \(Ruth .*\); m13 \(.*\); m17\/1 \(.*\)\.$/),
      'Who sees it depends on assumed constraints: a Medicare plan of CalPERS is a group Medicare plan (publicEmployeeMedicareIsEgwp).',
    ]);
    const older = whoSees(model, model.byId.get('claims/olderClaims')!.shown);
    expect(audienceSentences(older, { samples: [], all: states }, labels, 'en').at(-1)).toBe(
      'Who sees it depends on assumed constraints: group Medicare plans are Medicare plans (egwpIsMedicare).',
    );
    expect(audienceSentences(audience, { samples: states.slice(1), all: states }, labels, 'es')[2]).toBe(
      'Afiliados de muestra: todos menos m01.',
    );
  });
});
