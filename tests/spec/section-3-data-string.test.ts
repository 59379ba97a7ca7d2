import { describe, expect, it } from 'vitest';
import { decodeContext } from '../../src/member/data-string/grammar.ts';
import { parseMember } from '../../src/member/data-string/parse-member.ts';

const marker = 'memberEncryptedId,0,WP-long,short';
const parse = (...properties: readonly string[]) => parseMember(properties.join('|'), { properties: {} });
const account = (...properties: readonly string[]) => parse(marker, ...properties).member.account;
const ids = (...properties: readonly string[]) =>
  parse(marker, ...properties).member.coverages.map(({ coverageId }) => coverageId);
const codes = (...properties: readonly string[]) =>
  parse(marker, ...properties).problems.map(({ code }) => code);

describe('the grammar of the coverage data string', () => {
  it('R3.001 R3.002: reads properties between bars as name, index and values, blank ones and a trailing bar tolerated', () => {
    const { member, problems } = parse(
      marker,
      '',
      '  ',
      'memberName,,Tomás,Villaseñor,Tomás Villaseñor',
      'coverageId, 1 ,C1',
      'effectiveDate,1,1/5/2027',
      'filingOrder,1,1',
      '',
    );
    expect(member.account.name).toEqual({ first: 'Tomás', last: 'Villaseñor', full: 'Tomás Villaseñor' });
    expect(member.coverages[0]).toMatchObject({
      coverageId: 'C1',
      effectiveDate: { year: 2027, month: 1, day: 5 },
    });
    expect(problems).toEqual([]);
  });

  it('R3.002: unescapes comma, bar and percent inside values, once, and no other code', () => {
    const { member } = parse(
      marker,
      'coverageId,1,C1',
      'coverageName,1,A%2CB%7cC%25D%252C%20',
      'amountDue,1,1%2C204.50',
    );
    expect(member.coverages[0]?.coverageName).toBe('A,B|C%D%2C%20');
    expect(member.coverages[0]?.premium.amountDue).toBe(1204.5);
  });

  it('R3.002: never fails on an empty, blank or shapeless string', () => {
    for (const text of [
      '',
      ' ',
      '|',
      '|||',
      ',',
      ',,|,1,',
      '%',
      '%2',
      'x',
      '{"a":1}',
      'coverageId',
      'coverageId,1',
    ]) {
      const { member } = parseMember(text, { properties: {} });
      expect(member.coverages).toEqual([]);
      expect(member.account.eid).toBeUndefined();
    }
  });

  it('R3.003: a coverage id starts each coverage', () => {
    expect(ids('coverageId,1,A', 'coverageId,2,B')).toEqual(['A', 'B']);
    expect(ids('coverageName,1,No id')).toEqual([]);
    expect(ids('coverageId,1,')).toEqual([]);
    expect(ids('coverageId,0,A', 'coverageId,,B')).toEqual([]);
  });

  it('R3.003: a repeated id, at the same or another index, adds no further coverage and is reported', () => {
    const twice = [
      'coverageId,1,A',
      'coverageId,1,B',
      'coverageId,2,A',
      'filingOrder,1,1',
      'filingOrder,2,2',
    ];
    expect(ids(...twice)).toEqual(['A']);
    expect(codes(...twice)).toEqual(expect.arrayContaining(['repeated-property', 'repeated-coverage-id']));
  });

  it('R3.004: joins the other properties by index, in any order, also before their coverage id and across a gap', () => {
    const { member } = parse(
      'filingOrder,3,2',
      'coverageName,1,First',
      'coverageId,3,C',
      marker,
      'coverageName,3,Third',
      'coverageId,1,A',
      'filingOrder,1,1',
    );
    expect(member.coverages.map(({ coverageId, coverageName }) => [coverageId, coverageName])).toEqual([
      ['A', 'First'],
      ['C', 'Third'],
    ]);
  });

  it('R3.004: ignores properties whose index has no coverage id, with one problem', () => {
    const { member, problems } = parse(
      marker,
      'coverageId,1,A',
      'effectiveDate,1,1/1/2027',
      'filingOrder,1,1',
      'coverageName,2,Orphan',
      'amountDue,2,12',
    );
    expect(member.coverages).toHaveLength(1);
    expect(problems).toEqual([{ code: 'no-coverage-id', property: 'coverageName', index: 2 }]);
  });
});

describe('missing and renamed properties', () => {
  it('R3.005: without the marker there is account information and no coverage', () => {
    const { member } = parse(
      'memberName,0,Noah,Ellingsen,Noah Ellingsen',
      'proxySubjects,0,ProxyAccess,WP-m21,Mateo Cruz',
      'coverageId,1,A',
    );
    expect(member.account.name.full).toBe('Noah Ellingsen');
    expect(member.account.members.map(({ name }) => name)).toEqual(['Mateo Cruz']);
    expect(member.coverages).toEqual([]);
  });

  it('keeps unknown names as raw properties of their owner', () => {
    const { member } = parse(
      marker,
      'favouriteColour,0,green',
      'petName,1,Bo',
      'petName,1,Al',
      'coverageId,1,A',
    );
    expect(member.account.properties.get('favouriteColour')).toEqual([['green']]);
    expect(member.coverages[0]?.properties.get('petName')).toEqual([['Bo'], ['Al']]);
  });

  it('reads another vendor’s names through the table of names', () => {
    const properties = { MBR_KEY: 'memberEncryptedId', CVG: 'coverageId', ORD: 'filingOrder' };
    const { member } = parseMember('MBR_KEY,0,WP-x,s|CVG,1,A|ORD,1,7|coverageName,1,Own name', {
      properties,
    });
    expect(member.account.eid).toBe('WP-x');
    expect(member.coverages[0]).toMatchObject({ coverageId: 'A', filingOrder: 7, coverageName: 'Own name' });
  });

  it('R3.058: the context survives base64 with its accents intact, as base64url and without padding too', () => {
    const text = `${marker}|memberName,0,Tomás,Villaseñor,Tomás Villaseñor|note,0,¿?>~ÿ`;
    const bytes = Buffer.from(text, 'utf8');
    const base64 = bytes.toString('base64');
    for (const context of [base64, base64.replace(/=+$/, ''), bytes.toString('base64url')]) {
      expect(decodeContext(context)).toEqual({ ok: true, text });
    }
  });
});

describe('the account', () => {
  it('R3.006: the encrypted member id holds a long and a short value', () => {
    expect(account()).toMatchObject({ eid: 'WP-long', eidShort: 'short' });
    expect(parse('memberEncryptedId,0,WP-only').member.account).toMatchObject({
      eid: 'WP-only',
      eidShort: undefined,
    });
  });

  it('R3.007: the name has first, last and full, and a missing full name is composed', () => {
    expect(account('memberName,0,Elena,Ruiz-Castillo,Elena M. Ruiz-Castillo').name.full).toBe(
      'Elena M. Ruiz-Castillo',
    );
    expect(account('memberName,0,Elena,Ruiz-Castillo').name.full).toBe('Elena Ruiz-Castillo');
    expect(account().name).toEqual({ first: '', last: '', full: '' });
  });

  it('R3.008 R3.009 R3.014: education, paperless and Medicare flags are true only for Yes', () => {
    const flags = ['eduAssigned', 'paperlessBilling', 'paperlessEobs', 'accountHasMedicare'] as const;
    for (const flag of flags) {
      expect(account(`${flag},0, yES `)[flag]).toBe(true);
      for (const no of [`${flag},0,No`, `${flag},0,true`, `${flag},0,`, `${flag},0`, ''])
        expect(account(no)[flag]).toBe(false);
    }
  });

  it('R3.010: reads the minimum app versions for apple and android', () => {
    expect(account('appMinVersion,0,5.0.0,5.1.0').appMinVersion).toEqual({
      apple: '5.0.0',
      android: '5.1.0',
    });
  });

  it('R3.011: the preferred language is Spanish, Korean or English, and English by default', () => {
    const language = (...properties: readonly string[]) => account(...properties).preferredLanguage;
    expect(language('preferredLanguage,0,Spanish')).toBe('Spanish');
    expect(language('preferredLanguage,0,korean')).toBe('Korean');
    expect(language('preferredLanguage,0,English')).toBe('English');
    expect(language()).toBe('English');
    expect(language('preferredLanguage,0,Klingon')).toBe('English');
    expect(codes('preferredLanguage,0,Klingon')).toEqual(['unknown-value']);
  });

  it('R3.011: the user’s language is that of their own account; an absent, unknown or another person’s language is ignored', () => {
    const language = (...properties: readonly string[]) => account(...properties).readerLanguage;
    expect(language('preferredLanguage,0,Spanish')).toBe('Spanish');
    expect([language(), language('preferredLanguage,0,'), language('preferredLanguage,0,Klingon')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const seenBy = (eid: string) =>
      language('preferredLanguage,0,Spanish', `proxySubjects,0,UserLoggedIn,${eid},Ana Gil`);
    expect([seenBy('WP-other'), seenBy('WP-long')]).toEqual([undefined, 'Spanish']);
  });

  it('R3.012: a first sign-in is Yes or missing', () => {
    const isFirst = (...properties: readonly string[]) => account(...properties).firstTimeLogin;
    expect([isFirst('firstTimeLogin,0,Yes'), isFirst()]).toEqual([true, true]);
    expect([isFirst('firstTimeLogin,0,No'), isFirst('firstTimeLogin,0,maybe')]).toEqual([false, false]);
  });
});

describe('shared accounts', () => {
  const subjects = [
    'proxySubjects,0,UserLoggedIn,WP-long,Valentina Cruz Ibarra',
    'proxySubjects,0,ProxyAccess,WP-m21,Mateo Cruz',
    'proxySubjects,0,ProxyAccess,WP-m09,Consuelo Marín de la Vega',
    'proxySubjects,0,ProxyAccess,WP-x1,',
    'proxySubjects,0,,WP-x2,Without Access',
    'proxySubjects,0,ProxyAccess,WP-m21,Mateo Again',
  ];

  it('R3.013 R5.02: entries without access or name are dropped and reported', () => {
    expect(account(...subjects).members.map(({ eid }) => eid)).toEqual(['WP-long', 'WP-m21', 'WP-m09']);
    expect(codes(...subjects)).toEqual(['incomplete-entry']);
    expect(account('proxySubjects,0,ProxyAccess,,Nobody In Particular').members).toEqual([]);
  });

  it('R3.054: members have an id and names, the first of each id', () => {
    expect(account(...subjects).members[1]).toMatchObject({
      eid: 'WP-m21',
      firstName: 'Mateo',
      lastName: 'Cruz',
      name: 'Mateo Cruz',
      isProxySubject: true,
    });
    expect(account(...subjects).members[2]).toMatchObject({
      firstName: 'Consuelo',
      lastName: 'Marín de la Vega',
    });
    expect(account(...subjects).members[0]?.isProxySubject).toBe(false);
  });

  it('R3.055: the member viewed is a proxy subject when the signed-in subject has another id', () => {
    expect(account(...subjects).isProxySubject).toBe(false);
    expect(account('proxySubjects,0,UserLoggedIn,WP-holder,Valentina Cruz Ibarra').isProxySubject).toBe(true);
    expect(account('proxySubjects,0,ProxyAccess,WP-other,Somebody Else').isProxySubject).toBe(false);
    expect(parse('proxySubjects,0,UserLoggedIn,WP-holder,Noah Ellingsen').member.account.isProxySubject).toBe(
      false,
    );
  });

  it('R3.056: access is UserLoggedIn or ProxyAccess, and an unknown access becomes other', () => {
    const members = account(...subjects, 'proxySubjects,0,Guardian,WP-m30,Third Kind').members;
    expect(members.map(({ access }) => access)).toEqual([
      'UserLoggedIn',
      'ProxyAccess',
      'ProxyAccess',
      'other',
    ]);
  });
});
