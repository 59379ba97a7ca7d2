import { Link } from 'react-router-dom';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { BrandMark } from './artwork.tsx';

/** The plan's sign, name and second line, leading home. */
export const BrandLogo = ({ brand }: Pick<ShellView, 'brand'>) => (
  <Link className="logo" to={brand.home}>
    <BrandMark />
    <span>
      <span>{brand.shortName}</span>
      <small>{brand.tagline}</small>
    </span>
  </Link>
);
