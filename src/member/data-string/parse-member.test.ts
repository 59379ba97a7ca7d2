import { describe, expect, it } from 'vitest';
import { parseMember } from './parse-member.ts';

const parse = (...properties: readonly string[]) => parseMember(properties.join('|'), { properties: {} });
const marker = 'memberEncryptedId,0,WP-long,short';
const opened = [marker, 'coverageId,1,A', 'effectiveDate,1,1/1/2026', 'filingOrder,1,1'];

describe('parseMember on hostile strings', () => {
  it('keeps names of object built-ins as data and does not change prototypes', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const { member, problems } = parse(
      ...opened,
      ...names.flatMap((name) => [`${name},0,polluted`, `${name},1,polluted`]),
    );
    for (const name of names) {
      expect(member.account.properties.get(name)).toEqual([['polluted']]);
      expect(member.coverages[0]?.properties.get(name)).toEqual([['polluted']]);
    }
    expect(problems).toEqual([]);
    expect(Object.getPrototypeOf(member)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('takes the first of a repeated single-valued property and reports it once', () => {
    const { member, problems } = parse(
      ...opened,
      'memberId,1,first',
      'memberId,1,second',
      'memberId,1,third',
    );
    expect(member.coverages[0]?.memberId).toBe('first');
    expect(problems).toEqual([{ code: 'repeated-property', property: 'memberId', index: 1 }]);
  });

  it('ignores an index that is not a number, and reports it', () => {
    const { member, problems } = parse(
      ...opened,
      'memberId,one,x',
      'memberId,-1,x',
      'memberId,1.5,x',
      'memberId,1e3,x',
      'memberId,99999999999,x',
    );
    expect(member.coverages[0]?.memberId).toBe('');
    expect(problems).toEqual([{ code: 'bad-index', property: 'memberId', index: undefined }]);
  });

  it('reports names without control characters, cut at 60, and never a value', () => {
    const { problems } = parse(
      ...opened,
      `bad\u0000\u001b[31m\u202e\nname${'x'.repeat(500)},nine,secret`,
      'amountDue,1,secret',
      'form,1,secret,secret,secret,secret',
    );
    expect(problems.map(({ code }) => code)).toEqual(['bad-index', 'unreadable-amount', 'unknown-value']);
    expect(problems[0]?.property).toBe(`bad[31mname${'x'.repeat(49)}`);
    expect(JSON.stringify(problems)).not.toContain('secret');
  });
});

describe('parseMember on very long strings', () => {
  it('limits the list of problems and reports that there are more', () => {
    const orphans = Array.from({ length: 200_000 }, (_, at) => `name${at},${at + 2},value`);
    const { member, problems } = parseMember([...opened, ...orphans].join('|'), { properties: {} });
    expect(member.coverages).toHaveLength(1);
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toEqual({ code: 'more-problems', property: '', index: undefined });
  });

  it('reads no more than 100 coverages out of 200,000', () => {
    const ids = Array.from({ length: 200_000 }, (_, at) => `coverageId,${at + 1},C${at}`);
    const { member, problems } = parseMember([marker, ...ids].join('|'), { properties: {} });
    expect(member.coverages).toHaveLength(100);
    expect(problems.slice(0, 2)).toEqual([
      { code: 'too-many-properties', property: '', index: undefined },
      { code: 'too-many-coverages', property: 'coverageId', index: undefined },
    ]);
  });

  it('reads a member out of 5 MB of noise', () => {
    const noise = [
      '|'.repeat(1_000_000),
      ','.repeat(1_000_000),
      '%'.repeat(1_000_000),
      `note,1,${'%2C'.repeat(400_000)}`,
      '\u0000'.repeat(800_000),
    ];
    const { member } = parse(...opened, ...noise, 'coverageName,1,Still here');
    expect(member.coverages[0]?.coverageName).toBe('Still here');
  });

  it('returns an account without coverages for an empty marker', () => {
    for (const blank of ['memberEncryptedId,0', 'memberEncryptedId,0,', 'memberEncryptedId,0, ,short']) {
      const { member } = parse(blank, 'coverageId,1,A');
      expect(member.account.eid).toBeUndefined();
      expect(member.coverages).toEqual([]);
    }
  });

  it('reports a missing effective date', () => {
    const { problems } = parse(marker, 'coverageId,1,A', 'filingOrder,1,1');
    expect(problems).toEqual([{ code: 'missing-effective-date', property: 'effectiveDate', index: 1 }]);
  });
});
