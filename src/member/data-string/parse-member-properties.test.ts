import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Properties } from '../account.ts';
import { parseMember } from './parse-member.ts';
import type { Member } from '../member.ts';

const parse = (text: string) => parseMember(text, { properties: {} });

const singleNames = [
  'memberId', 'coverageName', 'networkName', 'effectiveDate', 'terminationDate', 'suspendStatus', 'pendingStatus', 'isMedicare', 'isPPO',
  'individualBilling', 'amountDue', 'autoPay', 'balanceDue', 'pcpCopayTier1', 'erCoinsurance', 'pcpDeductibleTier1', 'individualMoop',
  'accountRxDeductibleTier2', 'pmgName', 'providerName', 'supplementalBenefits', 'productType', 'hasPharmacy', 'otcLink', 'employerLink',
  'handbookCurrent', '__proto__', 'unknownName',
]; // prettier-ignore

const escaped = (value: string): string =>
  value.replace(/[%,|]/g, (mark) => ({ '%': '%25', ',': '%2C', '|': '%7C' })[mark] ?? mark);

const anyValue = fc.oneof(
  fc.constantFrom('Yes', 'No', '1/5/2027', '2/30/2026', '45', '1,204.50', 'Tomás', 'ART', 'suspended', ''),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const anyValues = fc
  .array(anyValue, { minLength: 1, maxLength: 4 })
  .map((values) => values.map(escaped).join(','));
const anyOwner = (index: number, names: readonly string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: 12 })
    .chain((chosen) =>
      fc.tuple(...chosen.map((name) => anyValues.map((values) => `${name},${index},${values}`))),
    );

const wellFormed = fc
  .tuple(
    anyOwner(0, ['memberName', 'eduAssigned', 'preferredLanguage', 'firstTimeLogin', 'constructor']),
    fc.integer({ min: 0, max: 3 }),
  )
  .chain(([account, count]) => {
    const coverages = Array.from({ length: count }, (_, at) => anyOwner(at + 1, singleNames));
    const ids = Array.from({ length: count }, (_, at) => [
      `coverageId,${at + 1},C${at}`,
      `filingOrder,${at + 1},${10 - at}`,
    ]);
    return fc
      .tuple(...coverages)
      .map((owned) => ['memberEncryptedId,0,WP-1,s', ...account, ...ids.flat(), ...owned.flat()]);
  });

const sorted = (properties: Properties) => [...properties].sort(([one], [other]) => (one < other ? -1 : 1));
const comparable = ({ account, coverages }: Member) => ({
  account: { ...account, properties: sorted(account.properties) },
  coverages: coverages.map((coverage) => ({ ...coverage, properties: sorted(coverage.properties) })),
});

const rewritten = ({ account, coverages }: Member): string => {
  const owners = [account.properties, ...coverages.map(({ properties }) => properties)];
  const lines = owners.flatMap((properties, index) =>
    [...properties].flatMap(([name, occurrences]) =>
      occurrences.map((values) => [name, String(index), ...values.map(escaped)].join(',')),
    ),
  );
  return lines.join('|');
};

describe('parseMember', () => {
  it('R3.002: accepts any string, with at most 51 problems', () => {
    const pieces = fc.constantFrom(
      '|',
      ',',
      '%2C',
      '%',
      'coverageId',
      'memberEncryptedId',
      '0',
      '1',
      '2',
      'filingOrder',
      '__proto__',
      'invoice',
      'form',
      ' ',
    );
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    const property = fc.property(anyText, (text) => {
      const { member, problems } = parse(text);
      expect(problems.length).toBeLessThanOrEqual(51);
      expect(member.account.eid !== undefined || member.coverages.length === 0).toBe(true);
    });
    fc.assert(property, { seed: 3003, numRuns: 1000 });
  });

  it('R3.004: ignores the order: shuffled properties give the same member', () => {
    const property = fc.property(
      wellFormed.chain((properties) =>
        fc.tuple(
          fc.constant(properties),
          fc.shuffledSubarray([...properties], { minLength: properties.length }),
        ),
      ),
      ([properties, shuffled]) => {
        expect(comparable(parse(shuffled.join('|')).member)).toEqual(
          comparable(parse(properties.join('|')).member),
        );
      },
    );
    fc.assert(property, { seed: 3004, numRuns: 300 });
  });

  it('is idempotent: a member written again from its raw properties reads as the same member', () => {
    const property = fc.property(wellFormed, (properties) => {
      const { member } = parse(properties.join('|'));
      expect(comparable(parse(rewritten(member)).member)).toEqual(comparable(member));
    });
    fc.assert(property, { seed: 3005, numRuns: 300 });
  });

  it('does not change an earlier result when it is called again', () => {
    const text = 'memberEncryptedId,0,WP|coverageId,1,A|invoice,1,I1,1/5/2027';
    const first = structuredClone(parse(text));
    expect(parse(text)).toEqual(first);
  });
});
