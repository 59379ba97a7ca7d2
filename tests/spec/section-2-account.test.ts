import { describe, expect, it } from 'vitest';
import { readMembers } from '../../src/samples/read-members.ts';
import { hrefOf } from '../../src/view/routes/hrefs.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import { wordsOf } from '../../src/view/words.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';
import { itemOf, openKeys, sampleScreen, screenIn } from '../support/members/sample-screen.ts';

const menu = (id: string, visit: SampleVisit): readonly (readonly [string, string])[] => {
  const shell = buildShell(sampleContext(visit), {
    place: { pathname: '/', search: '', hash: '' },
    currentKey: 'home',
  });
  return (shell.accountMenus.find((one) => one.id === id)?.entries ?? []).map(({ label, link }) => [
    label,
    decodeURI(link.href),
  ]);
};

const title = (key: string, language: 'en' | 'es' = 'en') =>
  wordsOf(sampleContext({ id: 'm01', language }), key)('title');

describe('account screens', () => {
  it('R2.014 R2.044 R2.045: personal information is the parent, framed like family access', () => {
    const { config } = sampleContext({ id: 'm01' });
    for (const key of [
      'account.manageAccess',
      'account.languages',
      'account.changePassword',
      'account.forms',
      'documentCenter',
    ])
      expect(config.screens.find((screen) => screen.key === key)?.parent).toBe('account');
    expect([title('account'), title('account', 'es')]).toEqual([
      'Personal information',
      'Información personal',
    ]);
    expect(sampleScreen('account', { id: 'm01' }).blocks).toContainEqual(
      expect.objectContaining({ src: 'http://localhost:4301/PersonalInformation?lang=en' }),
    );
    expect(sampleScreen('account.manageAccess', { id: 'm01' }).blocks).toContainEqual(
      expect.objectContaining({ src: 'http://localhost:4301/Proxies/FamilyAccess?lang=en' }),
    );
  });

  it('R2.016 R2.046 R2.047: language, security, letters, deactivation and notifications open', () => {
    const { paths } = sampleContext({ id: 'm01' }).config;
    expect([paths.en['account.languages'], paths.es['account.languages']]).toEqual([
      '/account/language-settings',
      '/cuenta/configuración-de-idioma',
    ]);
    expect([title('account.changePassword'), title('account.changePassword', 'es')]).toEqual([
      'Security settings',
      'Configuración de seguridad',
    ]);
    for (const key of ['account.languages', 'account.letters', 'account.deactivate', 'account.notifications'])
      expect(sampleScreen(key, { id: 'm01' }).isOpen).toBe(true);
  });

  it('R2.014: personal information links every screen below it that the member can open', () => {
    for (const { id } of readMembers()) {
      const { config } = sampleContext({ id });
      const open = openKeys({ id }, 'en');
      const below = config.screens
        .filter(({ key, parent }) => parent === 'account' && open.includes(key))
        .map(({ key }) => key);
      const linked = new Set(sampleScreen('account', { id }).items.map(({ link }) => link?.href));
      expect([id, below.filter((key) => !linked.has(hrefOf(key, { config, language: 'en' })))]).toEqual([
        id,
        [],
      ]);
      expect(below.length).toBeGreaterThan(5);
    }
  });

  it('R2.188: the five sections of the menu hold what the account has', () => {
    expect(menu('accountPersonal', { id: 'm01' }).map(([label]) => label)).toEqual([
      'Personal information',
      'Language settings',
      'Notification preferences',
      'Paperless preferences: on',
      'Security settings',
    ]);
    expect(menu('accountAccess', { id: 'm17' }).map(([label]) => label)).toEqual([
      'Manage access',
      'View my plans',
      'Account forms',
      'Deactivate account',
    ]);
    expect(menu('accountDocuments', { id: 'm01' }).map(([label]) => label)).toEqual([
      'Document center',
      'Letters',
      'Coverage documents',
    ]);
  });

  it('R3.009: the entry of the paperless preferences shows whether they are on', () => {
    const entry = (visit: SampleVisit) =>
      menu('accountPersonal', visit).find(([, href]) => /paperless|electrónicos/.test(href))?.[0];
    expect(entry({ id: 'm01' })).toBe('Paperless preferences: on');
    expect(entry({ id: 'm05' })).toBe('Paperless preferences: off');
    expect(entry({ id: 'm01', language: 'es' })).toBe('Preferencias de documentos electrónicos: activadas');
    expect(entry({ id: 'm10' })).toBeUndefined();
    expect(sampleScreen('account.paperless', { id: 'm01' }).blockIds).toEqual(['paperlessOn', 'frame']);
    expect(sampleScreen('account.paperless', { id: 'm05' }).blockIds).toEqual(['paperlessOff', 'frame']);
  });

  it('R2.030 R6.11 R6.12: my plans are listed for members with several, in filing order', () => {
    const plans = sampleScreen('viewMyPlans', { id: 'm17', selected: 1 });
    expect(plans.blocks).toEqual([
      expect.objectContaining({
        type: 'coverageChooser',
        coverages: [
          expect.objectContaining({
            planName: 'Performance HMO',
            status: 'Active',
            memberId: 'BM4100170101',
            isPrimary: true,
            isCurrent: false,
          }),
          expect.objectContaining({
            planName: 'Choice POS 3-Tier',
            status: 'Active',
            memberId: 'BM4100170202',
            isPrimary: false,
            isCurrent: true,
          }),
        ],
      }),
    ]);
    expect(plans.isOpen).toBe(true);
    for (const id of ['m01', 'm19']) expect(sampleScreen('viewMyPlans', { id }).isOpen).toBe(false);
    expect(menu('accountAccess', { id: 'm01' }).map(([, href]) => href)).not.toContain('/view-my-plans');
    expect(menu('accountAccess', { id: 'm19' }).map(([label]) => label)).toEqual([
      'Manage access',
      'Deactivate account',
    ]);
  });
});

describe('the cards of coverages', () => {
  const cardsOf = (key: string, visit: SampleVisit) =>
    sampleScreen(key, visit).blocks.flatMap((block) =>
      block.type === 'coverageChooser' ? block.coverages : [],
    );

  it("R3.016 R2.126 R2.030: show the plan's owner and period, in the chooser and in my plans, in both languages", () => {
    for (const [key, selected] of [
      ['chooseCoverage', 'none'],
      ['viewMyPlans', 1],
    ] as const) {
      expect(cardsOf(key, { id: 'm17', selected })).toMatchObject([
        {
          planName: 'Performance HMO',
          corporateName: 'CalPERS',
          effectiveDate: 'November 27, 2022',
          terminationDate: undefined,
        },
        {
          planName: 'Choice POS 3-Tier',
          corporateName: 'Puerto Logistics',
          effectiveDate: 'June 19, 2026',
          terminationDate: undefined,
        },
      ]);
      expect(cardsOf(key, { id: 'm18', selected, language: 'es' })).toMatchObject([
        { effectiveDate: '15 de enero de 2027', terminationDate: undefined },
        { effectiveDate: '6 de enero de 2023', terminationDate: '14 de enero de 2027' },
      ]);
    }
  });

  it('R3.016: show no corporate name that is the plan’s own', () => {
    const context = sampleContext({ id: 'm17', selected: 'none' });
    const named = context.member!.coverages.map((coverage) => ({
      ...coverage,
      coverageName: coverage.planInfo.planName,
    }));
    const { blocks } = screenIn('chooseCoverage', {
      ...context,
      member: { ...context.member!, coverages: named },
    });
    expect(blocks).toMatchObject([
      { coverages: [{ corporateName: undefined }, { corporateName: 'Puerto Logistics' }] },
    ]);
  });
});

describe('account forms', () => {
  it('R2.180: four groups of forms', () => {
    const groups = sampleScreen('account.forms', { id: 'm01' }).blocks.find(({ id }) => id === 'groups');
    expect(groups).toMatchObject({
      items: ['Claims', 'Coverage & benefits', 'Care', 'Pharmacy benefit forms'].map((name) => ({
        title: name,
      })),
    });
    expect(itemOf('account.forms', 'pharmacy', { id: 'm07' })).toBeUndefined();
  });

  it('R2.181: updates of the personal data follow their gates', () => {
    const updates = (id: string) =>
      ['contactInformation', 'planName', 'ssnVerification', 'partnership', 'ssnCorrection'].filter((item) =>
        itemOf('account.forms', item, { id }),
      );
    expect(updates('m01')).toEqual(['contactInformation', 'ssnVerification']);
    expect(updates('m03')).toEqual(['contactInformation', 'planName', 'ssnCorrection']);
    expect(updates('m15')).toEqual(['contactInformation', 'partnership']);
  });

  it('R2.182: the declaration of partnership opens an outside page in a new window', () => {
    expect(itemOf('account.forms', 'partnership', { id: 'm15' })?.link).toMatchObject({
      newTab: true,
      kind: 'document',
    });
    expect(itemOf('account.forms', 'contactInformation', { id: 'm15' })?.link?.newTab).toBe(false);
  });
});

describe('the document center', () => {
  it('R2.050 R9.24: correspondence is framed under a name with its years', () => {
    const name = 'Documents from Jan. 2022 - Oct. 2023';
    expect(itemOf('documentCenter', 'correspondence', { id: 'm01' })?.title).toBe(name);
    expect(title('documentCenter.correspondence')).toBe(name);
    expect(sampleScreen('documentCenter.correspondence', { id: 'm01' }).blocks).toContainEqual(
      expect.objectContaining({ src: 'http://localhost:4301/app/document-center/my-documents?lang=en' }),
    );
  });

  it('R2.177: Premium Bills opens the billing history', () => {
    expect(itemOf('documentCenter', 'premiumBills', { id: 'm01' })).toMatchObject({
      title: 'Premium Bills',
      link: { href: '/premium-billing/billing-history' },
    });
  });
});

describe('the language page', () => {
  it('R2.185: links to the help in other languages at the bottom of the page', () => {
    expect(itemOf('account.languages', 'otherLanguages', { id: 'm15' })?.link?.href).toBe(
      '/account/language-settings#help-in-other-languages',
    );
    expect(sampleScreen('account.languages', { id: 'm15' }).blocks).toContainEqual(
      expect.objectContaining({ type: 'languageForm', current: 'en', languages: ['en', 'es'] }),
    );
  });
});
