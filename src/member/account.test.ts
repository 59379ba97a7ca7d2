import { describe, expect, it } from 'vitest';
import { switchableMembers } from './account.ts';
import { parseMember } from './data-string/parse-member.ts';

const self = 'UserLoggedIn,WP1,Ada Prize';
const child = 'ProxyAccess,WP2,Mateo Cruz';
const unknown = 'Guardian,WP3,Rosa Cruz';

const offered = (properties: readonly string[], ...shared: readonly string[]): readonly string[] => {
  const text = [...properties, ...shared.map((entry) => `proxySubjects,0,${entry}`)].join('|');
  return switchableMembers(parseMember(text, { properties: {} }).member.account).map(({ eid }) => eid);
};

describe('switchableMembers', () => {
  it.each([
    ['the others in one’s own record, none with an unknown access', 'WP1', [self, child, unknown], ['WP2']],
    ['the person signed in in another record', 'WP2', [self, child], ['WP1']],
    ['nobody where there is nobody else', 'WP1', [self], []],
  ])('A76: offers %s', (_, eid, shared, expected) => {
    expect(offered([`memberEncryptedId,0,${eid}`], ...shared)).toEqual(expected);
  });

  it.each([
    ['offers no one their own record', 'Ada Prize', [self, child], ['WP2']],
    ['offers the only other record', 'Ada Prize', [child], ['WP2']],
    ['keeps the way back from a record under another name', 'Mateo Cruz', [self, child], ['WP1', 'WP2']],
    ['offers nothing without shared accounts', 'Ada Prize', [], []],
  ])('A76: without a plan, and so without an id, it %s', (_, name, shared, expected) => {
    const [first, last] = name.split(' ');
    expect(offered([`memberName,0,${first},${last},${name}`], ...shared)).toEqual(expected);
  });
});
