import { expect, test } from 'vitest';
import { plainTitle } from './plain-title.ts';

test.each([
  ['Dental &amp; Vision', 'Dental & Vision'],
  ['What&#39;s new', "What's new"],
  ['What&rsquo;s new &#x2013; 2027', 'What’s new – 2027'],
  ['Autorizaci&oacute;n y a&ntilde;o', 'Autorización y año'],
  ['&iquest;Qu&eacute; cubre?', '¿Qué cubre?'],
  ['AT&T & more', 'AT&T & more'],
  ['&unknown; &#xFFFFFFF; &#0;', '&unknown; &#xFFFFFFF; &#0;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['Abc\u202Edef\u2066', 'Abcdef'],
  ['&#x202E;Abc', 'Abc'],
])('R7.010: the title %s of the content service is read once as %s', (written, read) => {
  expect(plainTitle(written)).toBe(read);
});
