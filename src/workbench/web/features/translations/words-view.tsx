import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { valueSamples } from '../../draft/content/named-values.ts';
import { useMeasure } from '../../draft/content/use-measure.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { KeyHints } from '../../kit/commands/keys.tsx';
import { useActions } from '../../kit/commands/use-commands.ts';
import { Segments } from '../../kit/segments.tsx';
import { Empty } from '../../kit/states.tsx';
import { PageHead } from '../../layout/page.tsx';
import { useMarkedWords, type WordsSource } from './context/words-source.ts';
import { BringIn } from './many/bring-in.tsx';
import { Replace } from './many/replace.tsx';
import { SendOut } from './many/send-out.tsx';
import { countsOf, filterOf, shows, wordsWithin } from './marks/word-filters.ts';
import { NamedValueList } from './named-value-list.tsx';
import { MeasuredContext } from './table/use-measured.ts';
import { WordsTable } from './table/words-table.tsx';
import { WhoseWords } from './whose-words.tsx';
import { WordTools } from './word-tools.tsx';

type Asked = 'replace' | 'out' | 'in';

/** The words of a source: what is chosen of them, the table, and what is done with many at once. */
export const WordsView = (source: WordsSource) => {
  const { t, language } = useWords();
  const { files, draft, outbox, mayEdit } = source;
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const [asked, setAsked] = useState<Asked>();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const measure = useMeasure();
  const measured = useMemo(() => ({ measure, values: valueSamples(files) }), [measure, files]);
  const all = useMarkedWords(source, measure);
  const { answer: readers } = useWorkerAnswer('readers', { language });
  const wanted = filterOf(search);
  // The field answers at once; two thousand rows may follow a moment later.
  const find = useDeferredValue(wanted.find);
  const { show, screen, plan } = wanted;
  const within = useMemo(() => wordsWithin(all, { screen, plan, find }, readers?.plansOf), [all, screen, plan, find, readers]);
  // A word that is being written stays, whatever it says by now.
  const words = useMemo(() => {
    const fitting = new Set(within.filter(({ marks }) => shows[show](marks)));
    return all.filter((word) => fitting.has(word) || held.has(word.row.address));
  }, [all, within, show, held]);
  const change = (name: string, value: string): void => {
    setHeld(new Set());
    changeSearch({ [name]: value || undefined }, { replace: true });
  };
  useActions(mayEdit && draft ? [{ name: 'replace', icon: 'search', says: t('words.replace.do'), run: () => setAsked('replace') }] : []);
  const isValues = search.get('view') === 'values';
  const close = (): void => setAsked(undefined);
  return (
    <MeasuredContext value={measured}>
      <PageHead
        title={t('words.title')}
        text={t('words.text', { count: all.length })}
        acts={
          draft &&
          mayEdit && (
            <>
              <Button icon="search" onClick={() => setAsked('replace')}>
                {t('words.replace.do')}
              </Button>
              <Button icon="upload" onClick={() => setAsked('in')}>
                {t('words.in.do')}
              </Button>
              <Button icon="download" onClick={() => setAsked('out')}>
                {t('words.out.do')}
              </Button>
            </>
          )
        }
      />
      <div className="row wrap words-of">
        <Segments
          label={t('words.views')}
          of={[
            { name: 'words', label: t('words.view.words') },
            { name: 'values', label: t('words.view.values') },
          ]}
          chosen={isValues ? 'values' : 'words'}
          onChoose={(name) => change('view', name === 'values' ? name : '')}
        />
        <WhoseWords draft={draft} />
        {mayEdit && !isValues && (
          <KeyHints
            of={[
              [['j', 'k'], t('words.keys.move')],
              [['Enter'], t('words.keys.write')],
              [['Ctrl Enter'], t('words.keys.next')],
              [['n'], t('words.keys.todo')],
              [['y'], t('words.keys.right')],
            ]}
          />
        )}
      </div>
      {isValues ? (
        <NamedValueList source={source} words={all} />
      ) : (
        <>
          <WordTools {...{ all, readers }} isDraft={draft !== undefined} filter={wanted} counts={countsOf(within)} onChange={change} />
          {words.length === 0 ? (
            <section className="panel">
              <Empty icon="search" title={t('words.nothing.title')}>
                {t(wanted.find === '' ? 'words.nothing.done' : 'words.nothing.text')}
              </Empty>
            </section>
          ) : (
            <WordsTable
              {...{ source, all, words }}
              readBy={readers?.readBy}
              onWrite={(address) => setHeld((before) => new Set([...before, address]))}
            />
          )}
          <p className="tiny faint below">
            <span className="ph">{'{name}'}</span> {t('words.parts')} {t('words.rule')}
          </p>
        </>
      )}
      {asked === 'replace' && draft && outbox && <Replace {...{ source, all }} onClose={close} />}
      {asked === 'out' && draft && <SendOut draft={draft} counts={countsOf(all)} unsent={outbox?.unsent ?? 0} onClose={close} />}
      {asked === 'in' && draft && <BringIn draft={draft} words={all} onClose={close} />}
    </MeasuredContext>
  );
};
