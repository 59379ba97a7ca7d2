import type { ReactNode } from 'react';
import { affectedBy } from '../../../api/affected.ts';
import type { Meaning, MeaningChange } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useFieldLabels } from '../content/field-labels.ts';
import { withSignNames } from '../content/named-signs.ts';
import { type OutlineIndex, placedName } from '../content/outline-index.ts';
import { describeDay, describeLook, useChangeWords } from './describe-change.ts';
import styles from './who-notices.module.css';
import { joinClasses } from '../../kit/join-classes.ts';
import itemStyles from './change-list.module.css';
import { SampleTag } from '../../kit/marks.tsx';

const mostNamed = 4;

export const Samples = ({ names }: { names: readonly string[] }) => {
  const { t } = useWords();
  const more = names.length - mostNamed;
  return (
    <>
      {names.slice(0, mostNamed).map((name) => (
        <SampleTag key={name}>{name.toUpperCase()}</SampleTag>
      ))}
      {more > 0 && <span className={'count'}>{t('draft.changes.samples', { count: more })}</span>}
    </>
  );
};

const withoutItem = (item: string, text: string): string => {
  const rest = text.startsWith(item) ? text.slice(item.length) : text;
  return rest.startsWith(':') ? rest.slice(1).trim() : rest.trim();
};

const useNoticed = () => {
  const words = useChangeWords();
  const { t } = words;
  const labels = useFieldLabels();
  return (change: MeaningChange): string => {
    const { kind, what, item, text } = change;
    if (kind === 'links') return t('draft.notice.link');
    if (kind === 'words') return t(what.startsWith('es ') ? 'draft.notice.spanish' : 'draft.notice.english');
    const day = describeDay(change, words);
    if (day !== undefined) return `${day}:`;
    const look = describeLook(change, words);
    if (look) return t('draft.notice.look', { ...look });
    // Its values are in the table above.
    if (kind === 'looks') {
      const [name = '', of] = what.split(' ').toReversed();
      const { label } = labels.field({ name, says: undefined });
      const side = of === undefined ? '' : ` (${t(of === 'es' ? 'strip.spanish' : 'strip.english')})`;
      return `${label}${side}:`;
    }
    return withoutItem(item, text);
  };
};

// Their texts are already shown with what changed, such as a named value.
const isPlain = ({ kind }: MeaningChange): boolean => kind === 'links' || kind === 'words';

interface NoticeProps {
  change: MeaningChange;
  /** The name of the item, if the list does not show it already. */
  name?: ReactNode;
}

const Notice = ({ change, name }: NoticeProps) => {
  const noticed = useNoticed();
  const isWhole = name === undefined || isPlain(change);
  return (
    <li>
      {name !== undefined && <>{name}: </>}
      <b className="strong">{isWhole ? noticed(change) : withoutItem(change.item, change.text)}</b>{' '}
      <span className="muted">{change.members}</span> <Samples names={change.samples} />
    </li>
  );
};

export const WhoNotices = ({ meaning, ids }: { meaning: Meaning | undefined; ids: readonly string[] }) => {
  const { t } = useWords();
  if (!meaning) return null;
  const own = meaning.changes.filter(({ item }) => ids.includes(item));
  if (own.length === 0) {
    const isIdle = meaning.isEmpty || meaning.unaffected.some((id) => ids.includes(id));
    return isIdle ? (
      <p className={joinClasses('small muted', styles.notices)}>{t('draft.changes.nobody')}</p>
    ) : null;
  }
  return (
    <div className={joinClasses('small', styles.notices)}>
      <b className="strong">{t('draft.changes.who')}</b>
      <ul>
        {own.map((change, index) => (
          <Notice key={index} change={change} />
        ))}
      </ul>
    </div>
  );
};

interface FurtherProps {
  meaning: Meaning;
  /** The ids of the items that the list shows already. */
  listed: ReadonlySet<string>;
  outlines: readonly OutlineIndex[];
}

export const FurtherNotices = ({ meaning, listed, outlines }: FurtherProps) => {
  const { t, language } = useWords();
  const changes = meaning.changes.filter(({ item }) => !listed.has(item));
  const none = t('draft.value.none');
  const lines = [
    ...meaning.moved.map(({ from, to }) => t('draft.changes.movedTo', { from, to })),
    ...(meaning.lost ?? []).map(({ path, screen, isScreenKept }) =>
      t(isScreenKept ? 'draft.changes.kept' : 'draft.changes.lost', { path, screen }),
    ),
    // The sentences of operator settings are with their values.
    ...withoutSettings(meaning).other.map(({ at, before = '', after = '' }) =>
      t('draft.changes.changedFrom', {
        at,
        before: withSignNames(before, after, language) || none,
        after: withSignNames(after, before, language) || none,
      }),
    ),
  ];
  if (changes.length + lines.length === 0) return null;
  return (
    <li className={itemStyles.item}>
      <h3 className="strong">{t('draft.changes.more')}</h3>
      <ul className={joinClasses('small', styles.notices)}>
        {changes.map((change, index) => (
          <Notice
            key={index}
            change={change}
            name={placedName(outlines, change.item, language) ?? <span className="code">{change.item}</span>}
          />
        ))}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
};

const settingsBegin = 'environments.';

const isSetting = ({ at }: Meaning['other'][number]): boolean => at.startsWith(settingsBegin);

const changedEnvironments = ({ other }: Meaning): readonly string[] => [
  ...new Set(other.filter(isSetting).map(({ at }) => at.split('.')[1] ?? '')),
];

/** Returns a comparison without the operator settings, which affect everyone regardless of what members see. */
export const withoutSettings = (meaning: Meaning): Meaning => ({
  ...meaning,
  other: meaning.other.filter((one) => !isSetting(one)),
});

const SettingsInWords = ({
  meaning,
  environments,
}: {
  meaning: Meaning;
  environments: readonly string[];
}) => {
  const { t, language } = useWords();
  const rest = withoutSettings(meaning);
  const isEmpty = affectedBy(rest).things === 0;
  return (
    <>
      {t('operator.headline', {
        count: environments.length,
        environments: new Intl.ListFormat(language).format(environments),
      })}{' '}
      {!isEmpty && <InWords meaning={rest} />}
    </>
  );
};

export const InWords = ({ meaning }: { meaning: Meaning }) => {
  const { t } = useWords();
  const environments = changedEnvironments(meaning);
  if (environments.length > 0) return <SettingsInWords {...{ meaning, environments }} />;
  if (meaning.isEmpty) return t('draft.inWords.nobody');
  const { things, samples } = affectedBy(meaning);
  const some =
    samples.length === 0
      ? t('draft.inWords.noSample')
      : t('draft.inWords.samples', { some: samples.length, all: meaning.samples.length });
  return `${t('draft.inWords.items', { count: things })} ${some}`;
};
