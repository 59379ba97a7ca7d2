import type { ItemView } from '../view/items.ts';

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
