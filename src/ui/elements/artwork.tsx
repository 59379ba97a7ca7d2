import type { ItemView } from '../../view/links/items.ts';

export type IconName = NonNullable<ItemView['icon']>;

/**
 * Shows an icon from the set in the document (index.html). Hidden from assistive technology, because the text
 * beside it has the same meaning.
 */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`i ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);

export const BrandMark = () => (
  <svg className="mark" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <use href="#brand-mark" />
  </svg>
);

// The visible part of the drawing; the sun's center is at 0 0 and its radius 100.
const views = {
  card: '-402 -183 512 323',
  wide: '-1296 -147 1579 263',
  tall: '-313 -437 467 600',
  sea: '-717 -200 933 350',
} as const;

export const Scene = ({ kind }: { kind: keyof typeof views }) => (
  <svg
    className="scene"
    viewBox={views[kind]}
    preserveAspectRatio={kind === 'sea' ? 'xMaxYMid slice' : 'xMidYMid slice'}
    aria-hidden="true"
    focusable="false"
  >
    <use href="#scene" />
  </svg>
);
