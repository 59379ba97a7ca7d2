import type { ReactNode } from 'react';
import { failureText } from '../api/api-failure.ts';
import type { ShownState } from '../api/draft-status.ts';
import { useWords } from '../i18n/use-words.ts';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './marks.module.css';

const toneClasses = {
  ...{
    change: styles.change,
    info: styles.info,
    wait: styles.wait,
    ok: styles.ok,
    bad: styles.bad,
    live: styles.live,
  },
  ...{ end: undefined, plain: styles.plain },
} as const;

// Each comes with an icon and a word.
export type Tone = 'change' | 'info' | 'wait' | 'ok' | 'bad' | 'live' | 'end' | 'plain';

interface PillProps {
  tone: Tone;
  icon?: IconName;
  dashed?: boolean;
  children: ReactNode;
}

export const Pill = ({ tone, icon, dashed = false, children }: PillProps) => (
  <span data-tone={tone} className={joinClasses(styles.pill, toneClasses[tone], dashed && styles.dashed)}>
    {icon !== undefined && <Icon name={icon} size="xs" />}
    {children}
  </span>
);

const looks: Readonly<Record<ShownState, readonly [Tone, IconName]>> = {
  open: ['change', 'edit'],
  review: ['info', 'eye'],
  changesAsked: ['wait', 'comment'],
  approved: ['ok', 'check'],
  scheduled: ['info', 'clock'],
  publishing: ['info', 'release'],
  published: ['live', 'release'],
  discarded: ['end', 'close'],
};

export const StatePill = ({ state }: { state: ShownState }) => {
  const { t } = useWords();
  const [tone, icon] = looks[state];
  return (
    <Pill tone={tone} icon={icon} dashed={state === 'scheduled'}>
      {t(`common.state.${state}`)}
    </Pill>
  );
};

const signs = {
  changed: [styles.changed, '~'],
  new: [styles.new, '+'],
  removed: [styles.removed, '−'],
  toCheck: [styles.toCheck, '!'],
  error: [styles.error, '!'],
} as const;

// `said` adds the word for screen readers. Omit it beside the visible word.
export const Mark = ({ kind, isAnnounced = true }: { kind: keyof typeof signs; isAnnounced?: boolean }) => {
  const { t } = useWords();
  const [look, sign] = signs[kind];
  return (
    <span className={joinClasses(styles.badge, look)}>
      <span aria-hidden="true">{sign}</span>
      {isAnnounced && <span className="sr">{t(`common.is.${kind}`)}</span>}
    </span>
  );
};

export const CountMark = ({ kind, count }: { kind: keyof typeof signs; count: number }) => (
  <span className={joinClasses(styles.badge, signs[kind][0])} data-count>
    {count}
  </span>
);

// The label is for screen readers. Others read the text beside the sign.
export const Tick = ({ tone, icon, label }: { tone: Tone; icon: IconName; label: string }) => (
  <span className={joinClasses(styles.tick, toneClasses[tone])}>
    <Icon name={icon} size="xs" />
    <span className="sr">{label}</span>
  </span>
);

const faces = [undefined, styles.amber, styles.blue, styles.grey];

const initials = (name: string): string => {
  const [first = '?', second] = name.trim().split(' ').filter(Boolean);
  return (second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
};

// The same user always has the same color. The name is beside it.
export const Face = ({ name }: { name: string }) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={joinClasses(styles.face, faces[sum % faces.length])} aria-hidden="true">
      {initials(name)}
    </span>
  );
};

export const Person = ({ name }: { name: string }) => (
  <span className={joinClasses('row nowrap', styles.person)}>
    <Face name={name} />
    <span>{name}</span>
  </span>
);

interface SampleProps {
  title?: string | undefined;
  children: ReactNode;
}

export const SampleTag = ({ title, children }: SampleProps) => (
  <span className={styles.sample} title={title} data-sample>
    {children}
  </span>
);

const statusClasses = { yes: styles.yes, if: styles.unsure, no: styles.no, off: styles.off } as const;

// The text has an icon or is next to a sign.
export const statusClass = (kind: keyof typeof statusClasses): string | undefined =>
  joinClasses(styles.status, statusClasses[kind]);

const noteIcons = { info: 'info', wait: 'clock', bad: 'alert', ok: 'check', change: 'edit' } as const;

interface NoteProps {
  tone?: keyof typeof noteIcons;
  icon?: IconName;
  actions?: ReactNode;
  live?: boolean;
  children: ReactNode;
}

export const Note = ({ tone = 'info', icon, actions, live = false, children }: NoteProps) => {
  const hasActions = Boolean(actions);
  return (
    <div
      className={joinClasses(styles.note, toneClasses[tone], hasActions && styles.withActions)}
      data-note
      role={live ? 'status' : undefined}
    >
      <Icon name={icon ?? noteIcons[tone]} />
      <div className={styles.text}>{children}</div>
      {actions}
    </div>
  );
};

export const FailureNote = ({ error }: { error: Error | null }) =>
  error && (
    <Note tone="bad" live>
      {failureText(error)}
    </Note>
  );
