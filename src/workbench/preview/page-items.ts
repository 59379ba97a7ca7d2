import type { Marks } from '../web/preview/frame-messages.ts';
import type { PageView } from './page-view.ts';

const carriers = '[data-item], [data-block]';

export interface PageItem {
  readonly id: string;
  /** The name of the element on the page. Unlike `id`, it differs for each entry of a coverage list. */
  readonly named: string;
  readonly element: HTMLElement;
}

// An entry of a coverage list has the id of its item and a number.
const itemOf = (id: string, known: (id: string) => boolean): string => {
  let end = id.length;
  while (end > 0 && id.charAt(end - 1) >= '0' && id.charAt(end - 1) <= '9') end -= 1;
  return !known(id) && known(id.slice(0, end)) ? id.slice(0, end) : id;
};

const shownBy = (element: HTMLElement, view: PageView, marks: Marks): PageItem => {
  const { item, block = '' } = element.dataset;
  const named =
    item === undefined ? view.blockId(block, element.closest('dialog') !== null) : view.itemId(item);
  return { id: itemOf(named, (one) => Object.hasOwn(marks, one)), named, element };
};

export const itemAround = (
  target: EventTarget | null,
  view: PageView,
  marks: Marks,
): PageItem | undefined => {
  const carrier = target instanceof Element ? target.closest<HTMLElement>(carriers) : null;
  return carrier ? shownBy(carrier, view, marks) : undefined;
};

const isSeen = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};

// A block that names itself twice comes once.
export const itemsOnPage = (view: PageView, marks: Marks): readonly PageItem[] => {
  const all = [...document.querySelectorAll<HTMLElement>(carriers)]
    .filter(isSeen)
    .map((element) => shownBy(element, view, marks));
  return all.filter(
    ({ named, element }) =>
      !all.some(
        (other) => other.named === named && other.element !== element && other.element.contains(element),
      ),
  );
};

// Enough letters to recognize a text.
const nameLetters = 80;

// Separated as on the page.
const wordsOf = (element: Element, isSpoken = false): string => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (isSpoken || !parentElement?.closest('.sr')) found.push(textContent?.trim() ?? '');
  }
  return found.filter((text) => text !== '').join(' ');
};

const labelOf = (element: Element): string => {
  const labelled = element.matches('[aria-label]')
    ? element
    : element.querySelector('[aria-label], img[alt]');
  return (labelled?.getAttribute('aria-label') ?? labelled?.getAttribute('alt') ?? '').trim();
};

export const nameOf = ({ element, id }: PageItem): string => {
  const titled = element.querySelector('h1, h2, h3, h4') ?? element.querySelector('a') ?? element;
  // An icon alone has a name for screen readers only.
  const words = wordsOf(titled) || wordsOf(element) || labelOf(element) || wordsOf(element, true);
  return words === '' ? id : words.slice(0, nameLetters);
};
