import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WordReaders } from '../../../../authoring/words/word-readers.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { valueSamples } from '../../draft/content/placeholders.ts';
import { useMeasure } from '../../draft/content/use-measure.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { KeyHints } from '../../kit/commands/keys.tsx';
import { useActions } from '../../kit/commands/use-commands.ts';
import { Segments } from '../../kit/segments.tsx';
import { Empty } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { ExportDialog } from './bulk/export-dialog.tsx';
import { ReplaceDialog } from './bulk/replace-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ImportView } from './import/import-view.tsx';
import { NamedValueList } from './named-value-list.tsx';
import { SourcePicker } from './source-picker.tsx';
import { type TranslationsSource, useTexts } from './source/translations-source.ts';
import { countByStatus, type ListedText } from './status/text-filters.ts';
import { TextMeasureContext } from './table/text-hints.tsx';
import { TranslationsTable } from './table/translations-table.tsx';
import { useFilteredTexts } from './use-filtered-texts.ts';
import { Placeholder } from './table/filled-in-text.tsx';
import { joinClasses } from '../../kit/join-classes.ts';
import styles from './translations-view.module.css';

type OpenDialog = 'replace' | 'out';

const buttons = [
  ['replace', 'search'],
  ['in', 'upload'],
  ['out', 'download'],
] as const;

const BulkButtons = ({ onOpen }: { onOpen: (name: OpenDialog | 'in') => void }) => {
  const { t } = useWords();
  useActions([{ id: 'replace', icon: 'search', label: t('words.replace.do'), run: () => onOpen('replace') }]);
  return buttons.map(([name, icon]) => (
    <Button key={name} icon={icon} onClick={() => onOpen(name)}>
      {t(`words.${name}.do`)}
    </Button>
  ));
};

const TableKeys = () => {
  const { t } = useWords();
  return (
    <KeyHints
      of={[
        [['next', 'previous'], t('words.keys.move')],
        [['Enter'], t('words.keys.write')],
        [['primary'], t('words.keys.next')],
        [['nextProblem'], t('words.keys.todo')],
        [['stillRight'], t('words.keys.right')],
      ]}
    />
  );
};

interface ViewSwitchProps {
  isValueView: boolean;
  onChange: (view: string) => void;
}

const ViewSwitch = ({ isValueView, onChange }: ViewSwitchProps) => {
  const { t } = useWords();
  return (
    <Segments
      label={t('words.views')}
      of={[
        { name: 'words', label: t('words.view.words') },
        { name: 'values', label: t('words.view.values') },
      ]}
      chosen={isValueView ? 'values' : 'words'}
      onChoose={(name) => onChange(name === 'values' ? name : '')}
    />
  );
};

const NoTexts = ({ isSearch }: { isSearch: boolean }) => {
  const { t } = useWords();
  return (
    <section className="panel">
      <Empty icon="search" title={t('words.nothing.title')}>
        {t(isSearch ? 'words.nothing.text' : 'words.nothing.done')}
      </Empty>
    </section>
  );
};

interface TextsProps {
  source: TranslationsSource;
  all: readonly ListedText[];
  readers: WordReaders | undefined;
  filtered: ReturnType<typeof useFilteredTexts>;
}

const Texts = ({
  source,
  all,
  readers,
  filtered: { filter, matching, shown, changeFilter, keepShown },
}: TextsProps) => {
  const { t } = useWords();
  return (
    <>
      <FilterBar
        {...{ all, readers, filter }}
        isDraft={source.draft !== undefined}
        counts={countByStatus(matching)}
        onChange={changeFilter}
      />
      {shown.length === 0 ? (
        <NoTexts isSearch={filter.find !== ''} />
      ) : (
        <TranslationsTable {...{ source, all, shown }} readBy={readers?.readBy} onEdit={keepShown} />
      )}
      <p className="tiny faint below">
        <Placeholder>{'{name}'}</Placeholder> {t('words.parts')} {t('words.rule')}
      </p>
    </>
  );
};

interface DialogProps {
  open: OpenDialog | undefined;
  source: TranslationsSource;
  all: readonly ListedText[];
  onClose: () => void;
}

const BulkDialog = ({ open, source, all, onClose }: DialogProps) => {
  const { draft, outbox } = source;
  if (open === undefined || !draft || !outbox) return null;
  if (open === 'replace') return <ReplaceDialog {...{ source, all, onClose }} />;
  return <ExportDialog {...{ draft, onClose }} counts={countByStatus(all)} unsent={outbox.unsent} />;
};

// A page with its own address, so that the browser's back button leaves it.
const useImportPage = () => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  return {
    isImporting: search.get('view') === 'import',
    openImport: (): void => changeSearch({ view: 'import' }),
    closeImport: (): void => {
      changeSearch({ view: undefined }, { replace: true });
      document.getElementById('page')?.focus();
    },
  };
};

export const TranslationsView = (source: TranslationsSource) => {
  const { t, language } = useWords();
  const { files, draft, outbox, mayEdit } = source;
  const [open, setOpen] = useState<OpenDialog>();
  const measure = useMeasure();
  const textMeasure = useMemo(() => ({ measure, values: valueSamples(files) }), [measure, files]);
  const all = useTexts(source, measure);
  const { answer: readers } = useWorkerAnswer('readers', { language });
  const filtered = useFilteredTexts(all, readers);
  const { isValueView, changeFilter } = filtered;
  const { isImporting, openImport, closeImport } = useImportPage();
  if (isImporting && draft && outbox && mayEdit)
    return <ImportView {...{ draft, outbox, files }} texts={all} onClose={closeImport} />;
  return (
    <TextMeasureContext value={textMeasure}>
      <PageHead
        title={t('words.title')}
        text={t('words.text', { count: all.length })}
        actions={
          draft &&
          mayEdit && <BulkButtons onOpen={(name) => (name === 'in' ? openImport() : setOpen(name))} />
        }
      />
      <div className={joinClasses('row wrap', styles.bar)}>
        <ViewSwitch isValueView={isValueView} onChange={(view) => changeFilter('view', view)} />
        <SourcePicker draft={draft} />
        {mayEdit && !isValueView && <TableKeys />}
      </div>
      {isValueView ? (
        <NamedValueList source={source} texts={all} />
      ) : (
        <Texts {...{ source, all, readers, filtered }} />
      )}
      <BulkDialog {...{ open, source, all }} onClose={() => setOpen(undefined)} />
    </TextMeasureContext>
  );
};
