import type { ItemView } from '../../view/links/items.ts';

/** The name of an icon of the portal's own set. */
export type IconName = NonNullable<ItemView['icon']>;

interface Props {
  readonly name: IconName;
  readonly className?: string;
}

/** A stroked icon of the document's own set (index.html) in the colour of its text; words beside it carry the meaning, so assistive technology skips it. */
export const Icon = ({ name, className = '' }: Props) => (
  <svg className={`i ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`#i-${name}`} />
  </svg>
);

/** The brand's sign, a sun over two waves, from the document's own set (index.html) in the colours of the brand tokens. */
export const BrandMark = () => (
  <svg className="mark" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <use href="#brand-mark" />
  </svg>
);

/** What each kind shows of the drawing, whose sun has its middle at 0 0 and a radius of 100. */
const views = {
  card: '-402 -183 512 323',
  wide: '-1296 -147 1579 263',
  tall: '-313 -437 467 600',
  sea: '-717 -200 933 350',
} as const;

/** The sun over the sea, from the document's own set (index.html) in the scene tokens: pure decoration, cropped to fill its box. */
export const Scene = ({ kind }: { readonly kind: keyof typeof views }) => (
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
