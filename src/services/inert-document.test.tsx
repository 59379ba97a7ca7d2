import { expect, test } from 'vitest';
import { inertDocument } from './inert-document.ts';

const bodyOf = (html: string): string => inertDocument(html).body.innerText;

test('removes style elements and attributes and keeps the content around them', () => {
  const parsed = inertDocument(
    '<p style="color:red">a</p><style>p{}</style><STYLE media="x">q</style ><i>b</i><style>left open',
  );
  expect(parsed.querySelectorAll('p[style]')).toHaveLength(0);
  expect([parsed.querySelector('p')?.textContent, parsed.querySelector('i')?.textContent]).toEqual([
    'a',
    'b',
  ]);
});

test('thousands of style elements that are never closed are read once', () => {
  expect(bodyOf(`<p>a</p>${'<style '.repeat(200_000)}`)).toContain('a');
});
