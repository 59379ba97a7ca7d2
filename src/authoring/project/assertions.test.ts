import { frozenDocuments } from '../../../tests/support/config/frozen-config.ts';
import { describe, expect, it } from 'vitest';
import { frozenPortal } from '../../../tests/support/config/analysed-portal.ts';
import { realisticMembers } from '../../analysis/explain/witness.ts';
import { fieldsOf } from '../../analysis/model/content.ts';
import { portalModel } from '../../analysis/model/portal-model.ts';
import { parseDocument } from '../../config/files/parse-document.ts';
import { assertionResults } from '../questions/assertion-results.ts';
import { assertionProblems, assertionReport } from './assertions.ts';
import { findProblems } from './problems.ts';
import { compileSound } from './read-portal.ts';

const { model, states } = frozenPortal();
const shipped = frozenDocuments();
const says = { en: 'it is so', es: 'es así' };
const context = { language: 'en', pool: realisticMembers(model, states), samples: states } as const;

const withAssertions = (assertions: readonly object[]) => {
  const text = JSON.stringify({ assertions: assertions.map((one) => ({ says, ...one })) });
  return [...shipped, parseDocument('config/rules/assertions.json', text)];
};

const wrong = (assertion: object, of = model) =>
  assertionProblems(of, withAssertions([{ name: 'one', ...assertion }]), context).map(
    ({ code, message, hint }) => [code, message, hint].join('\n'),
  );

describe('an assertion', () => {
  it('is proved for all its members, by rule, plan, item and path in either language', () => {
    expect(wrong({ who: 'isMedicare', neverSees: ['home/quickLinks/nobody'] })).toHaveLength(1);
    expect(wrong({ who: 'noPlansExperience', neverSees: ['billing', '/premium-billing'] })).toEqual([]);
    expect(wrong({ plan: 'noPlans', sees: ['home', 'home/welcome'] })).toEqual([]);
    expect(wrong({ who: { '!': { var: 'isLoggedIn' } }, neverSees: ['home'] })).toEqual([]);
  });

  it('that fails names a member who breaks it, if possible a sample member', () => {
    const [text = ''] = wrong({ sees: ['billing'], who: 'isLoggedIn' });
    expect(text).toContain('`one` fails: some of its members do not see `billing`');
    expect(text).toMatch(/config\/screens\/billing\.json:\d+/);
    expect(text).toMatch(/For example: m\d+/);
    expect(text).toMatch(/`portal explain billing --as m[\d/]+` for the reason/);
  });

  it('counts clicks over links and menu entries that the member sees', () => {
    const who = ['isLoggedIn', 'isCoverageSelected'];
    expect(wrong({ who, reaches: ['home'], within: 0 })).toEqual([]);
    expect(wrong({ who, reaches: ['account'], within: 0 })[0]).toContain(
      'do not reach `account` within 0 clicks',
    );
    expect(wrong({ who, reaches: ['account'], within: 1 })).toEqual([]);
    expect(wrong({ who, reaches: ['link:drugList'], within: 0 })).toHaveLength(1);
    expect(wrong({ who: ['isCoverageSelected', 'hasPharmacy'], reaches: ['pharmacy'], within: 1 })).toEqual(
      [],
    );
    expect(
      wrong({
        reaches: ['login.recoverAccount'],
        who: { '!': { var: 'isLoggedIn' } },
        start: 'login',
        within: 1,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a social link by its id', 'shell/social/YouTube'],
    ['a social link by its target', 'link:youTube'],
    ['a text beside every screen', 'shell/brand/supportPhone'],
    ['a review link by its host', 'www.yelp.example'],
    ['every host below a name', '*.yelp.example'],
    ['that name itself', '*.openwaynational.example'],
    ['an address', 'https://www.youtube.example/brisamarhealth'],
    ['the addresses that begin so', 'https://www.brisamar.example/careers*'],
    ['the same without the scheme', 'www.brisamar.example/care*'],
    ['the host of Spanish pages', 'es.www.brisamar.example'],
    ['paths of the portal', '/premium-billing/*'],
    ['framed pages by their host', 'records.brisamar.example'],
    ['phone numbers', 'tel:*'],
    ['documents in the language of the page', 'https://documents.brisamar.example/es/*'],
    ['entries of lists on the public host', 'www.brisamar.example/benefits/*'],
  ])('names %s: %s', (_, part) => {
    expect(wrong({ neverSees: [part] })[0]).toContain(`see \`${part}\``);
  });

  it.each([
    ['https://www.lender.example:8443/x', '*.lender.example:8443', true],
    ['https://www.lender.example:8443/x', 'www.lender.example', true],
    ['https://www.lender.example/x', '*.lender.example:8443', false],
    ['https://WWW.Lender.example/x', '*.LENDER.example', true],
    ['https://user@lender.example/x', 'lender.example', true],
    ['https://lender.example@good.example/x', 'lender.example', false],
    ['https://lender.example\\@good.example/x', 'lender.example', true],
    ['https://lender.example./x', '*.lender.example', true],
    ['https://www.xn--mnchen-3ya.example/x', '*.münchen.example', true],
    ['https://münchen.example/x', 'https://xn--mnchen-3ya.example/*', true],
  ])('reads the host of %s as browsers do: %s %s', (href, pattern, isMet) => {
    const links = shipped.find(({ file }) => file === 'config/addresses/links.json')?.value as {
      links: object;
    };
    const edited = parseDocument(
      'config/addresses/links.json',
      JSON.stringify({ links: { ...links.links, youTube: { href } } }),
    );
    const of = portalModel(
      compileSound(shipped.map((document) => (document.file === edited.file ? edited : document))),
    );
    expect(wrong({ neverSees: [pattern] }, of)).toHaveLength(isMet ? 1 : 0);
  });

  it('finds exactly the hosts that items link to', () => {
    const hosts = new Map<string, string>();
    for (const item of model.items)
      for (const field of fieldsOf(model, item).filter(
        ({ name }) => name === 'address' || name === 'frameAddress',
      ))
        for (const { value = '', members } of field.choices.en) {
          const host = /^https:\/\/([^/?#:]+)/.exec(value)?.[1];
          const seen = model.world.diagrams.all([members, item.shown, model.world.possible]);
          if (host !== undefined && seen !== 0) hosts.set(host, item.id);
        }
    expect(hosts.size).toBeGreaterThan(10);
    expect([...hosts.keys()].filter((host) => wrong({ neverSees: [host] }).length === 0)).toEqual([]);
    const others = [
      '*.lender.example',
      'lender.example',
      'https://lender.example/loans*',
      'example',
      'xn.openwaynational.example.org',
    ];
    expect(
      others.filter((host) => wrong({ neverSees: [host] }).some((text) => text.startsWith('broken'))),
    ).toEqual([]);
    expect(wrong({ neverSees: ['*.lender.example'] })).toEqual([]);
  });

  it('that names an address needs one that an item links to, and a misspelled name is not a host', () => {
    expect(wrong({ sees: ['*.lender.example'] })[0]).toContain(
      'refers to `*.lender.example`, which does not exist in the portal',
    );
    expect(wrong({ neverSees: ['claims.travelReimbursment'] })[0]).toContain(
      'Did you mean `claims.travelReimbursement`?',
    );
    expect(wrong({ neverSees: ['link:youTub'] })[0]).toContain('Did you mean `link:youTube`?');
  });

  it('is checked on each day with a change, within its own period', () => {
    const screens = model.portal.config.screens.map((screen) =>
      screen.key === 'account' ? { ...screen, until: '2028-01-01' } : screen,
    );
    const dated = portalModel({ ...model.portal, config: { ...model.portal.config, screens } });
    const claim = { who: ['isLoggedIn', 'isCoverageSelected'], sees: ['account'] };
    expect(wrong(claim, dated)[0]).toContain('do not see `account`, on these dates: 2028-01-01..');
    expect(wrong({ ...claim, until: '2028-01-01' }, dated)).toEqual([]);
  });

  it('that names an unknown part does not affect who sees what', () => {
    const documents = withAssertions([{ name: 'one', who: 'isPPOO', sees: ['home'] }]);
    expect(compileSound(documents).config.screens.length).toBeGreaterThan(0);
    expect(assertionResults(model, documents, context).map(({ state }) => state)).toEqual(['wrong']);
    expect(wrong({ who: 'isPPOO', sees: ['home'] })[0]).toContain('isPPO');
    const errors = findProblems(documents).filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, file }) => [code, file])).toEqual([
      ['unknown-rule', 'config/rules/assertions.json'],
    ]);
  });

  it('that is invalid reports the problem, with the nearest name', () => {
    expect(wrong({ sees: ['home'], neverSees: ['home'] })[0]).toContain('Use exactly one of');
    expect(wrong({ sees: ['home'], within: 1 })[0]).toContain('`within` has no effect in `one`');
    expect(wrong({ sees: ['home/quickLink'] })[0]).toContain('Did you mean `home/quickLinks`?');
    expect(wrong({ sees: ['home'], plan: 'medicaid' })[0]).toContain('refers to `medicaid`');
    expect(wrong({ who: ['isLoggedIn', 'isPPO', 'noPlansExperience'], sees: ['home'] })[0]).toContain(
      'applies to no possible member',
    );
  });

  it('has a unique name', () => {
    const sees = ['home'];
    const documents = withAssertions([
      { name: 'one', who: ['isLoggedIn', 'isCoverageSelected'], sees },
      { name: 'one', who: ['isLoggedIn', 'isCoverageSelected'], sees },
    ]);
    expect(assertionProblems(model, documents, context).map(({ code }) => code)).toEqual([
      'assertion-repeated',
    ]);
  });

  it.each([
    { plan: 'egwp', sees: ['coverage.forms/forms/lateEnrollment'], who: 'isSubscriber' },
    { who: ['isCalpersEGWP', 'isSubscriber'], reaches: ['coverage.forms/forms/lateEnrollment'] },
  ])('lists its assumptions, by plan and by the path to the item: %j', (claim) => {
    const { data } = assertionReport(model, withAssertions([{ name: 'one', ...claim }]), 'one', context);
    expect(data).toMatchObject({ isTrue: true, assumes: ['egwpIsMedicare'] });
  });

  it('is explained by name: its members and its assumptions', () => {
    const documents = withAssertions([
      { name: 'egwpHasMedicare', who: 'isCalpersEGWP', neverSees: ['home/welcome'] },
    ]);
    const { lines } = assertionReport(model, documents, 'egwpHasMedicare', context);
    expect(lines).toContain('It holds for every possible member on all its dates.');
    expect(() => assertionReport(model, documents, 'egwpHaveMedicare', context)).toThrow('egwpHasMedicare');
  });
});
