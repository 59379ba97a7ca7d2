import type { MenuEntryView } from '../../view/shell/shell-view.ts';
import { PortalLink } from '../elements/portal-link.tsx';

interface Props {
  entries: readonly MenuEntryView[];
  className?: string;
}

export const MenuLinks = ({ entries, className = 'menu-list' }: Props) => (
  <ul className={className}>
    {entries.map((entry) => (
      <li key={entry.id} data-item={entry.id}>
        <PortalLink link={entry.link} aria-current={entry.isCurrent ? 'page' : undefined}>
          <bdi>{entry.label}</bdi>
        </PortalLink>
      </li>
    ))}
  </ul>
);
