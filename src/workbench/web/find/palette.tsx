import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/use-words.ts';
import { Keys } from '../kit/commands/keys.tsx';
import { Icon } from '../kit/icon.tsx';
import { wasFound } from './found-focus.ts';
import { FoundList, rowId } from './found-list.tsx';
import type { FoundRow } from './found-row.ts';
import { rememberOpened } from './last-opened.ts';
import { useFound } from './use-found.ts';
import { useSearched } from './use-searched.ts';
import { TextButton } from '../kit/button.tsx';

/** The browser's own dialog, open while mounted; it closes on Escape, on a press beside it, and gives the focus back. */
const useModal = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    const press = ({ target }: Event): void => {
      if (target === element) onClose();
    };
    element?.addEventListener('cancel', cancel);
    element?.addEventListener('mousedown', press);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.removeEventListener('mousedown', press);
    };
  }, [onClose]);
  return dialog;
};

/** What is said where nothing was found: what was searched, and what else can be tried. */
const Nothing = ({ typed }: { readonly typed: string }) => {
  const { t } = useWords();
  const searched = typed.trim();
  if (searched.startsWith('>')) return <p className="none muted">{t('find.noAction')}</p>;
  if (searched.startsWith('@')) return <p className="none muted">{t('find.noPerson')}</p>;
  if (searched === '') return null;
  return (
    <div className="none">
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
    <footer className="keys_keys keys" aria-hidden="true">
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

/** Finds anything by a piece of its name, id or words, and does anything that can be done here. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords();
  const navigate = useNavigate();
  const list = useId();
  const dialog = useModal(onClose);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const searched = useSearched();
  const groups = useFound(typed, searched);
  const rows = groups.flatMap((group) => group.rows);
  const chosen = rows[Math.min(at, rows.length - 1)];
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [dialog, chosen]);
  const open = ({ opens, id, at: text }: FoundRow, beside: boolean): void => {
    if (typeof opens === 'string') {
      const item = new URLSearchParams(opens.split('?')[1] ?? '').get('item');
      if (item !== null) rememberOpened(item);
      if (beside) window.open(opens, '_blank');
      else {
        performance.mark(`workbench-open ${id}`);
        void navigate(opens, { state: { ...wasFound, at: text } });
      }
    }
    onClose();
    // The dialog is gone by then: what it does may open another, or look where the focus is.
    if (typeof opens === 'function') queueMicrotask(opens);
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) setAt((Math.min(at, rows.length - 1) + step + rows.length) % rows.length);
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) open(chosen, event.ctrlKey || event.metaKey);
    else if (event.key === 'k' && (event.ctrlKey || event.metaKey)) onClose();
    else return;
    event.preventDefault();
  };
  const about = searched?.draft ? t('find.inDraft', { name: searched.draft.name }) : searched && t('find.inLive');
  return (
    <dialog ref={dialog} className="palette" aria-label={t('find.do')}>
      <div className="q">
        <Icon name="search" size="m" />
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
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <TextButton onClick={onClose}>
          <kbd>Esc</kbd> <span className="sr">{t('common.do.close')}</span>
        </TextButton>
      </div>
      {about !== undefined && <p className="about small muted clip">{about}</p>}
      <p className="sr" role="status">
        {typed.trim() !== '' && t('find.count', { count: rows.length })}
      </p>
      <FoundList
        id={list}
        {...{ groups, chosen }}
        searched={(typed.startsWith('>') || typed.startsWith('@') ? typed.slice(1) : typed).trim()}
        onPoint={(row) => setAt(rows.indexOf(row))}
        onOpen={open}
      />
      {rows.length === 0 && <Nothing typed={typed} />}
      <Hints />
    </dialog>
  );
};
