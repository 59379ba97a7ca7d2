import { lazy, type ReactNode, type RefObject, Suspense, useMemo, useRef } from 'react';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { conditionLabels } from '../../../draft/content/condition-labels.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { usePrinting } from '../../../layout/use-printing.ts';
import { usePerson } from '../../../session/use-me.ts';
import { applyUnsavedEdits, type TranslationsSource } from '../source/translations-source.ts';
import { describeLocation, type TextLocation } from '../source/text-location.ts';
import type { ListedText } from '../status/text-filters.ts';
import { findSameEnglish } from './same-english.ts';
import { TextEditor } from './text-editor.tsx';
import { type RowPosition, TextRow } from './text-row.tsx';
import { useRenderedRow } from './use-rendered-row.ts';
import { type EditableTexts, useTextEditing } from './use-text-editing.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './text-row.module.css';

const TextsInSight = lazy(async () => ({ default: (await import('./texts-in-sight.tsx')).TextsInSight }));

// Longer lists have only the rows in sight in the page.
const mostInPage = 1_000;

interface Props extends EditableTexts {
  readBy: Readonly<Record<string, string>> | undefined;
}

// Longer lists show the readers of the edited text only: all rows would render again when the answer arrives.
const mostWithReaders = 40;

const noLocation: TextLocation = { title: '', below: '' };

const useLocations = (
  { files }: TranslationsSource,
  all: readonly ListedText[],
): ReadonlyMap<string, TextLocation> => {
  const { t, language } = useWords();
  return useMemo(() => {
    const labels = conditionLabels(files);
    return new Map(all.map(({ row }) => [row.address, describeLocation(row, labels, language, t)]));
  }, [files, all, language, t]);
};

const TableHead = () => {
  const { t } = useWords();
  return (
    <div role="row" className={joinClasses(styles.row, styles.head)}>
      {(['where', 'en', 'es', 'state'] as const).map((name) => (
        <div key={name} role="columnheader">
          {t(`words.column.${name}`)}
        </div>
      ))}
    </div>
  );
};

interface EditorProps extends Pick<EditableTexts, 'source' | 'all'> {
  text: ListedText;
  language: Language;
  onFinish: (goesOn: boolean) => void;
}

const RowEditor = ({ source: { draft, outbox }, text: { row }, language, all, onFinish }: EditorProps) => {
  const person = usePerson();
  const sameEnglish = useMemo(() => findSameEnglish(all), [all]);
  const { en, es } = applyUnsavedEdits(row, outbox);
  if (!draft || !outbox) return null;
  return (
    <TextEditor
      {...{ row, outbox, language, onFinish }}
      sameEnglish={language === 'es' ? sameEnglish(row) : undefined}
      text={language === 'en' ? en : es}
      other={language === 'en' ? es : en}
      unsavedKey={`${person.id} ${draft.id} ${language === 'en' ? row.address : row.spanish}`}
    />
  );
};

interface RowsProps extends Pick<EditableTexts, 'shown'> {
  isLong: boolean;
  list: RefObject<HTMLElement | null>;
  alwaysDrawn: string | undefined;
  renderRow: (text: ListedText, position?: RowPosition) => ReactNode;
}

const Rows = ({ isLong, ...rows }: RowsProps) =>
  isLong ? (
    <Suspense>
      <TextsInSight {...rows} />
    </Suspense>
  ) : (
    rows.shown.map((text) => rows.renderRow(text))
  );

export const TranslationsTable = ({ source, all, shown, readBy, onEdit }: Props) => {
  const { t } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const { draft, outbox, mayEdit } = source;
  const locations = useLocations(source, all);
  const isLong = !usePrinting() && shown.length > mostInPage;
  const keptRow = useRenderedRow(list, isLong);
  const { editing, finish } = useTextEditing(list, keptRow, { source, all, shown, onEdit });
  const renderRow = (text: ListedText, position?: RowPosition) => {
    const { address, item } = text.row;
    const { en, es } = applyUnsavedEdits(text.row, outbox);
    const open = editing?.address === address ? editing.language : undefined;
    return (
      <TextRow
        key={address}
        {...{ text, en, es, mayEdit, t }}
        {...position}
        location={locations.get(address) ?? noLocation}
        readBy={open || shown.length <= mostWithReaders ? readBy?.[address] : undefined}
        to={draft && item ? editorAddress(draft.id, item.node.id) : undefined}
        editing={open}
        editor={
          open && (
            <RowEditor
              key={open}
              {...{ source, text, all }}
              language={open}
              onFinish={(goesOn) => finish(text, open, goesOn)}
            />
          )
        }
      />
    );
  };
  return (
    <div ref={list} className="panel clipped">
      <div role="table" aria-label={t('words.title')} aria-rowcount={shown.length + 1}>
        <TableHead />
        <Rows {...{ isLong, shown, list, renderRow }} alwaysDrawn={keptRow.alwaysDrawn} />
      </div>
    </div>
  );
};
