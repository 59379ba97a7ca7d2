import type { ReactNode } from 'react';
import type { ShownState } from '../api/draft-status.ts';
import { useWords } from '../i18n/use-words.ts';
import { Icon, type IconName } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './marks.module.css';

const toneClasses = {
  ...{ change: styles.change, info: styles.info, wait: styles.wait, ok: styles.ok, bad: styles.bad, live: styles.live },
  ...{ end: undefined, plain: styles.plain },
} as const;

/** The colours of meaning; each comes with a sign and a word. */
export type Tone = 'change' | 'info' | 'wait' | 'ok' | 'bad' | 'live' | 'end' | 'plain';

interface PillProps {
  readonly tone: Tone;
  readonly icon?: IconName;
  /** Dashed: it is so at a later time. */
  readonly dashed?: boolean;
  readonly children: ReactNode;
}

/** A short state in a pill. */
export const Pill = ({ tone, icon, dashed = false, children }: PillProps) => (
  <span className={joinClasses(styles.pill, toneClasses[tone], dashed && styles.dashed)}>
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

/** The pill of a draft's state. */
export const StatePill = ({ state }: { readonly state: ShownState }) => {
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

/** A sign for one changed or wrong thing; `said` adds its word for those who do not see it (leave it where the word stands beside it). */
export const Mark = ({ kind, said = true }: { readonly kind: keyof typeof signs; readonly said?: boolean }) => {
  const { t } = useWords();
  const [look, sign] = signs[kind];
  return (
    <span className={joinClasses(styles.badge, look)}>
      <span aria-hidden="true">{sign}</span>
      {said && <span className="sr">{t(`common.is.${kind}`)}</span>}
    </span>
  );
};

const faces = [undefined, styles.amber, styles.blue, styles.grey];

/** The first letters of the first two names, or of the only one. */
const initials = (name: string): string => {
  const [first = '?', second] = name.trim().split(' ').filter(Boolean);
  return (second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`).toUpperCase();
};

/** A person's letters in a circle; the same person has the same colour everywhere. Their name stands beside it. */
export const Face = ({ name }: { readonly name: string }) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <span className={joinClasses(styles.face, faces[sum % faces.length])} aria-hidden="true">
      {initials(name)}
    </span>
  );
};

/** A person: face and name. */
export const Person = ({ name }: { readonly name: string }) => (
  <span className="row person">
    <Face name={name} />
    <span>{name}</span>
  </span>
);

const noteIcons = { info: 'info', wait: 'clock', bad: 'alert', ok: 'check', change: 'edit' } as const;

interface NoteProps {
  readonly tone?: keyof typeof noteIcons;
  readonly icon?: IconName;
  /** What to do about it, at its end. */
  readonly acts?: ReactNode;
  /** Read out when it appears. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** A notice: what happened, then what to do. */
export const Note = ({ tone = 'info', icon, acts, live = false, children }: NoteProps) => {
  const hasActions = Boolean(acts);
  return (
    <div
      className={joinClasses(styles.note, toneClasses[tone], hasActions && styles.withActions)}
      data-note
      role={live ? 'status' : undefined}
    >
      <Icon name={icon ?? noteIcons[tone]} />
      <div className={styles.text}>{children}</div>
      {acts}
    </div>
  );
};

/** Why the last request failed, in the server's words; nothing while none failed. */
export const FailureNote = ({ error }: { readonly error: Error | null }) =>
  error && (
    <Note tone="bad" live>
      {error.message}
    </Note>
  );
