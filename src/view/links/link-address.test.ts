import { describe, expect, it } from 'vitest';
import { dataAddress } from './link-address.ts';

const script = `${'java'}script:alert(1)`;

describe('dataAddress', () => {
  it('R3.043: follows https on any host and paths of the portal', () => {
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
