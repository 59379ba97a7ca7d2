import { Link } from 'react-router-dom';
import type { Meaning } from '../../../api/generated/api-shapes.ts';
import { Icon } from '../../elements/icon.tsx';
import { Mark, Pill } from '../../elements/marks.tsx';
import type { ItemChange } from '../../source/item-changes.ts';
import type { Sayings } from '../../source/sayings.ts';
import { useWords } from '../../words/use-words.ts';
import type { ReactNode } from 'react';
import { BeforeAfter, FieldLabel } from './value-view.tsx';
import { FurtherNotices, WhoNotices } from './who-notices.tsx';

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
    const titleOf = (one: typeof node): string => one.title[language] ?? one.title.en ?? one.id.split('/').at(-1) ?? one.id;
    return { name: titleOf(node), where: above.map(titleOf).join(' › ') };
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
  /** What follows the change, such as comments. */
  readonly children?: ReactNode;
}

const ChangedItem = ({ change, sayings, sides, meaning, editAt, children }: ItemProps) => {
  const { t } = useWords();
  const { name, where } = useChangeName()(change);
  return (
    <li className="item" id={change.key}>
      <div className="t">
        <Mark kind={marks[change.kind]} />
        <h3 className="strong">{name}</h3>
        <span className="muted small">{where}</span>
        {change.kind !== 'changed' && (
          <Pill tone="plain">{t(change.kind === 'added' ? 'draft.changes.added' : 'draft.changes.removed')}</Pill>
        )}
        {editAt !== undefined && (
          <Link className="btn sm quiet end" to={editAt}>
            <Icon name="edit" />
            {t('draft.changes.edit')}
            <span className="sr">{name}</span>
          </Link>
        )}
      </div>
      <ChangeRows change={change} sayings={sayings} sides={sides} />
      <WhoNotices meaning={meaning} ids={change.ids} />
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
  readonly below: (change: ItemChange) => ReactNode;
}

/** All that differs, item by item, with who notices and what is said about it. */
export const ChangeList = ({ changes, sayings, sides, meaning, editAt, below }: Props) => {
  const { t } = useWords();
  const told = new Set(changes.flatMap(({ ids }) => ids));
  return (
    <section className="panel" aria-label={t('draft.tabs.review')}>
      <header>
        <h2>{t('draft.changes.title', { count: changes.length })}</h2>
      </header>
      {changes.length === 0 ? (
        <div className="body">
          <p>{t('draft.changes.none')}</p>
          <p className="muted">{t('draft.changes.noneHow')}</p>
        </div>
      ) : (
        <ol>
          {changes.map((change) => (
            <ChangedItem key={change.key} {...{ change, sayings, sides, meaning }} editAt={editAt(change)}>
              {below(change)}
            </ChangedItem>
          ))}
          {meaning && <FurtherNotices meaning={meaning} told={told} />}
        </ol>
      )}
    </section>
  );
};
