import { viewTexts } from './view-texts.ts';

type Linked = ReadonlyMap<string, ReadonlySet<string>>;

const hrefIn = (view: object): string | undefined => {
  const { href, link } = view as { readonly href?: unknown; readonly link?: { readonly href?: unknown } };
  const found = link?.href ?? href;
  return typeof found === 'string' ? found : undefined;
};

const pairs = (view: unknown): readonly (readonly [string, string])[] => {
  if (typeof view !== 'object' || view === null) return [];
  const href = hrefIn(view);
  const inner = Object.entries(view).flatMap(([name, value]) => (name === 'link' ? [] : pairs(value)));
  return href === undefined ? inner : [...viewTexts(view).map((text) => [href, text] as const), ...inner];
};

/** Where a view leads: each address with the texts that stand beside it in the view, any of which may be the text of its link. */
export const linkedTexts = (view: unknown): Linked => {
  const texts = new Map<string, Set<string>>();
  for (const [href, text] of pairs(view)) texts.set(href, (texts.get(href) ?? new Set()).add(text));
  return texts;
};
