import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Meaning } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Check } from '../../kit/fields.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Mark, Pill } from '../../kit/marks.tsx';
import type { ItemChange } from '../content/item-changes.ts';
import { nodeName } from '../content/outline-index.ts';
import type { Sayings } from '../content/sayings.ts';
import { BeforeAfter, FieldLabel } from './value-view.tsx';
import { useChangeKeys, type Viewing } from './viewed.ts';
import { FurtherNotices, WhoNotices } from './who-notices.tsx';
import { buttonClass } from '../../kit/button.tsx';

const marks = { changed: 'changed', added: 'new', removed: 'removed' } as const;

/** What something is called, and where it stands; what is no item by its file and name. */
export const useChangeName = () => {
  const { language } = useWords();
  return ({ item, key }: Pick<ItemChange, 'item' | 'key'>): { readonly name: string; readonly where: string } => {
    if (!item) {
      const [place = '', steps = ''] = key.split('#');
      return { name: steps.split('/').at(-1) || place, where: place };
    }
    const { node, above } = item;
    return { name: nodeName(node, language), where: above.map((one) => nodeName(one, language)).join(' › ') };
  };
};

interface RowsProps {
  readonly change: ItemChange;
  readonly sayings: Sayings;
  /** What the two sides are called, where they are not a draft and what was before it. */
  readonly sides?: readonly [before: string, after: string] | undefined;
}

/** Everything that differs of one item, before and after. */
export const ChangeRows = ({ change, sayings, sides }: RowsProps) => {
  const { t } = useWords();
  return (
    <div className="ba" role="table">
      <div role="row">
        <span className="h" role="columnheader">
          <span className="sr">{t('draft.changes.what')}</span>
        </span>
        <span className="h" role="columnheader">
          {sides?.[0] ?? t('draft.changes.live')}
        </span>
        <span className="h" role="columnheader">
          {sides?.[1] ?? t('draft.changes.draft')}
        </span>
      </div>
      {change.rows.map((row) => (
        <div key={`${row.address} ${row.name.written}`} role="row">
          <span className="l" role="rowheader">
            <FieldLabel name={row.name} sayings={sayings} />
          </span>
          <BeforeAfter row={row} sayings={sayings} item={change.item} />
        </div>
      ))}
    </div>
  );
};

interface ItemProps extends RowsProps {
  readonly meaning: Meaning | undefined;
  /** Where the item can be edited. */
  readonly editAt: string | undefined;
  readonly viewing: Viewing | undefined;
  /** What follows the change, such as comments. */
  readonly children?: ReactNode;
}

const ChangedItem = ({ change, sayings, sides, meaning, editAt, viewing, children }: ItemProps) => {
  const { t } = useWords();
  const { name, where } = useChangeName()(change);
  const isViewed = viewing?.isViewed(change) === true;
  return (
    <li className="item" id={change.key} data-viewed={isViewed ? '' : undefined}>
      <div className="t">
        <Mark kind={marks[change.kind]} />
        <h3 className="strong" tabIndex={-1} data-row>
          {name}
        </h3>
        <span className="muted small">{where}</span>
        {change.kind !== 'changed' && (
          <Pill tone="plain">{t(change.kind === 'added' ? 'draft.changes.added' : 'draft.changes.removed')}</Pill>
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
          <ChangeRows change={change} sayings={sayings} sides={sides} />
          <WhoNotices meaning={meaning} ids={change.ids} />
        </>
      )}
      {children}
    </li>
  );
};

interface Props {
  readonly changes: readonly ItemChange[];
  readonly sayings: Sayings;
  readonly sides?: RowsProps['sides'];
  readonly meaning: Meaning | undefined;
  readonly editAt: (change: ItemChange) => string | undefined;
  /** What the reader has looked at; undefined where nobody has to. */
  readonly viewing?: Viewing | undefined;
  readonly below: (change: ItemChange) => ReactNode;
}

/** All that differs, item by item, with who notices and what is said about it. */
export const ChangeList = ({ changes, sayings, sides, meaning, editAt, viewing, below }: Props) => {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useChangeKeys(list, viewing);
  const told = new Set(changes.flatMap(({ ids }) => ids));
  return (
    <section className="panel" aria-label={t('draft.tabs.review')}>
      <header>
        <h2>{t('draft.changes.title', { count: changes.length })}</h2>
        {viewing && changes.length > 1 && (
          <span className="end cnt">
            {t('draft.changes.viewedOf', { done: changes.filter(viewing.isViewed).length, count: changes.length })}
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
            <ChangedItem key={change.key} {...{ change, sayings, sides, meaning, viewing }} editAt={editAt(change)}>
              {below(change)}
            </ChangedItem>
          ))}
          {meaning && <FurtherNotices meaning={meaning} told={told} />}
        </ol>
      )}
    </section>
  );
};
