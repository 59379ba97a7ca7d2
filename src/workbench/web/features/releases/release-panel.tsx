import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import type { ChainEntry, Live } from '../../../api/generated/api-shapes.ts';
import { ChangeList, useChangeName } from '../../draft/changes/change-list.tsx';
import { InWords } from '../../draft/changes/who-notices.tsx';
import { itemChanges } from '../../draft/content/item-changes.ts';
import { outlineIndex } from '../../draft/content/outline-index.ts';
import { conditionLabelsOfBoth } from '../../draft/content/condition-labels.ts';
import { comparisonQuery, sourceQuery } from '../../draft/draft-data.ts';
import { EmergencyNote } from '../../draft/emergency-note.tsx';
import { useFoundFocus } from '../../find/found-focus.ts';
import { changeToUndo, thingToRestore, UndoChange } from '../../history/undo-change.tsx';
import { ReleaseMarks } from '../../history/release-marks.tsx';
import { releaseMarks, takingBackIn } from '../../history/taken-back.ts';
import { useWords } from '../../i18n/use-words.ts';
import { TextButton } from '../../kit/button.tsx';
import { Choice } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { Loading } from '../../kit/states.tsx';
import { Rollback } from './rollback.tsx';

type WithSource = ChainEntry & { readonly source: string };

export const hasSource = (entry: ChainEntry): entry is WithSource => entry.source !== null;

interface DifferencesProps {
  entry: WithSource;
  other: WithSource;
  /** True if the other release is live, so that items that it lacks can be restored. */
  isOtherLive: boolean;
  entries: readonly ChainEntry[];
}

const Differences = ({ entry, other, isOtherLive, entries }: DifferencesProps) => {
  const { t } = useWords();
  const nameOf = useChangeName();
  const { data: answer, error } = useQuery(comparisonQuery(entry.source, other.source));
  const { data: before } = useQuery(sourceQuery(other.source));
  const { data: after } = useQuery(sourceQuery(entry.source));
  const changes = useMemo(() => (before && after ? itemChanges(before, after) : undefined), [before, after]);
  const labels = useMemo(
    () => (before && after ? conditionLabelsOfBoth(before, after) : undefined),
    [before, after],
  );
  const outlines = [after, before].flatMap((files) => (files ? [outlineIndex(outlineOf(files))] : []));
  const checkResult = typeof answer === 'object' ? answer : undefined;
  if (entry.source === other.source) return <p>{t('releases.same')}</p>;
  if (error) return <Note tone="bad">{error.message}</Note>;
  if (!changes || !labels || !before || !after) return <Loading rows={3} />;
  const meaning = checkResult?.meaning ?? undefined;
  return (
    <>
      <Note icon="person" live>
        {checkResult ? (
          meaning ? (
            <InWords meaning={meaning} />
          ) : (
            (checkResult.untold ?? t('releases.untold'))
          )
        ) : (
          t('releases.working')
        )}
      </Note>
      <p className="small muted">{t('common.outside')}</p>
      <ChangeList
        {...{ changes, labels: labels, meaning, outlines }}
        sources={[after, before]}
        sides={[
          t('releases.change.before', { number: other.number }),
          t('releases.change.before', { number: entry.number }),
        ]}
        editAt={() => undefined}
        below={(change) => {
          const named = { number: entry.number, name: nameOf(change).name };
          if (other.number === entry.number - 1)
            return (
              <>
                <ReleaseMarks {...releaseMarks(entry, change, takingBackIn(entries))} />
                <UndoChange {...changeToUndo(change)} {...named} />
              </>
            );
          const isMissing = isOtherLive && other.number > entry.number && change.kind === 'added';
          return isMissing && <UndoChange {...thingToRestore(change.key, entry.source)} {...named} />;
        }}
      />
    </>
  );
};

interface Props {
  entry: ChainEntry;
  others: readonly ChainEntry[];
  against: number | undefined;
  onAgainst: (number: number) => void;
  live: Live;
}

export const ReleasePanel = ({ entry, others, against, onAgainst, live }: Props) => {
  const { t } = useWords();
  const found = useFoundFocus<HTMLElement>();
  const known = others.filter(hasSource).filter(({ number }) => number !== entry.number);
  const isLive = entry.number === live.number;
  const previous = known.find(({ number }) => number === entry.number - 1);
  const standard = isLive
    ? known.find(({ number }) => number < entry.number)
    : known.find(({ number }) => number === live.number);
  const other = known.find(({ number }) => number === against) ?? standard;
  if (!hasSource(entry))
    return (
      <section className="panel">
        <div className="body">
          <p>{t('releases.noSource')}</p>
        </div>
      </section>
    );
  return (
    <div className="col">
      <section ref={found} className="panel" aria-labelledby="release" tabIndex={-1}>
        <header>
          <h2 id="release">
            {isLive
              ? t('common.release', { number: entry.number })
              : t('releases.back.title', { number: entry.number })}
          </h2>
        </header>
        <div className="body col">
          {entry.emergency && entry.id !== null && (
            <EmergencyNote id={entry.id} number={entry.number} emergency={entry.emergency} />
          )}
          {known.length > 0 && (
            <Choice
              label={t('releases.what', { number: entry.number })}
              value={other?.number ?? ''}
              onChange={({ target }) => onAgainst(Number(target.value))}
            >
              {known.map(({ number }) => (
                <option key={number} value={number}>
                  {t('common.release', { number })}
                  {number === live.number ? ` · ${t('releases.live')}` : ''}
                </option>
              ))}
            </Choice>
          )}
          {(!isLive || entry.torn === true) && <Rollback key={entry.number} entry={entry} live={live} />}
          {other && previous && other !== previous && (
            <p>
              <TextButton onClick={() => onAgainst(previous.number)}>
                {t('releases.own', { number: entry.number })}
              </TextButton>
            </p>
          )}
        </div>
      </section>
      {other && (
        <Differences
          key={`${entry.number} ${other.number}`}
          entry={entry}
          other={other}
          isOtherLive={other.number === live.number}
          entries={others}
        />
      )}
    </div>
  );
};
