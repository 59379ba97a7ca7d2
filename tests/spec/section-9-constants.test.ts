import { describe, expect, it } from 'vitest';
import { chooseEnvironment } from '../../src/services/addresses.ts';
import { pagesQuestion } from '../../src/services/content/pages-question.ts';
import { editedCopy } from '../support/config/edited-copy.ts';
import { frozenConfig } from '../support/config/frozen-config.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { sampleContext } from '../support/members/sample-context.ts';
import { sampleScreen } from '../support/members/sample-screen.ts';

const { config, words } = shippedConfig;
const frameOf = (key: string, id = 'm01'): readonly string[] =>
  sampleScreen(key, { id }).blocks.flatMap((block) => (block.type === 'frame' ? [block.src] : []));

describe('environments', () => {
  it('R9.02 R7.009: the page’s origin selects one of the five; content is loaded from production only on the production domain', () => {
    const names = ['prod', 'staging', 'rel', 'dev', 'local'];
    expect(Object.keys(config.environments).sort()).toEqual([...names].sort());
    const chosen = names.map((name) =>
      chooseEnvironment(config.environments, config.environments[name]?.origins[0] ?? ''),
    );
    expect(chosen).toEqual(names.map((name) => config.environments[name]));
    expect(
      chooseEnvironment(config.environments, 'https://members.brisamar.example.evil.example'),
    ).toBeUndefined();
    const production = config.environments['prod']?.content;
    expect(['rel', 'dev'].map((name) => config.environments[name]?.content)).toEqual(
      Array(2).fill(config.environments['staging']?.content),
    );
    expect(config.environments['staging']?.content).not.toBe(production);
  });
});

describe('constants', () => {
  it('R9.16: both languages say that the grace period lasts three months', () => {
    expect(JSON.stringify(words.en.components)).toContain('three-month grace period');
    expect(JSON.stringify(words.es.components)).toContain('período de gracia de tres meses');
  });

  it('R9.09: five network numbers, seven kinds of care, copay versus coinsurance', () => {
    expect(config.directory.networks).toEqual({
      performance: '2',
      choice: '4',
      value: '5',
      premier: '6',
      directAdvantage: '7',
    });
    const shares = sampleContext({ id: 'm01' }).coverage?.costShares.untiered ?? [];
    expect(new Set(shares.map(({ kind }) => kind))).toEqual(
      new Set(['pcp', 'specialist', 'er', 'uc', 'inpatient', 'outpatient', 'mentalHealth']),
    );
    expect(shares.filter(({ isCopay }) => !isCopay).map(({ amountString }) => amountString)).toEqual(['30%']);
  });

  it('R2.002: another path segment in the locale files gives another address, without a change of code', () => {
    const copy = editedCopy();
    copy.replace('locales/es/claims.json', '"path": "reclamos"', '"path": "mis-reclamos"');
    const { paths } = copy.compiled().config;
    copy.remove();
    expect([paths.es['claims'], paths.es['claims.medicalReimbursement']]).toEqual([
      '/mis-reclamos',
      '/mis-reclamos/reembolso-médico',
    ]);
    expect(paths.en).toEqual(frozenConfig.config.paths.en);
  });
});

describe('framed pages and records', () => {
  it('R2.031 R2.053 R2.070: grievance questionnaire, embedded home and customer service', () => {
    expect(frameOf('grievanceForm')[0]).toMatch(/^http:\/\/localhost:4301\/inside\.asp\?mode=questionnaire&/);
    expect(frameOf('notifications')).toEqual(['http://localhost:4301/Home?lang=en']);
    expect(frameOf('support')).toEqual([
      'http://localhost:4301/app/communication-center/customer-service?lang=en',
    ]);
  });

  it('R7.033 R2.199: authorizations and the proxy invitation are one framed page each', () => {
    expect(frameOf('coverage.authorizations')).toEqual(['http://localhost:4301/app/authorizations?lang=en']);
    const [invitation, ...others] = frameOf('proxyInvite');
    expect(invitation).toMatch(/^http:\/\/localhost:4301\/ProxyInvite\/Confirmation\/Confirm\?/);
    expect(others).toEqual([]);
  });

  it('R2.048: paperless preferences exist only where paperless options exist', () => {
    const isOpen = (id: string) => sampleScreen('account.paperless', { id }).isOpen;
    expect(['m01', 'm08', 'm10'].map(isOpen)).toEqual([true, true, false]);
  });

  it('R3.022: past due is calculated for the selected coverage', () => {
    const isPastDue = (id: string) => sampleContext({ id }).gate.facts['isPastDue'];
    expect(['m01', 'm02', 'm09', 'm13'].map(isPastDue)).toEqual([false, true, true, false]);
  });

  it('R3.059: a page record with all its fields, and more, is read', () => {
    const record = {
      Id: 'a',
      UrlName: 'news',
      Title: 'News',
      ShowInNavigation: true,
      ParentId: 'b',
      RootId: 'c',
      HasChildren: false,
      Breadcrumb: ['News'],
      AvailableLanguages: ['en', 'es'],
      IsHomePage: false,
      RelativeUrlPath: '/news',
      ViewUrl: '/news',
      EditUrl: '/edit',
      DateCreated: '2026-01-01T00:00:00Z',
      Extra: 1,
    };
    expect(pagesQuestion('en').read({ value: [record, { ...record, RelativeUrlPath: 7 }] })).toEqual([
      { id: 'a', title: 'News', path: '/news' },
    ]);
  });
});
