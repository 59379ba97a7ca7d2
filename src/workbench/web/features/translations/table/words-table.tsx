import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { sayingsOf } from '../../../draft/content/sayings.ts';
import { confirmation } from '../../../draft/content/word-pairs.ts';
import { useFoundText } from '../../../find/found-focus.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { useCommands, useRowKeys } from '../../../kit/commands/use-commands.ts';
import { usePerson } from '../../../session/use-me.ts';
import { whereOf } from '../context/word-where.ts';
import type { WordsSource } from '../context/words-source.ts';
import type { MarkedWord } from '../marks/word-filters.ts';
import { isToDo } from '../marks/word-marks.ts';
import { sameEnglish } from './same-english.ts';
import { WordEditor } from './word-editor.tsx';
import { type WordDeed, WordLine } from './word-line.tsx';

interface Open {
  readonly address: string;
  readonly language: Language;
  /** The Spanish text when the writing began. */
  readonly before: string | undefined;
}

interface Props {
  readonly source: WordsSource;
  /** Every word of the source. */
  readonly all: readonly MarkedWord[];
  /** Those on show. */
  readonly words: readonly MarkedWord[];
  /** Who reads each, in words, by its address. */
  readonly readBy: Readonly<Record<string, string>> | undefined;
  /** Told when somebody begins to write a word: it stays on show although it may fit the choice no longer. */
  readonly onWrite: (address: string) => void;
}

/** Of so many words it is told at once who reads each: a longer list would be drawn anew when that is known. */
const mostWithReaders = 40;

const nowhere = { title: '', below: '' };

const wordOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-word]')?.dataset['word'] ?? undefined) : undefined;

const deedOf = (target: EventTarget | null): WordDeed | undefined => {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-do]')?.dataset['do'] : undefined;
  return found === 'en' || found === 'es' || found === 'right' ? found : undefined;
};

/** Says of a word that was just written that both languages belong together, once the server has it and has not said so itself. */
const useConfirming = ({ files, outbox }: WordsSource, all: readonly MarkedWord[]) => {
  const written = useRef<readonly string[]>([]);
  const isSettled = outbox?.kept.length === 0;
  const confirm = (addresses: readonly string[]): void => {
    for (const { row } of all.filter((word) => addresses.includes(word.row.address))) {
      const edit = row.es === undefined ? undefined : confirmation(files, row.address, { en: row.en, es: row.es });
      if (edit) outbox?.type(edit.address, edit.expected, edit.value);
    }
  };
  const confirmWritten = useEffectEvent(() => {
    confirm(written.current);
    written.current = [];
  });
  useEffect(() => {
    if (isSettled) confirmWritten();
  }, [isSettled, files]);
  return (address: string): void => {
    if (isSettled) confirm([address]);
    else written.current = [...written.current, address];
  };
};

/** The words in both languages, each written in its place. */
export const WordsTable = ({ source, all, words, readBy, onWrite }: Props) => {
  const { t, language } = useWords();
  const person = usePerson();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const { files, draft, outbox, mayEdit } = source;
  const isShort = words.length <= mostWithReaders;
  const sayings = useMemo(() => sayingsOf(files), [files]);
  const memory = useMemo(() => sameEnglish(all), [all]);
  const confirmLater = useConfirming(source, all);
  const places = useMemo(
    () => new Map(all.map(({ row }) => [row.address, whereOf(row, sayings, language, t)])),
    [all, sayings, language, t],
  );
  const textAt = (address: string, found: string | undefined): string | undefined => {
    const kept = outbox?.valueAt(address);
    return kept ? (typeof kept.value === 'string' ? kept.value : undefined) : found;
  };
  const rowElement = (address: string): HTMLElement | null | undefined =>
    list.current?.querySelector<HTMLElement>(`[data-word="${CSS.escape(address)}"]`);
  const begin = (address: string, own: Language): void => {
    onWrite(address);
    const row = all.find((word) => word.row.address === address)?.row;
    setOpen({ address, language: own, before: row && textAt(row.spanish, row.es) });
  };
  const right = (address: string | undefined): void => {
    const word = all.find(({ row }) => row.address === address);
    const [en, es] = word ? [textAt(word.row.address, word.row.en), textAt(word.row.spanish, word.row.es)] : [];
    if (!outbox || !word?.marks.stale || en === undefined || es === undefined) return;
    const edit = confirmation(files, word.row.address, { en, es });
    onWrite(word.row.address);
    if (edit) outbox.type(edit.address, edit.expected, edit.value);
  };
  const nextToDo = (after: string | undefined): void => {
    const at = words.findIndex(({ row }) => row.address === after);
    const rest = [...words.slice(at + 1), ...words.slice(0, Math.max(at, 0))];
    const next = rest.find(({ marks }) => isToDo(marks));
    if (next && mayEdit) begin(next.row.address, 'es');
    else if (next) rowElement(next.row.address)?.scrollIntoView({ block: 'nearest' });
  };
  const done = (word: MarkedWord, own: Language, isNext: boolean): void => {
    const { row } = word;
    const es = textAt(row.spanish, row.es);
    if (own === 'es' && es !== undefined && es !== open?.before) confirmLater(row.address);
    void outbox?.flush();
    setOpen(undefined);
    if (isNext && own === 'en') begin(row.address, 'es');
    else if (isNext) nextToDo(row.address);
    else requestAnimationFrame(() => rowElement(row.address)?.querySelector<HTMLElement>(`[data-do="${own}"]`)?.focus());
  };
  const found = useFoundText();
  const beginFound = useEffectEvent(() => {
    const row = mayEdit ? all.find((word) => [word.row.address, word.row.spanish].includes(found ?? ''))?.row : undefined;
    if (row) begin(row.address, row.spanish === found ? 'es' : 'en');
  });
  useEffect(() => {
    // Once the page stands, which would else take the focus from the field.
    const frame = requestAnimationFrame(() => beginFound());
    return () => cancelAnimationFrame(frame);
  }, [found]);
  useRowKeys(list);
  useCommands({
    nextProblem: () => nextToDo(wordOf(document.activeElement)),
    stillRight: mayEdit ? () => right(wordOf(document.activeElement)) : undefined,
  });
  const press = useEffectEvent(({ target }: MouseEvent): void => {
    const [address, deed] = [wordOf(target), deedOf(target)];
    if (address === undefined || deed === undefined) return;
    if (deed === 'right') right(address);
    else begin(address, deed);
  });
  // One listener for the buttons of all rows: rows stay as they are while others are written.
  useEffect(() => {
    const table = list.current;
    const listen = (event: MouseEvent): void => press(event);
    table?.addEventListener('click', listen);
    return () => table?.removeEventListener('click', listen);
  }, []);
  return (
    <div ref={list} className="panel clipped">
      <div role="table" className="words" aria-label={t('words.title')} aria-rowcount={words.length + 1}>
        <div role="row" className="word head">
          {(['where', 'en', 'es', 'state'] as const).map((name) => (
            <div key={name} role="columnheader">
              {t(`words.column.${name}`)}
            </div>
          ))}
        </div>
        {words.map((word) => {
          const { row } = word;
          const [en, es] = [textAt(row.address, row.en) ?? '', textAt(row.spanish, row.es)];
          const own = open?.address === row.address ? open.language : undefined;
          return (
            <WordLine
              key={row.address}
              {...{ word, en, es, mayEdit, t }}
              where={places.get(row.address) ?? nowhere}
              readBy={own || isShort ? readBy?.[row.address] : undefined}
              to={draft && row.item ? editorAddress(draft.id, row.item.node.id) : undefined}
              editing={own}
              editor={
                own && outbox && draft ? (
                  <WordEditor
                    key={own}
                    {...{ row, outbox }}
                    language={own}
                    text={own === 'en' ? en : es}
                    other={own === 'en' ? es : en}
                    like={own === 'es' ? memory(row) : undefined}
                    keptAs={`${person.id} ${draft.id} ${own === 'en' ? row.address : row.spanish}`}
                    onDone={(isNext) => done(word, own, isNext)}
                  />
                ) : undefined
              }
            />
          );
        })}
      </div>
    </div>
  );
};
