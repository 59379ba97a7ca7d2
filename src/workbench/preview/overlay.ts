import type { Language } from '../../config/portal-config.ts';
import type { Marks, ShowMode } from '../web/preview/frame-messages.ts';
import { itemAround, itemsOnPage, nameOf, type PageItem } from './page-items.ts';
import type { PageView } from './page-view.ts';
import { overlaySheet } from './overlay-style.ts';

const hiddenText: Readonly<Record<Language, (reason: string) => string>> = {
  en: (reason) => (reason === '' ? 'Hidden' : `Hidden: ${reason}`),
  es: (reason) => (reason === '' ? 'Oculto' : `Oculto: ${reason}`),
};

export interface Drawn {
  readonly view: PageView;
  readonly marks: Marks;
  readonly mode: ShowMode;
}

// In pixels: smaller boxes have no room for a reason beside the name.
const roomy = { height: 40, width: 150 };

// In pixels of a wide page.
const twoLines = 84;

const withWords = (className: string, words: string, lang?: string): HTMLElement => {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = words;
  if (lang !== undefined) element.lang = lang;
  return element;
};

const place = (button: HTMLElement, element: HTMLElement): DOMRect => {
  const box = element.getBoundingClientRect();
  const { style } = button;
  style.left = `${box.left + window.scrollX}px`;
  style.top = `${box.top + window.scrollY}px`;
  style.width = `${box.width}px`;
  style.height = `${box.height}px`;
  return box;
};

const isLeaf = ({ element }: PageItem): boolean => element.querySelector('[data-item]') === null;

const markOf = (item: PageItem, { view, marks, mode }: Drawn): HTMLButtonElement => {
  const { id, element } = item;
  const mark = marks[id];
  const button = document.createElement('button');
  button.type = 'button';
  const box = place(button, element);
  const name = nameOf(item);
  const isGhost = !view.isSeen(item.named);
  const isChosen = mode.chosen === id;
  const reason = isGhost ? hiddenText[mode.says](mark?.reason ?? '') : '';
  const isSmall = box.height < roomy.height || box.width < roomy.width;
  const isLow = !isSmall && box.height < twoLines;
  const classes = {
    ghost: isGhost,
    leaf: isGhost && isLeaf(item),
    small: isSmall,
    low: isLow,
    chosen: isChosen,
    noted: mark?.note !== undefined,
  };
  button.classList.add(...Object.entries(classes).flatMap(([one, holds]) => (holds ? [one] : [])));
  button.dataset['mark'] = id;
  if (isGhost) element.dataset['ghost'] = reason;
  button.setAttribute('aria-label', [name, reason, mark?.note].filter(Boolean).join('. '));
  if (isChosen) button.setAttribute('aria-current', 'true');
  if (isGhost && isLeaf(item))
    button.append(
      withWords('name', name, document.documentElement.lang),
      withWords('reason', reason, mode.says),
    );
  if (isChosen) button.append(withWords('tag', [name, mark?.note].filter(Boolean).join(' · ')));
  return button;
};

interface Ways {
  readonly choose: (item: string) => void;
  readonly follow: (href: string) => void;
}

// Only the item's own link, not one of the items in it.
const linkOf = (element: HTMLElement | undefined): string | undefined =>
  (element?.matches('a') || (element && element.querySelectorAll('[data-item]').length === 0)
    ? (element.closest('a[href]') ?? element.querySelector('a[href]'))?.getAttribute('href')
    : undefined) ?? undefined;

// In a shadow root, which the page's styles do not reach.
export const overlay = ({ choose, follow }: Ways) => {
  const host = document.createElement('div');
  host.dataset['overlay'] = '';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [overlaySheet()];
  document.body.prepend(host);
  let drawn: Drawn | undefined;
  let items: readonly (PageItem & { readonly button: HTMLElement })[] = [];

  const draw = (): void => {
    const focused = (root.activeElement as HTMLElement | null)?.dataset['mark'];
    const isOn = drawn?.mode.outlines === true;
    for (const ghost of document.querySelectorAll<HTMLElement>('[data-ghost]')) delete ghost.dataset['ghost'];
    items =
      drawn && isOn
        ? itemsOnPage(drawn.view, drawn.marks).map((item) => ({
            ...item,
            button: markOf(item, drawn as Drawn),
          }))
        : [];
    host.dataset['look'] = drawn?.mode.look ?? 'light';
    root.replaceChildren(...items.map(({ button }) => button));
    if (focused !== undefined) items.find(({ id }) => id === focused)?.button.focus();
  };
  const hover = (target: EventTarget | null): void => {
    const over = drawn && itemAround(target, drawn.view, drawn.marks)?.element;
    for (const { element, button } of items) button.classList.toggle('hover', element === over);
  };
  root.addEventListener('click', (event) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-mark]')?.dataset['mark'];
    event.stopPropagation();
    if (id !== undefined) choose(id);
  });
  // A browser presses no button by Ctrl+Enter.
  root.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
    const link =
      key === 'Enter' && (ctrlKey || metaKey)
        ? linkOf(items.find(({ button }) => button === target)?.element)
        : undefined;
    if (link === undefined) return;
    event.preventDefault();
    follow(link);
  });
  document.addEventListener('pointermove', ({ target }) => hover(target), { passive: true });
  document.documentElement.addEventListener('pointerleave', () => hover(null));
  return {
    show: (next: Drawn): void => {
      drawn = next;
      draw();
    },
    redraw: draw,
    itemAt: (target: EventTarget | null): string | undefined =>
      drawn && itemAround(target, drawn.view, drawn.marks)?.id,
    reveal: (): void => {
      const chosen = items.find(({ id }) => id === drawn?.mode.chosen)?.element;
      const box = chosen?.getBoundingClientRect();
      if (box && (box.top < 0 || box.bottom > window.innerHeight))
        chosen?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
  };
};
