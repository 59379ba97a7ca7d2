import { useWords } from '../i18n/use-words.ts';
import { Key, Keys } from '../kit/commands/keys.tsx';
import { Icon } from '../kit/icon.tsx';
import { Mark } from '../kit/marks.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import { foundPieces } from '../kit/match-text.ts';
import { type FoundGroup, type FoundRow, groupWord } from './found-row.ts';
import styles from './palette.module.css';

const Marked = ({ text, searched }: { text: string; searched: string }) =>
  foundPieces(text, searched).map(({ text: piece, isFound }, at) =>
    isFound ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );

interface RowProps {
  row: FoundRow;
  id: string;
  searched: string;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: (beside: boolean) => void;
}

// The field keeps the focus and handles the keys.
const Row = ({ row, id, searched, isChosen, onPoint, onOpen }: RowProps) => (
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The combo box hears the keys of its list.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    className={joinClasses(styles.option, isChosen && styles.chosen)}
    onMouseMove={onPoint}
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ ctrlKey, metaKey }) => onOpen(ctrlKey || metaKey)}
  >
    <Icon name={row.icon} />
    <span className="clip" lang={row.lang}>
      <Marked text={row.label} searched={searched} />
    </span>
    {row.detail !== undefined && row.detail !== '' && <span className="small muted clip">{row.detail}</span>}
    {row.code !== undefined && (
      <span className="code clip">
        <Marked text={row.code} searched={searched} />
      </span>
    )}
    <span className="row end">
      {row.note !== undefined && <span className="small muted">{row.note}</span>}
      {row.isChanged && <Mark kind="changed" />}
      {row.key === undefined ? isChosen && <Keys of="Enter" /> : <Key of={row.key} />}
    </span>
  </div>
);

interface Props {
  id: string;
  groups: readonly FoundGroup[];
  chosen: FoundRow | undefined;
  searched: string;
  onPoint: (row: FoundRow) => void;
  onOpen: (row: FoundRow, beside: boolean) => void;
}

export const rowId = (list: string, groups: readonly FoundGroup[], row: FoundRow): string =>
  `${list}-${groups.flatMap(({ rows }) => rows).indexOf(row)}`;

export const FoundList = ({ id, groups, chosen, searched, onPoint, onOpen }: Props) => {
  const { t } = useWords();
  return (
    <div id={id} role="listbox" aria-label={t('find.results')} className={styles.list} tabIndex={-1}>
      {groups.map(({ name, rows, more }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div className={styles.heading} role="presentation" id={`${id}-${name}`}>
            {t(groupWord(name))}
            {more > 0 && <span>{t('find.more', { count: more })}</span>}
          </div>
          {rows.map((row) => (
            <Row
              key={row.id}
              id={rowId(id, groups, row)}
              {...{ row, searched }}
              isChosen={row === chosen}
              onPoint={() => onPoint(row)}
              onOpen={(beside) => onOpen(row, beside)}
            />
          ))}
        </div>
      ))}
    </div>
  );
};
