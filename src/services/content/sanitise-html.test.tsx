import { afterEach, expect, test, vi } from 'vitest';
import { payloads } from '../../../tests/content-html/dompurify-payloads.json';
import type { RichTextContent, RichTextElement } from '../../view/faq.ts';
import { sanitiseHtml, sanitiseTitle } from './sanitise-html.ts';

const written = (text: RichTextContent): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part;
      const href = part.href === undefined ? '' : ` href="${part.href}"`;
      return `<${part.tag}${href}>${written(part.children)}</${part.tag}>`;
    })
    .join('');

const script = ['java', 'script:'].join('');

afterEach(() => {
  vi.restoreAllMocks();
});

const elements = (text: RichTextContent): readonly RichTextElement[] =>
  text.flatMap((part) => (typeof part === 'string' ? [] : [part, ...elements(part.children)]));

const clean = (html: string): string => written(sanitiseHtml(html));

test('R2.137: allowed markup stays, with no attribute except the address of a link', () => {
  expect(
    clean('<p class="a" id="b" data-x="1" aria-label="c">One <strong style="color:red">two</strong></p>'),
  ).toBe('<p>One <strong>two</strong></p>');
  expect(clean('<ul><li>a</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>')).toBe(
    '<ul><li>a</li></ul><table><tbody><tr><td>b</td></tr></tbody></table>',
  );
  expect(clean('<p>say onclick="x" aloud</p>')).toBe('<p>say onclick="x" aloud</p>');
});

test.each([
  'https://www.example.com/a?b=1',
  'http://www.example.com/a',
  'claims',
  '../claims',
  'mailto:a@b.example',
  'tel:18005550142',
  '/claims?x=1#forms',
  '#top',
])('the address %s stays', (href) => {
  expect(clean(`<a href="${href}" target="_blank" rel="opener" onclick="x()">go</a>`)).toBe(
    `<a href="${href}">go</a>`,
  );
});

test.each([
  `${script}alert(1)`,
  `${script.toUpperCase()}alert(1)`,
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  ` ${script}alert(1)`,
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'blob:https://x/y',
  'ftp://evil.example/',
  '\\\\evil.example/',
])('a link to %s loses its address', (href) => {
  expect(clean(`<a href="${href}">go</a>`)).toBe('<a>go</a>');
});

test.each([
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload="window.hacked=1"><a xlink:href="javascript:1"><text>t</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked=1"></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.example/" srcdoc="<script>1</script>"></iframe>',
  '<form action="https://evil.example/"><input name="p"><button formaction="javascript:1">b</button></form>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">',
  '<style>*{background:url(https://evil.example/)}</style><template><script>1</script></template>',
  '<details open ontoggle="window.hacked=1"><summary>s</summary></details><video><source onerror="window.hacked=1"></video>',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  '<a href="/x" id="location" name="cookie" style="position:fixed">a</a>',
])('R2.137: %s is reduced to words, paragraphs and safe links', (html) => {
  const before = document.body.childElementCount;
  const once = clean(html);
  expect(once.replace(/<\/?(?:p|a|table|tbody|details|summary)(?: href="\/x")?>/g, '')).not.toContain('<');
  expect(clean(once)).toBe(once);
  expect('hacked' in window).toBe(false);
  expect(document.body.childElementCount).toBe(before);
});

test('R2.137: of every test payload of DOMPurify only allowed elements and safe addresses are left, and nothing runs', () => {
  const dialogs = [vi.spyOn(window, 'alert'), vi.spyOn(window, 'confirm'), vi.spyOn(window, 'prompt')];
  expect(payloads.length).toBeGreaterThan(200);
  for (const payload of payloads) {
    const left = elements(sanitiseHtml(payload));
    expect(
      left.filter(({ tag }) => /^(?:script|style|svg|math|img|iframe|form|input|object|template)$/.test(tag)),
    ).toEqual([]);
    expect(
      left
        .flatMap(({ href }) => href ?? [])
        .filter(
          (href) =>
            !/^(?:https?:|mailto:|tel:|(?![/\\]{2}|\\|[^/?#]*:))/i.test(href.replace(/[\t\n\r]/g, '')),
        ),
    ).toEqual([]);
  }
  dialogs.forEach((dialog) => expect(dialog).not.toHaveBeenCalled());
});

const first = (html: string): RichTextElement => elements(sanitiseHtml(html))[0]!;

test('R2.137: harmless attributes stay with valid values', () => {
  expect(first('<ol start="3" type="a" reversed class="x"><li value="5">a</li></ol>').attributes).toEqual({
    start: '3',
    type: 'a',
    reversed: true,
  });
  expect(
    elements(sanitiseHtml('<table><tr><td rowspan="2" colspan="3 cells" headers="x">a</td></tr></table>'))[3]
      ?.attributes,
  ).toEqual({
    rowSpan: '2',
    colSpan: '3',
  });
  expect(first('<p lang="es" dir="rtl" translate="no" title="t">a</p>').attributes).toEqual({
    lang: 'es',
    dir: 'rtl',
    translate: 'no',
    title: 't',
  });
  expect(first('<p lang="x y" dir="up" start="a" type="text/html">a</p>').attributes).toBeUndefined();
});

test('places get ids of ours where the text itself links to them, and only there', () => {
  const footnote =
    '<p>$5<a href="#_ftn1" name="_ftnref1">1</a></p><p id="_ftn1"><a href="#_ftnref1">1</a> Once.</p><p id="location">b</p>';
  expect(
    elements(sanitiseHtml(footnote, 'answer-7-')).map(({ href, attributes }) => [attributes?.['id'], href]),
  ).toEqual([
    [undefined, undefined],
    ['answer-7-_ftnref1', '#answer-7-_ftn1'],
    ['answer-7-_ftn1', undefined],
    [undefined, '#answer-7-_ftnref1'],
    [undefined, undefined],
  ]);
});

test('a form whose fields use its own property names becomes text', () => {
  const names = ['getAttribute', 'childNodes', 'hasAttribute', 'localName'];
  const taken = names.map((name) => `<img name="${name}"><img id="${name}">`).join('');
  expect(clean(`<form>a${taken}<fieldset name="childNodes">b</fieldset></form>c`)).toContain('c');
});

test('R2.137: a question becomes lines of text, without blocks and links', () => {
  expect(
    written(sanitiseTitle('<p>How do I <b>pay</b>?</p>\n<div>And <a href="/claims">when</a>?</div>')),
  ).toBe('How do I <b>pay</b>?<br></br>And when?');
});

test('thousands of tags that are never closed are read once', () => {
  expect(clean(`<p>a</p>${'<a '.repeat(200_000)}`)).toBe('<p>a</p>');
});
