import { describe, expect, it } from 'vitest';
import { readMembers, readRowMembers } from '../../src/samples/read-members.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';
import { sampleScreen } from '../support/members/sample-screen.ts';

/** The sample members, with their first coverage selected, who pass the test. */
const membersWith = (test: (visit: SampleVisit) => boolean): readonly string[] =>
  readRowMembers()
    .map(({ id }) => id)
    .filter((id) => test({ id }));

describe('gates', () => {
  it('R6.06 R2.064 R2.065: premium billing, its screens and its banner need billing', () => {
    const keys = [
      'billing',
      'billing.guestPay',
      'billing.payNow',
      'billing.pastPayments',
      'billing.billingHistory',
    ];
    for (const key of keys)
      expect(membersWith((visit) => sampleScreen(key, visit).isOpen)).toEqual([
        'm01',
        'm02',
        'm03',
        'm04',
        'm08',
        'm09',
        'm13',
        'm20',
      ]);
    expect(sampleScreen('home', { id: 'm01' }).blockIds).toContain('premiumDue');
    expect(sampleScreen('home', { id: 'm05' }).blockIds).not.toContain('premiumDue');
  });

  it('R2.066: autopay needs an id of the billing account too', () => {
    expect(sampleScreen('billing.autoPay', { id: 'm01' }).isOpen).toBe(true);
    expect(sampleScreen('billing.autoPay', { id: 'm20' }).isOpen).toBe(false);
    expect(sampleScreen('home', { id: 'm20' }).itemIds).not.toContain('editAutopay');
  });

  it('R6.07 R2.068: the pharmacy screens need a pharmacy benefit', () => {
    expect(membersWith((visit) => !sampleScreen('pharmacy', visit).isOpen)).toEqual(['m07', 'm19']);
    expect(sampleScreen('pharmacy.formsAndPolicies', { id: 'm07' }).isOpen).toBe(false);
    expect(sampleScreen('claims', { id: 'm07' }).itemIds).not.toContain('prescriptionRefund');
    expect(sampleScreen('claims', { id: 'm01' }).itemIds).toContain('prescriptionRefund');
  });

  // Decision 0044: by the drug plan, not by the variant of employers, whose other plans have medical care.
  it('links to medical care are for plans that cover it, and their screens stay open to a drug plan', () => {
    for (const link of ['urgentCare', 'patientPortal', 'behavioralHealth'])
      expect(membersWith((visit) => !sampleScreen('home', visit).itemIds.includes(link))).toEqual([
        'm12',
        'm19',
      ]);
    expect(
      membersWith((visit) => !sampleScreen('coverage', visit).blockIds.includes('behavioralHealth')),
    ).toEqual(['m12']);
    expect(sampleScreen('coverage.behavioralHealth', { id: 'm12' }).isOpen).toBe(true);
  });

  it('R6.08 R4.045: paperless preferences need billing or an account without Medicare', () => {
    expect(membersWith((visit) => !sampleScreen('account.paperless', visit).isOpen)).toEqual([
      'm10',
      'm11',
      'm12',
      'm18',
    ]);
    expect(sampleScreen('account.paperless', { id: 'm18', selected: 1 }).isOpen).toBe(true);
  });

  it('R6.14: dependents are for subscribers of individual plans and of plans linked to an employer', () => {
    for (const key of ['coverage.forms.dependentsAdd', 'coverage.forms.dependentsRemove'])
      expect(membersWith((visit) => sampleScreen(key, visit).isOpen)).toEqual([
        'm01',
        'm02',
        'm03',
        'm04',
        'm05',
        'm06',
        'm10',
        'm16',
        'm20',
      ]);
  });

  it('R6.15 R6.16 R6.17: SSN forms by their flags, the name change for off-exchange individual plans', () => {
    expect(membersWith((visit) => sampleScreen('account.forms.ssnVerification', visit).isOpen)).toEqual([
      'm01',
    ]);
    expect(membersWith((visit) => sampleScreen('account.forms.ssnCorrection', visit).isOpen)).toEqual([
      'm03',
    ]);
    expect(membersWith((visit) => sampleScreen('account.forms.planName', visit).isOpen)).toEqual([
      'm03',
      'm04',
      'm20',
      'm21',
    ]);
  });

  it('R6.18 R2.145: the two partnership links follow their two rules', () => {
    const onAccount = (visit: SampleVisit) =>
      sampleScreen('account.forms', visit).itemIds.includes('partnership');
    expect(membersWith((visit) => sampleScreen('account.forms', visit).isOpen && onAccount(visit))).toEqual([
      'm07',
      'm11',
      'm12',
      'm13',
      'm14',
      'm15',
      'm17',
    ]);
    const onCoverage = (visit: SampleVisit) =>
      sampleScreen('coverage.forms', visit).itemIds.includes('declarePartnership');
    expect(membersWith(onCoverage)).toEqual(['m05', 'm06', 'm14', 'm15', 'm16']);
  });

  it('R6.19 R6.20: the COVID test form is closed to Medicare, the travel form open to CalPERS', () => {
    expect(membersWith((visit) => !sampleScreen('claims.atHomeCovid19', visit).isOpen)).toEqual([
      'm08',
      'm09',
      'm10',
      'm11',
      'm12',
      'm18',
    ]);
    expect(membersWith((visit) => sampleScreen('claims.travelReimbursement', visit).isOpen)).toEqual([
      'm11',
      'm13',
      'm17',
    ]);
  });

  it('R6.21 R2.143 R8.15: other members than the subscriber get the sentence instead of the forms', () => {
    const { blocks, blockIds, itemIds } = sampleScreen('coverage.forms', { id: 'm07' });
    expect(blockIds).toEqual(['notSubscriber']);
    expect(blocks[0]).toMatchObject({ content: 'You are not the subscriber of this plan.' });
    expect(itemIds).toEqual(['subscriberNext', 'askAboutForms', 'seeDocuments']);
    expect(sampleScreen('coverage.forms', { id: 'm01' }).blockIds).toEqual(['forms']);
  });

  it('R6.22: an individual Medicare plan is cancelled on an outside page, all others here', () => {
    const cancel = (id: string) =>
      sampleScreen('coverage.forms', { id }).items.find((item) =>
        ['terminate', 'disenroll'].includes(item.id),
      )?.link;
    expect(cancel('m08')).toMatchObject({ kind: 'outside', newTab: true, notice: true });
    expect(cancel('m01')?.href).toBe('/coverage/forms/cancel-plan');
    expect(cancel('m10')?.href).toBe('/coverage/forms/cancel-plan');
  });

  it('R4.051: without plans only the listed areas stay open', () => {
    const context = sampleContext({ id: 'm19' });
    const areas = context.config.screens
      .filter((one) => one.withoutPlans && one.parent === undefined)
      .map(({ key }) => key);
    expect([...areas].sort()).toEqual([
      'account',
      'claims',
      'grievanceForm',
      'help',
      'helpModal',
      'home',
      'messages',
      'notifications',
      'support',
    ]);
    for (const key of ['coverage', 'coverage.documents', 'findCare', 'balances'])
      expect(sampleScreen(key, { id: 'm19' }).isOpen).toBe(false);
    expect(sampleScreen('documentCenter', { id: 'm19' }).isOpen).toBe(true);
  });
});

describe('constraints', () => {
  it('hold for every sample member and every coverage', () => {
    for (const { id } of readMembers())
      for (const selected of [0, 1] as const) {
        const { config, gate } = sampleContext({ id, selected });
        if (selected > 0 && !gate.facts['isCoverageSelected']) continue;
        for (const { id: constraint, logic } of config.constraints)
          expect([id, constraint, gate.decide(logic).shown]).toEqual([id, constraint, true]);
      }
  });
});
