import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './segments.module.css';

interface Segment<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly count?: number | string | undefined;
  readonly icon?: IconName | undefined;
}

interface Props<Name extends string> {
  label: string;
  of: readonly Segment<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  hideLabels?: boolean;
  className?: string;
}

export const Segments = <Name extends string>({
  label,
  of,
  chosen,
  onChoose,
  hideLabels = false,
  className,
}: Props<Name>) => (
  <div
    className={joinClasses(styles.segments, 'no-print', className)}
    role="group"
    aria-label={label}
    data-segments
  >
    {of.map(({ name, label: words, count, icon }) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === chosen}
        {...(hideLabels && { 'aria-label': words, title: words })}
        onClick={() => onChoose(name)}
      >
        {icon !== undefined && <Icon name={icon} size={hideLabels ? 's' : 'xs'} />}
        {!hideLabels && words}
        {count !== undefined && ` ${count}`}
      </button>
    ))}
  </div>
);

interface Tab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

export const Tabs = ({
  label,
  of,
  inBar = false,
}: {
  label: string;
  of: readonly Tab[];
  inBar?: boolean;
}) => (
  <nav className={inBar ? joinClasses(styles.tabs, styles.inBar, 'xs-no') : styles.tabs} aria-label={label}>
    {of.map(({ to, label: words, current }) => (
      <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);
