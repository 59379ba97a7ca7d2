import { expect, test, vi } from 'vitest';
import { officeAnswers } from '../../../tests/content-html/office-answers.ts';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { faqQuestion } from '../../services/content/faq-question.ts';
import type { FaqEntry } from '../../view/faq.ts';
import { FaqList } from './faq-list.tsx';
import { FaqContext, type FaqSource } from './faq-source.ts';

const entryOf = (answer: string, question = 'Question', id = '1'): readonly FaqEntry[] =>
  faqQuestion({ level: 'subcategory', id: 'x', language: 'en' }).read({
    value: [{ Id: id, QuestionText: question, AnswerText: answer }],
  }) ?? [];

const source: FaqSource = {
  entriesAt: () => ({ get: () => ({ status: 'loading' }), subscribe: () => () => undefined }),
  linkOf: (href) => ({
    href,
    kind: href.startsWith('#') ? 'route' : 'outside',
    newTab: false,
    notice: false,
  }),
};

const renderEntries = (entries: readonly FaqEntry[]): HTMLElement => {
  renderUi(
    <FaqContext value={source}>
      <FaqList entries={entries} lang="en" onOpen={vi.fn()} />
    </FaqContext>,
  );
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.faq-list > li > details'))
    details.open = true;
  return document.querySelector<HTMLElement>('.prose')!;
};

const renderAnswer = (answer: string): HTMLElement => renderEntries(entryOf(answer));

const renderSource = (answer: string) => {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.width = '1280';
  document.body.append(frame);
  const parsed = new DOMParser().parseFromString(answer, 'text/html');
  for (const image of parsed.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const silent of parsed.querySelectorAll('noscript')) silent.remove();
  const own = frame.contentDocument!;
  own.body.replaceWith(own.adoptNode(parsed.body));
  return { body: own.body, end: () => frame.remove() };
};

const linesOf = (element: HTMLElement): readonly string[] =>
  element.innerText
    .split('\n')
    .map((line) => line.replaceAll(/[ \u00a0\t]+/g, ' ').trim())
    .filter((line) => line !== '');

const wordsWith = (root: HTMLElement, looks: (style: CSSStyleDeclaration) => boolean): string => {
  const view = root.ownerDocument.defaultView!;
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let element = node.parentElement;
    while (element && element !== root && !looks(view.getComputedStyle(element)))
      element = element.parentElement;
    if (element && element !== root && node.nodeValue?.trim()) found.push(node.nodeValue.trim());
  }
  return found.join('|');
};

const meaningOf = (root: HTMLElement) => {
  const view = root.ownerDocument.defaultView!;
  const all = <Found extends Element>(selector: string) => [...root.querySelectorAll<Found>(selector)];
  return {
    lines: linesOf(root),
    struck: wordsWith(root, ({ textDecorationLine }) => textDecorationLine.includes('line-through')),
    raised: wordsWith(root, ({ verticalAlign }) => verticalAlign === 'super'),
    lowered: wordsWith(root, ({ verticalAlign }) => verticalAlign === 'sub'),
    bold: wordsWith(root, ({ fontWeight }) => Number(fontWeight) >= 600),
    cells: all<HTMLTableCellElement>('td, th').map((cell) => [
      cell.cellIndex,
      cell.rowSpan,
      cell.colSpan,
      cell.scope,
      cell.textContent.trim(),
    ]),
    markers: all<HTMLLIElement>('li').map((item) => [
      view.getComputedStyle(item).listStyleType.replace(/^(?:disc|circle|square)$/, 'bullet'),
      item.value,
    ]),
    starts: all<HTMLOListElement>('ol').map((list) => [list.start, list.reversed]),
    languages: all<HTMLElement>('[dir]').map((element) => [element.dir, element.textContent.trim()]),
    titles: all<HTMLElement>('[title]').map((element) => [element.title, element.textContent]),
  };
};

test('R2.137: at least 60 office answers are in the corpus', () => {
  expect(officeAnswers.length).toBeGreaterThanOrEqual(60);
});

test.each(officeAnswers)('R2.137: text and meaning of %s are as a browser shows the source', (answer) => {
  const given = renderSource(answer);
  const expected = meaningOf(given.body);
  given.end();
  expect(meaningOf(renderAnswer(answer))).toEqual(expected);
});

test('R2.137: an answer with a table, headings and lists is accessible below the heading of its group', async () => {
  const answer =
    '<h1>Costs</h1><h2>Visits</h2><table><thead><tr><th scope="col">Tier</th><th scope="col">You pay</th></tr></thead><tbody><tr><td>1</td><td>$5</td></tr></tbody></table><ul><li>One</li></ul>';
  const prose = renderAnswer(answer);
  expect([...prose.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual([
    'H4',
    'H5',
  ]);
  expect(await accessibilityOf(['heading-order'])).toEqual([]);
});

test('a question with bold text stays one line of words', () => {
  renderEntries(entryOf('<p>a</p>', 'What is a <b>copay</b>, and who pays it?'));
  const summary = document.querySelector('summary')!;
  const words = [...summary.childNodes];
  expect(words).toHaveLength(1);
  expect(summary.innerText).toBe('What is a copay, and who pays it?');
});

test('anchors of two answers on a page have different ids, and links use those of their own answer', () => {
  const answer = '<p><a href="#note">1</a></p><p id="note">Note</p>';
  renderEntries([...entryOf(answer, 'A', '1'), ...entryOf(answer, 'B', '2')]);
  const targets = [...document.querySelectorAll<HTMLAnchorElement>('.prose a')].map(({ hash }) =>
    document.getElementById(decodeURIComponent(hash.slice(1))),
  );
  expect(targets.map((target) => target?.textContent)).toEqual(['Note', 'Note']);
  expect(targets[0]).not.toBe(targets[1]);
});
