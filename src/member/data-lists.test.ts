import { describe, expect, it } from 'vitest';
import { dataAddress, dataEntries } from './data-lists.ts';
import { parseMember } from './data-string/parse-member.ts';

const script = `${'java'}script:alert(1)`;

describe('dataAddress', () => {
  it('R3.043: accepts https on any host and paths of the portal', () => {
    expect(dataAddress('https://otc.harborrx.example/a?b=1#c')).toBe('https://otc.harborrx.example/a?b=1#c');
    expect(dataAddress('HTTPS://Otc.Example/x')).toBe('https://otc.example/x');
    expect(dataAddress('/coverage/documents?x=1')).toBe('/coverage/documents?x=1');
  });

  it.each([
    script,
    ` ${script}`,
    'http://plain.example/',
    '//other.example/x',
    '/\\other.example',
    '\\\\other.example',
    'https:other.example',
    'https://',
    'https://user:secret@other.example/',
    'https://user@other.example/',
    'data:text/html,x',
    'blob:https://x.example/1',
    'ftp://x.example/',
    'mailto:a@b.example',
    'coverage',
    '',
    '/a b',
    '/a\nb',
  ])('drops %j', (written) => {
    expect(dataAddress(written)).toBeUndefined();
  });
});

describe('dataEntries', () => {
  it('returns the entries of one list in the order of the data, without excluded and unsafe ones', () => {
    const text = [
      'memberEncryptedId,0,WP-1,s|coverageId,1,A|filingOrder,1,1|supplementalBenefits,1,Vision,S2,V,ART,S1,A',
      'otherCoverage,1,Vision,https://d.example/v.pdf|otherCoverage,1,Dental,ftp://d.example/d.pdf',
      'form,1,claims,Refund,modeOpener,refund|form,1,account,Name,questionnaire,NAME|form,1,claims,Travel,deepLink,..//travel',
    ].join('|');
    const [coverage] = parseMember(text, { properties: {} }).member.coverages;
    const names = (list: string, except?: readonly string[]) =>
      dataEntries(list, except, coverage!).map(({ name }) => name);
    expect(names('supplementalBenefits')).toEqual(['Vision', 'ART']);
    expect(names('supplementalBenefits', ['ART'])).toEqual(['Vision']);
    expect([names('otherCoverages'), names('claimsForms'), names('accountForms')]).toEqual([
      ['Vision'],
      ['Refund'],
      ['Name'],
    ]);
    expect(names('coverageForms')).toEqual([]);
  });
});
