import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseMember } from './data-string/parse-member.ts';
import type { FactDeclaration, FactValue } from './fact-values.ts';
import { derivedFactNames, memberFacts } from './facts.ts';

const shippedFile = new URL('../../config/rules/facts.json', import.meta.url);
const shipped = (
  JSON.parse(readFileSync(shippedFile, 'utf8')) as {
    readonly facts: Readonly<Record<string, FactDeclaration>>;
  }
).facts;

const now = Date.parse('2027-01-05T08:00:00Z');
const common = { changes: 'never', says: { en: 'x', es: 'x' } } as const;
const boolean = (from: string): FactDeclaration => ({ type: 'boolean', from, ...common });
const choice = (from: string): FactDeclaration => ({
  type: 'enum',
  values: ['Silver', 'Gold', 'none'],
  otherwise: 'none',
  from,
  ...common,
});
const count = (from: string): FactDeclaration => ({ type: 'integer', min: 1, max: 3, from, ...common });

const sourceOf = (properties: readonly string[], session: Readonly<Record<string, FactValue>> = {}) => {
  const { member } = parseMember(
    ['memberEncryptedId,0,WP-1,s', 'coverageId,1,A', 'filingOrder,1,1', ...properties].join('|'),
    {
      properties: {},
    },
  );
  return { member, coverage: member.coverages[0], session, now };
};
const factsOf = (...properties: readonly string[]) => memberFacts(shipped, sourceOf(properties));

describe('memberFacts', () => {
  it('R3.046: reads every plan flag as a separate fact', () => {
    for (const flag of ['isMedicare', 'isCalpers', 'isCalpersEGWP', 'isPPO', 'isPOS', 'isIFP', 'isFEHB']) {
      expect(factsOf(`${flag},1, yes `)[flag]).toBe(true);
      expect(factsOf(`${flag},1,true`)[flag]).toBe(false);
    }
    expect(factsOf('eduAssigned,0,Yes')['eduAssigned']).toBe(true);
  });

  it('reads any property without code: the coverage’s own before the account’s, the first value of the first', () => {
    const declarations = {
      hasPet: boolean('data:petOwner'),
      tier: choice('data:tier'),
      pets: count('data:pets'),
    };
    expect({
      ...memberFacts(
        declarations,
        sourceOf(['petOwner,1,Yes,No', 'tier,1, GOLD ', 'pets,0,2', 'tier,1,Silver']),
      ),
    }).toEqual({
      hasPet: true,
      tier: 'Gold',
      pets: 2,
    });
    expect(memberFacts(declarations, sourceOf(['petOwner,0,Yes', 'petOwner,1,No']))['hasPet']).toBe(false);
  });

  it('limits numbers to their bounds and turns an unknown value into `otherwise`', () => {
    const declarations = { tier: choice('data:tier'), pets: count('data:pets') };
    const read = (tier: string, pets: string) => ({
      ...memberFacts(declarations, sourceOf([`tier,1,${tier}`, `pets,1,${pets}`])),
    });
    expect(read('Tin', '9')).toEqual({ tier: 'none', pets: 3 });
    expect(read('', '-4')).toEqual({ tier: 'none', pets: 1 });
    expect(read('silver', 'two')).toEqual({ tier: 'Silver', pets: 1 });
  });

  it('converts the session’s values to their declared types', () => {
    const declarations = {
      signedIn: boolean('session:signedIn'),
      tier: choice('session:tier'),
      pets: count('session:pets'),
      none: boolean('session:toString'),
    };
    expect({
      ...memberFacts(declarations, sourceOf([], { signedIn: true, tier: 'Gold', pets: 2.9 })),
    }).toEqual({
      signedIn: true,
      tier: 'Gold',
      pets: 2,
      none: false,
    });
  });

  it('has every declared fact also without a signed-in user, each at its lowest value', () => {
    const facts = memberFacts(shipped, { member: undefined, coverage: undefined, session: {}, now });
    expect(Object.keys(facts)).toEqual(Object.keys(shipped));
    for (const [name, declaration] of Object.entries(shipped)) {
      const lowest = {
        boolean: () => false,
        enum: () => 'otherwise' in declaration && declaration.otherwise,
        integer: () => 0,
      };
      expect([name, facts[name]]).toEqual([name, lowest[declaration.type]()]);
    }
  });

  it('R3.046: leaves out what cannot be read, so that no rule is decided by it', () => {
    const unread = (...properties: readonly string[]) =>
      Object.keys(shipped).filter((name) => !(name in factsOf(...properties)));
    expect(unread('amountDue,1,unknown', 'invoice,1,I,1/4/2027')).toEqual(['isPastDue', 'amountAboveZero']);
    expect(unread('invoice,1,I,1/4/2027')).toEqual(['amountAboveZero']);
    expect(unread('amountDue,1,12', 'invoice,1,I,soon')).toEqual(['isPastDue']);
    expect(unread('effectiveDate,1,soon')).toEqual(['status']);
    expect(unread('effectiveDate,1,1/1/2026', 'terminationDate,1,never')).toEqual([
      'hasEnded',
      'endsSoon',
      'status',
    ]);
    expect(unread('metalTier,1,unreadable', 'networkName,1,unreadable')).toEqual([]);
    expect(factsOf('amountDue,1,unknown')['mayOwe']).toBe(true);
  });

  it('returns a frozen record without a prototype, and no value for an unknown source', () => {
    const facts = memberFacts(
      { constructor: boolean('data:x'), unknown: boolean('derived:toString'), odd: boolean('nowhere') },
      sourceOf([]),
    );
    expect(Object.getPrototypeOf(facts)).toBeNull();
    expect(Object.isFrozen(facts)).toBe(true);
    expect({ ...facts }).toEqual({ constructor: false, unknown: false, odd: false });
  });

  it('ships declarations whose derived sources all exist and are all used', () => {
    const used = Object.values(shipped).flatMap(({ from }) =>
      from.startsWith('derived:') ? [from.slice('derived:'.length)] : [],
    );
    expect([...used].sort()).toEqual([...derivedFactNames].sort());
  });
});

const derivedCases: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['isPastDue', ['amountDue,1,12', 'invoice,1,I,1/4/2027'], ['amountDue,1,12', 'invoice,1,I,1/5/2027']],
  ['amountAboveZero', ['amountDue,1,0.01'], ['amountDue,1,-25.50']],
  ['mayOwe', ['invoice,1,I,1/4/2027'], ['amountDue,1,-25.50', 'invoice,1,I,1/4/2027']],
  ['isAutoPay', ['autoPay,1,Yes,1/9/2027'], ['autoPay,1,No']],
  ['hasPbaId', ['pbaEncryptedId,1,P'], ['pbaEncryptedId,1,']],
  ['hasInvoice', ['invoice,1,I,1/4/2027'], []],
  ['hasOtcLink', ['isMedicare,1,Yes', 'otcLink,1,https://o.example'], ['otcLink,1,https://o.example']],
  ['isEmployerLinked', ['employerLink,1,Tidewater Labs'], ['employerLink,1,No']],
  ['endsSoon', ['effectiveDate,1,1/1/2026', 'terminationDate,1,3/6/2027'], ['effectiveDate,1,1/1/2026', 'terminationDate,1,3/7/2027']],
  ['startsLater', ['effectiveDate,1,1/6/2027'], ['effectiveDate,1,1/5/2027']],
  ['hasEnded', ['terminationDate,1,1/4/2027'], ['terminationDate,1,1/5/2027']],
  ['hasDueDate', ['invoice,1,I,1/4/2027'], ['invoice,1,I,1/4/2027', 'invoice,1,J,soon']],
  ['hasNextPayment', ['autoPay,1,Yes,1/5/2027'], ['autoPay,1,Yes,1/4/2027']],
  ['isSubscriber', ['relToSub,1,Self'], ['relToSub,1,spouse']],
  ['isProxySubject', ['proxySubjects,0,UserLoggedIn,WP-2,Ana Gil'], ['proxySubjects,0,UserLoggedIn,WP-1,Ana Gil']],
  ['hasSharedMembers', ['proxySubjects,0,UserLoggedIn,WP-1,A B', 'proxySubjects,0,ProxyAccess,WP-2,C D'], ['proxySubjects,0,UserLoggedIn,WP-1,A B']],
  ['isFirstLogin', [], ['firstTimeLogin,0,No']],
  ['hasProvider', ['providerName,1,A,,B'], ['pmgName,1,Group only']],
  ['hasTieredCosts', ['pcpCopayTier2,1,5'], ['pcpCopay,1,5']],
  ['hasFamilyAccumulators', ['accountMoop,1,1,2'], ['individualMoop,1,1,2']],
  ['hasFamilyRxAccumulators', ['accountRxDeductible,1,1,2'], ['accountMoop,1,1,2']],
  ['hasCostShares', ['pcpCopayTier2,1,5'], ['pcpDeductible,1,Yes']],
  ['hasPlanSpending', ['individualMoop,1,1,2'], ['individualMoop,1,0,0']],
  ['hasRxAccumulators', ['accountRxDeductible,1,1,2'], ['individualRxDeductibleTier1,1,1,2', 'individualMoop,1,1,2']],
  ['hasSupplementalBenefits', ['supplementalBenefits,1,ART,S1,Art'], ['supplementalBenefits,1,Massage,S1,M']],
  ['hasBenefitsBesidesArt', ['supplementalBenefits,1,ART,S1,A,Vision,S2,V'], ['supplementalBenefits,1,ART,S1,Art']],
  ['hasOtherCoverages', ['otherCoverage,1,Dental,https://d.example/d.pdf'], ['otherCoverage,1,Dental,http://d.example/d.pdf']],
  ['hasAccountForms', ['form,1,account,Address,questionnaire,ADDR'], ['form,1,claims,Address,questionnaire,ADDR']],
  ['hasClaimsForms', ['form,1,claims,Refund,url,https://f.example/f.pdf'], ['form,1,claims,Refund,url,ftp://f.example/f.pdf']],
  ['hasCoverageForms', ['form,1,coverage,Care,deepLink,app/care'], ['form,1,coverage,Care,deepLink,../care']],
  ['hasHandbook', ['handbookNext,1,Yes'], ['handbookNext,1,No']],
]; // prettier-ignore

describe('calculated facts', () => {
  it.each(derivedCases)('%s is true for matching members and false for others', (name, fits, doesNot) => {
    expect([factsOf(...fits)[name], factsOf(...doesNot)[name]]).toEqual([true, false]);
  });

  it('status, network and vendor are names, and the count of coverages stops at three', () => {
    expect(
      factsOf('effectiveDate,1,1/5/2027', 'networkName,1,Direct Advantage', 'pharmacyVendor,1,GREMIO'),
    ).toMatchObject({
      status: 'Active',
      network: 'directAdvantage',
      pharmacyVendor: 'gremio',
      coverageCount: 1,
    });
    expect(
      factsOf('networkName,1,Elsewhere', 'coverageId,2,B', 'coverageId,3,C', 'coverageId,4,D'),
    ).toMatchObject({
      status: 'Terminated',
      network: 'none',
      pharmacyVendor: 'default',
      coverageCount: 3,
    });
  });
});
