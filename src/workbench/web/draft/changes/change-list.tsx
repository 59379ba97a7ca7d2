import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Meaning, NamedNode } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Check } from '../../kit/fields.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Mark, Pill } from '../../kit/marks.tsx';
import { isOperatorSetting } from '../../../../authoring/draft/items/operator-settings.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { ItemChange } from '../content/item-changes.ts';
import { nodeName, type OutlineIndex } from '../content/outline-index.ts';
import type { ConditionLabels } from '../content/condition-labels.ts';
import { AffectedOrigins, SettingRows } from './setting-rows.tsx';
import { BeforeAfter, FieldLabel } from './value-view.tsx';
import { useChangeKeys, type Viewing } from './viewed.ts';
import { FurtherNotices, WhoNotices } from './who-notices.tsx';
import { buttonClass } from '../../kit/button.tsx';
import styles from './change-list.module.css';

const marks = { changed: 'changed', added: 'new', removed: 'removed' } as const;

interface ChangeNames {
  readonly name: string;
  readonly where: string;
}

interface Named {
  readonly key: string;
  readonly item?: { readonly node: NamedNode; readonly above: readonly NamedNode[] };
}

export const useChangeName = () => {
  const { language, t } = useWords();
  return ({ item, key }: Named): ChangeNames => {
    if (!item) {
      const [file = '', steps = ''] = key.split('#');
      const where = isOperatorSetting(key) ? t('operator.name') : file;
      return { name: steps.split('/').at(-1) || file, where };
    }
    const { node, above } = item;
    return { name: nodeName(node, language), where: above.map((one) => nodeName(one, language)).join(' › ') };
  };
};

interface RowsProps {
  change: ItemChange;
  labels: ConditionLabels;
  /** Headings of the two value columns. By default, those of the base and the draft. */
  sides?: readonly [before: string, after: string] | undefined;
}

export const ChangeRows = ({ change, labels, sides }: RowsProps) => {
  const { t } = useWords();
  if (isOperatorSetting(change.key)) return <SettingRows {...{ change, sides }} />;
  return (
    <div className={styles.comparison} role="table">
      <div role="row">
        <span className={styles.heading} role="columnheader">
          <span className="sr">{t('draft.changes.what')}</span>
        </span>
        <span className={styles.heading} role="columnheader">
          {sides?.[0] ?? t('draft.changes.live')}
        </span>
        <span className={styles.heading} role="columnheader">
          {sides?.[1] ?? t('draft.changes.draft')}
        </span>
      </div>
      {change.rows.map((row) => (
        <div key={`${row.address} ${row.name.written}`} role="row">
          <span className={styles.label} role="rowheader">
            <FieldLabel name={row.name} labels={labels} />
          </span>
          <BeforeAfter row={row} labels={labels} item={change.item} />
        </div>
      ))}
    </div>
  );
};

interface ItemProps extends RowsProps {
  meaning: Meaning | undefined;
  editAt: string | undefined;
  viewing: Viewing | undefined;
  sources: readonly SourceFiles[];
  children?: ReactNode;
}

const ChangedItem = ({ change, labels, sides, meaning, editAt, viewing, sources, children }: ItemProps) => {
  const { t } = useWords();
  const { name, where } = useChangeName()(change);
  const isViewed = viewing?.isViewed(change) === true;
  return (
    <li className={styles.item} data-change id={change.key} data-viewed={isViewed ? '' : undefined}>
      <div className={styles.head}>
        <Mark kind={marks[change.kind]} />
        <h3 className="strong" tabIndex={-1} data-row>
          {name}
        </h3>
        <span className="muted small">{where}</span>
        {change.kind !== 'changed' && (
          <Pill tone="plain">
            {t(change.kind === 'added' ? 'draft.changes.added' : 'draft.changes.removed')}
          </Pill>
        )}
        <span className="row end">
          {editAt !== undefined && (
            <Link className={buttonClass({ kind: 'quiet', size: 'small' })} to={editAt}>
              <Icon name="edit" />
              {t('draft.changes.edit')}
              <span className="sr">{name}</span>
            </Link>
          )}
          {viewing && (
            <Check checked={isViewed} data-does="viewed" onChange={() => viewing.toggle(change)}>
              {t('draft.changes.viewed')}
              <span className="sr">{name}</span>
            </Check>
          )}
        </span>
      </div>
      {!isViewed && (
        <>
          {isOperatorSetting(change.key) && <AffectedOrigins change={change} sources={sources} />}
          <ChangeRows change={change} labels={labels} sides={sides} />
          <WhoNotices meaning={meaning} ids={change.ids} />
        </>
      )}
      {children}
    </li>
  );
};

interface Props {
  changes: readonly ItemChange[];
  labels: ConditionLabels;
  sides?: RowsProps['sides'];
  meaning: Meaning | undefined;
  /** The outlines to take an item's name from, in order. */
  outlines: readonly OutlineIndex[];
  editAt: (change: ItemChange) => string | undefined;
  viewing?: Viewing | undefined;
  /** The files after and before the changes. */
  sources: readonly SourceFiles[];
  below: (change: ItemChange) => ReactNode;
}

export const ChangeList = ({
  changes,
  labels,
  sides,
  meaning,
  outlines,
  editAt,
  viewing,
  sources,
  below,
}: Props) => {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useChangeKeys(list, viewing);
  const listed = new Set(changes.flatMap(({ ids }) => ids));
  return (
    <section className="panel" aria-label={t('draft.tabs.review')}>
      <header>
        <h2>{t('draft.changes.title', { count: changes.length })}</h2>
        {viewing && changes.length > 1 && (
          <span className="end count">
            {t('draft.changes.viewedOf', {
              done: changes.filter(viewing.isViewed).length,
              count: changes.length,
            })}
          </span>
        )}
      </header>
      {changes.length === 0 ? (
        <div className="body">
          <p>{t('draft.changes.none')}</p>
          <p className="muted">{t('draft.changes.noneHow')}</p>
        </div>
      ) : (
        <ol ref={list}>
          {changes.map((change) => (
            <ChangedItem
              key={change.key}
              {...{ change, labels, sides, meaning, viewing, sources }}
              editAt={editAt(change)}
            >
              {below(change)}
            </ChangedItem>
          ))}
          {meaning && <FurtherNotices {...{ meaning, listed, outlines }} />}
        </ol>
      )}
    </section>
  );
};
