import { useContext } from 'react';
import { Link } from 'react-router-dom';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { BrandMark } from './artwork.tsx';
import { ShellContext } from '../provided/shell-context.ts';

export const BrandLogo = ({ brand }: Pick<ShellView, 'brand'>) => (
  <Link className="logo" to={brand.home}>
    <BrandMark />
    <span>
      <span translate="no">{brand.shortName}</span>
      <small>{brand.tagline}</small>
    </span>
  </Link>
);

export const SheetLine = () => {
  const shell = useContext(ShellContext);
  if (!shell?.account) return null;
  const { brand, account, supportPhone, today } = shell;
  const facts = [brand.name, account.viewing.name, account.viewing.plan, today, supportPhone.text];
  return (
    <div className="sheet">
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
};
