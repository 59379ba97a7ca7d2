import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import type { ShowMode } from '../web/preview/frame-messages.ts';

const darkQuery = 'prefers-color-scheme: dark';

// Read again each time: parts bring their own style sheets.
const darkRules = (): readonly CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText.includes(darkQuery) || marked.has(rule));

const marked = new WeakSet<CSSMediaRule>();

// Makes the rules for dark systems hold always or never.
const showLook = (look: ShowMode['look']): void => {
  const { dataset } = document.documentElement;
  if (dataset['theme'] !== look) dataset['theme'] = look;
  const holds = look === 'dark' ? 'all' : 'not all';
  for (const rule of darkRules()) {
    marked.add(rule);
    // Writing even the same text makes the browser lay out the whole page again.
    if (rule.media.mediaText !== holds) rule.media.mediaText = holds;
  }
};

let shown: readonly string[] = [];

const showBrand = (theme: CompiledPortal['theme']): void => {
  const { style } = document.documentElement;
  for (const name of shown) if (!(name in theme)) style.removeProperty(name);
  for (const [name, value] of Object.entries(theme))
    if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
  shown = Object.keys(theme);
};

export const showPageLook = (
  { theme, mode }: { readonly theme: CompiledPortal['theme']; readonly mode: ShowMode },
  root: HTMLElement,
): void => {
  showLook(mode.look);
  showBrand(theme);
  document.documentElement.toggleAttribute('data-outlines', mode.outlines);
  root.style.filter = mode.isOld ? 'grayscale(1) opacity(0.6)' : '';
};
