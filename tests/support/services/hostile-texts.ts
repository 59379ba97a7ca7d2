import { chance, roll } from '../chance.ts';

const script = 'javascript';

const parts = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\\/',
  '.',
  '..',
  '/../',
  '/./',
  '@',
  ':',
  '?',
  '#',
  '%',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '%09',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u0000',
  '\u200b',
  '\u2028',
  '\uff0f',
  '\u3002',
  '\u2215',
  'http:',
  'https:',
  'HTTPS://',
  `${script}:`,
  'data:text/html,',
  'blob:',
  'file:///',
  'ftp://',
  'mailto:',
  'evil.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  'www.brisamar.example',
  'es.',
  '.evil.example',
  'user:word@',
  ':8443',
  'claims',
  'home',
  'es',
  'ñ',
  '%C3%B1',
  '?next=',
  '&',
  '=',
  ';',
  '|',
  '<script>',
  '"',
  "'",
  '`',
  '{}',
  '~',
  '!',
  '$',
  '*',
  '+',
  ',',
  '^',
  '\u{1f600}',
];

/**
 * Texts that try to lead out of the portal: pieces of addresses, hosts, encodings and control characters, put
 * together by a seed.
 */
export function* hostileTexts(count: number, seed: number): Generator<string> {
  const random = chance(seed);
  for (let made = 0; made < count; made += 1) {
    const length = 1 + roll(random, 7);
    yield Array.from({ length }, () => parts[roll(random, parts.length)]).join('');
  }
}

const scheme = 'javascript';

/** An address that would run a script where an address is not checked. */
export const scriptAddress = `${scheme}:alert("https://www.brisamar.example")`;
