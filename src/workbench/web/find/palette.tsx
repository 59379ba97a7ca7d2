import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/use-words.ts';
import { TextButton } from '../kit/button.tsx';
import { keyHintsClass, Keys } from '../kit/commands/keys.tsx';
import { Icon } from '../kit/icon.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import { useModal } from '../kit/use-modal.ts';
import { wasFound } from './found-focus.ts';
import { FoundList, rowId } from './found-list.tsx';
import type { FoundRow } from './found-row.ts';
import { rememberOpened } from './last-opened.ts';
import styles from './palette.module.css';
import { useFound } from './use-found.ts';
import { useSearchScope } from './use-searched.ts';

const Nothing = ({ typed }: { typed: string }) => {
  const { t } = useWords();
  const searched = typed.trim();
  if (searched.startsWith('>'))
    return <p className={joinClasses(styles.none, 'muted')}>{t('find.noAction')}</p>;
  if (searched.startsWith('@'))
    return <p className={joinClasses(styles.none, 'muted')}>{t('find.noPerson')}</p>;
  if (searched === '') return null;
  return (
    <div className={styles.none}>
      <p className="strong">{t('find.nothing', { searched })}</p>
      <p className="small muted">{t('find.nothingText')}</p>
    </div>
  );
};

const Hints = () => {
  const { t } = useWords();
  const hints = [
    [['ArrowUp', 'ArrowDown'], t('find.keys.choose')],
    [['Enter'], t('find.keys.open')],
    [['Ctrl Enter'], t('find.keys.beside')],
    [['>'], t('find.keys.actions')],
    [['@'], t('find.keys.people')],
  ] as const;
  return (
    <footer className={joinClasses(styles.keys, keyHintsClass)} aria-hidden="true">
      {hints.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <Keys key={key} of={key} />
          ))}{' '}
          {does}
        </span>
      ))}
    </footer>
  );
};

const usePaletteSearch = () => {
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const searched = useSearchScope();
  const groups = useFound(typed, searched);
  const rows = groups.flatMap((group) => group.rows);
  const current = Math.min(index, rows.length - 1);
  return {
    ...{ typed, searched, groups, rows, chosen: rows[current] },
    type: (text: string): void => {
      setTyped(text);
      setIndex(0);
    },
    point: (row: FoundRow): void => setIndex(rows.indexOf(row)),
    step: (by: 1 | -1): void => setIndex((current + by + rows.length) % rows.length),
  };
};

const useOpenRow = (onClose: () => void) => {
  const navigate = useNavigate();
  return ({ opens, id, at }: FoundRow, inNewTab: boolean): void => {
    if (typeof opens === 'string') {
      const item = new URLSearchParams(opens.split('?')[1] ?? '').get('item');
      if (item !== null) rememberOpened(item);
      if (inNewTab) window.open(opens, '_blank');
      else {
        performance.mark(`workbench-open ${id}`);
        void navigate(opens, { state: { ...wasFound, at } });
      }
    }
    onClose();
    // After the dialog is gone: the action may open another one, or read the focus.
    if (typeof opens === 'function') queueMicrotask(opens);
  };
};

type Search = ReturnType<typeof usePaletteSearch>;

interface FieldProps {
  list: string;
  search: Search;
  onKeyDown: (event: KeyboardEvent) => void;
}

const SearchField = ({ list, search: { typed, groups, rows, chosen, type }, onKeyDown }: FieldProps) => {
  const { t } = useWords();
  return (
    <input
      type="text"
      role="combobox"
      aria-label={t('find.label')}
      aria-expanded={rows.length > 0}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={chosen && rowId(list, groups, chosen)}
      placeholder={t('find.do')}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => type(target.value)}
      {...{ onKeyDown }}
    />
  );
};

const SearchScope = ({ searched }: Pick<Search, 'searched'>) => {
  const { t } = useWords();
  if (!searched) return null;
  const { draft } = searched;
  return (
    <p className={joinClasses(styles.scope, 'small', 'muted', 'clip')}>
      {draft ? t('find.inDraft', { name: draft.name }) : t('find.inLive')}
    </p>
  );
};

export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useWords();
  const list = useId();
  const dialog = useModal({ onClose, firstOf: (element) => element.querySelector('input') });
  const search = usePaletteSearch();
  const open = useOpenRow(onClose);
  const { typed, searched, groups, rows, chosen } = search;
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [dialog, chosen]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const isControl = event.ctrlKey || event.metaKey;
    if (event.key === 'ArrowDown' && chosen) search.step(1);
    else if (event.key === 'ArrowUp' && chosen) search.step(-1);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen, isControl);
    else if (event.key === 'k' && isControl) onClose();
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('find.do')}>
      <div className={styles.search}>
        <Icon name="search" size="m" />
        <SearchField {...{ list, search }} onKeyDown={handleKeyDown} />
        <TextButton onClick={onClose}>
          <kbd>Esc</kbd> <span className="sr">{t('common.do.close')}</span>
        </TextButton>
      </div>
      <SearchScope searched={searched} />
      <p className="sr" role="status">
        {typed.trim() !== '' && t('find.count', { count: rows.length })}
      </p>
      <FoundList
        id={list}
        {...{ groups, chosen }}
        searched={(typed.startsWith('>') || typed.startsWith('@') ? typed.slice(1) : typed).trim()}
        onPoint={search.point}
        onOpen={open}
      />
      {rows.length === 0 && <Nothing typed={typed} />}
      <Hints />
    </dialog>
  );
};
