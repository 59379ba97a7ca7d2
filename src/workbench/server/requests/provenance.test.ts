import { expect, test } from 'vitest';
import { isForeign } from './provenance.ts';

const own = 'https://workbench.example';

test.each([
  ['our own page', own, 'same-origin', false],
  ['our own page in a browser without Sec-Fetch-Site', own, undefined, false],
  ['another site', 'https://elsewhere.example', 'cross-site', true],
  ['another site that hides what it is', 'https://elsewhere.example', undefined, true],
  ['the portal beside us', 'https://portal.workbench.example', 'same-site', true],
  ['another port of this machine', 'https://workbench.example:8443', 'same-site', true],
  ['the frame of the preview', 'null', 'cross-site', true],
  ['a program that names no origin', undefined, undefined, true],
  ['a link that somebody typed', undefined, 'none', true],
  ['our own name with another scheme', 'http://workbench.example', 'same-origin', true],
])('a change that comes from %s', (_, origin, site, foreign) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
    expect(isForeign({ method, origin, site }, own)).toBe(foreign);
  for (const method of ['GET', 'HEAD']) expect(isForeign({ method, origin, site }, own)).toBe(false);
});
