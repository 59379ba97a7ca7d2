import { describe } from 'vitest';
import { benchWithin, timed } from '../../../tests/support/reports/timing.ts';
import { parseMember } from './parse-member.ts';

const longString = (megabytes: number): string => {
  const properties = [
    'memberEncryptedId,0,WP-long,short',
    'coverageId,1,A',
    'coverageId,2,B',
    'coverageId,3,C',
  ];
  let letters = 0;
  for (let at = 0; letters < megabytes * 1_000_000; at += 1) {
    const property = `invoice,${(at % 3) + 1},INV-%2C-${at},${(at % 12) + 1}/5/2026`;
    properties.push(property);
    letters += property.length + 1;
  }
  return properties.join('|');
};

describe('parseMember', () => {
  const text = longString(2.4);
  const split = timed(() => void text.split('|').map((property) => property.split(',')));
  const parsed = timed(() => void parseMember(text, { properties: {} }));
  benchWithin('reads 2.4 MB', parsed, { runs: 10, atMost: 2.6, of: split, called: 'splitting it' });
});
