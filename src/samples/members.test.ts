import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { pacificDay } from '../member/calendar-day.ts';
import { coverageStatus, isPastDue } from '../member/coverage-status.ts';
import { parseMember } from '../member/data-string/parse-member.ts';
import type { Member } from '../member/member.ts';
import { shippedConfig } from '../../tests/support/config/shipped-config.ts';
import { projectFiles } from '../../tests/support/project-files.ts';
import { buildDataString, eid } from './data-string.ts';
import type { MemberRecord } from './generated/member-record.ts';
import { readMembers, readRowMembers } from './read-members.ts';

const schema = JSON.parse(
  readFileSync(new URL('./member-record.schema.json', import.meta.url), 'utf8'),
) as object;
const isRecord = new Ajv({ allErrors: true }).compile(schema);
const records = readMembers();
const rows = readRowMembers();
const { facts, properties } = shippedConfig.config;
const byId = (id: string): MemberRecord => records.find((record) => record.id === id)!;
const noon = (day: string): number => Date.parse(`${day}T20:00:00Z`);
const ordinary = noon('2027-05-19');

const memberAt = (id: string, now: number): Member =>
  parseMember(buildDataString(byId(id), pacificDay(now)), { properties }).member;

const awkward = ['2028-02-29', '2027-03-14', '2027-11-07', '2027-12-31', '2028-01-01'];

const statuses: Readonly<Record<string, readonly string[]>> = {
  m02: ['Suspended'],
  m03: ['Pending'],
  m04: ['Terminated'],
  m17: ['Active', 'Active'],
  m18: ['Pending', 'Active'],
  m19: [],
};

describe('the records', () => {
  test('are m01 to m21 for the acceptance rows, then those of the folder more, each of the shape its schema describes', () => {
    expect(rows.map(({ id }) => id)).toEqual(
      Array.from({ length: 21 }, (_, place) => `m${String(place + 1).padStart(2, '0')}`),
    );
    const files = projectFiles(['src/samples/more'], /\.json$/);
    const more = files.map((file) => basename(file, '.json'));
    expect(records.map(({ id }) => id)).toEqual([...rows.map(({ id }) => id), ...more]);
    for (const record of records)
      expect([record.id, isRecord(record), isRecord.errors]).toEqual([record.id, true, null]);
  });

  test('have plan flags that a fact of the configuration uses', () => {
    const known = Object.values(facts).flatMap(({ type, from }) =>
      type === 'boolean' && from.startsWith('data:') ? [from.slice(5)] : [],
    );
    const unknown = records.flatMap(({ id, coverages }) =>
      coverages.flatMap(({ flags }) =>
        flags.filter((name) => !known.includes(name)).map((name) => `${id}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });

  test('an error in a record is reported with its position', () => {
    const broken = {
      ...byId('m01'),
      coverages: [{ ...byId('m01').coverages[0], effectiveDate: 'yesterday' }],
      colour: 'blue',
    };
    expect(isRecord(broken)).toBe(false);
    const messages = isRecord.errors?.map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
    expect(messages).toEqual([
      ' must NOT have additional properties',
      expect.stringMatching(/^\/coverages\/0\/effectiveDate must match pattern/),
    ]);
  });

  test('have ids in the documented format, each used once', () => {
    const coverages = records.flatMap((record) => record.coverages);
    const once = (values: readonly (string | undefined)[]): void =>
      expect(new Set(values).size).toBe(values.length);
    once(records.map(({ id }) => eid(id)));
    once(coverages.map(({ coverageId }) => coverageId));
    once(coverages.map(({ memberId }) => memberId));
    once(coverages.flatMap(({ premium }) => premium?.pbaEncryptedId ?? []));
    for (const { id } of records) expect(eid(id)).toMatch(/^WP-[A-Za-z0-9+/]{84}$/);
    expect(eid('m01')).toBe(eid('m01'));
  });

  test('name no real provider: every npi fails the check digit', () => {
    const check = (digits: string): number =>
      [...digits]
        .reverse()
        .reduce(
          (sum, digit, index) =>
            sum + (index % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)]! : Number(digit)),
          0,
        ) % 10;
    const numbers = records.flatMap((record) =>
      record.coverages.flatMap(({ provider }) => provider?.npi ?? []),
    );
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.filter((npi) => check(npi) === 0 || check(`80840${npi}`) === 0)).toEqual([]);
    expect(check('808401234567893')).toBe(0);
  });
});

describe('the data strings', () => {
  test.each(records.map((record) => [record.id, record] as const))(
    '%s is written and read with only the intended problems',
    (id, record) => {
      const { member, problems } = parseMember(buildDataString(record, pacificDay(ordinary)), { properties });
      expect(member.account.name.full).toBe(`${record.first} ${record.last}`);
      expect(member.coverages.map(({ coverageId }) => coverageId)).toEqual(
        [...record.coverages]
          .sort((one, other) => one.filingOrder - other.filingOrder)
          .map(({ coverageId }) => coverageId),
      );
      const intended: Readonly<Record<string, number>> = { m16: 1, m20: 3, m21: 3 };
      expect(problems.length, JSON.stringify(problems)).toBeLessThanOrEqual(intended[id] ?? 0);
    },
  );

  test.each(['2027-05-19', ...awkward])('on %s every coverage has the status of the catalogue', (day) => {
    for (const { id } of rows) {
      const found = memberAt(id, noon(day)).coverages.map((coverage) => coverageStatus(coverage, noon(day)));
      expect([id, found]).toEqual([id, statuses[id] ?? ['Active']]);
    }
  });

  test.each(['2027-05-19', ...awkward])(
    'on %s M02, M09 and the credit of M18 are past due and no other premium is',
    (day) => {
      const now = noon(day);
      const late = rows.filter(({ id }) =>
        memberAt(id, now).coverages.some(({ premium }) => isPastDue(premium, now)),
      );
      expect(late.map(({ id }) => id)).toEqual(['m02', 'm09', 'm18']);
    },
  );

  test('commas, bars and percent signs inside values are escaped', () => {
    const record = { ...byId('m01'), last: 'Ruiz, 100% | Castillo' };
    const text = buildDataString(record, pacificDay(ordinary));
    expect(text).toContain('memberName,0,Elena,Ruiz%2C 100%25 %7C Castillo,');
    expect(parseMember(text, { properties: {} }).member.account.name.last).toBe('Ruiz, 100% | Castillo');
  });
});

describe('what the catalogue requires of single members', () => {
  test('M20 shares three records after duplicates and incomplete entries are dropped; M21 is a proxy subject', () => {
    const { account } = memberAt('m20', ordinary);
    expect(account.members.map(({ name }) => name)).toEqual([
      'Valentina Cruz Ibarra',
      'Mateo Cruz',
      'Consuelo Marín de la Vega',
    ]);
    expect(account.isProxySubject).toBe(false);
    expect(memberAt('m21', ordinary).account.isProxySubject).toBe(true);
  });

  test('M17 lists its second coverage first; M16 loses its unknown benefit; M20 lacks the billing id', () => {
    expect(byId('m17').coverages.map(({ filingOrder }) => filingOrder)).toEqual([2, 1]);
    expect(
      memberAt('m16', ordinary).coverages[0]?.supplementalBenefits.map(({ benefitType }) => benefitType),
    ).toEqual(['Acu/Chiro', 'Pharmacy']);
    expect(memberAt('m20', ordinary).coverages[0]?.premium).toMatchObject({
      hasBilling: true,
      pbaEncryptedId: undefined,
    });
  });

  test('M03 lacks the first-login flag, M15 prefers Korean, M07 has no pharmacy, M19 has an account only', () => {
    expect(buildDataString(byId('m03'), pacificDay(ordinary))).not.toContain('firstTimeLogin');
    expect(memberAt('m15', ordinary).account.preferredLanguage).toBe('Korean');
    expect(memberAt('m07', ordinary).coverages[0]?.pharmacy.hasPharmacy).toBe(false);
    expect(memberAt('m19', ordinary)).toMatchObject({ account: { eid: undefined }, coverages: [] });
  });

  test('days are counted in Pacific time, at any hour', () => {
    const lastHour = Date.parse('2028-01-01T07:59:59Z');
    expect(pacificDay(lastHour)).toEqual({ year: 2027, month: 12, day: 31 });
    expect(memberAt('m13', lastHour).coverages[0]?.effectiveDate).toEqual({ year: 2027, month: 1, day: 1 });
    expect(memberAt('m13', lastHour + 1000).coverages[0]?.effectiveDate).toEqual({
      year: 2028,
      month: 1,
      day: 1,
    });
  });
});
