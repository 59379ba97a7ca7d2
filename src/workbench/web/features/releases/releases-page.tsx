import { Deletions } from './deletions.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { ChainEntry, DraftSummary, Live } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { useDraftList } from '../../api/draft-lists.ts';
import { liveQuery } from '../../api/queries.ts';
import { InWords } from '../../draft/changes/who-notices.tsx';
import { EmergencyPill } from '../../draft/emergency-note.tsx';
import { ReleaseMoment, ReleaseWhy } from '../../draft/release-words.tsx';
import { ScheduledFor } from '../../draft/schedule-form.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Note, Pill } from '../../kit/marks.tsx';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Timeline, TimelineEntry } from '../../kit/timeline.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { ReleasePanel } from './release-panel.tsx';

const Planned = ({ draft }: { draft: DraftSummary }) => (
  <TimelineEntry kind="planned">
    <p className="row wrap">
      <Link to={reviewAddress(draft.id)}>
        <b className="strong">{draft.name}</b>
      </Link>
      <span className="muted small">{draft.schedule && <ScheduledFor at={draft.schedule.at} />}</span>
    </p>
    <p className="small said">{draft.note}</p>
  </TimelineEntry>
);

interface EntryProps {
  entry: ChainEntry;
  isLive: boolean;
  isChosen: boolean;
  /** The number of the earlier release that this one made live again. */
  again: number | undefined;
}

const Entry = ({ entry, isLive, isChosen, again }: EntryProps) => {
  const { t } = useWords();
  const { number, meaning, release, draft } = entry;
  return (
    <TimelineEntry kind={isLive ? 'live' : undefined} isChosen={isChosen}>
      <p className="row wrap">
        <Link to={`?number=${number}`} aria-current={isChosen ? 'true' : undefined}>
          <b className="strong">{t('common.release', { number })}</b>
        </Link>
        {isLive && (
          <Pill tone="live" icon="release">
            {t('releases.live')}
          </Pill>
        )}
        {entry.emergency && <EmergencyPill emergency={entry.emergency} />}
        <ReleaseMoment entry={entry} again={again} />
        <span className="code end">{release.slice(0, 8)}</span>
      </p>
      <p className="small said">
        <ReleaseWhy entry={entry} />{' '}
        {meaning ? (
          <InWords meaning={meaning} />
        ) : (
          <span className="muted">
            {number === 1 ? t('releases.first') : (entry.untold ?? t('releases.untold'))}
          </span>
        )}
      </p>
      {entry.torn === true && <Note tone="bad">{t('releases.torn')}</Note>}
      {draft && (
        <p className="small">
          <Link to={reviewAddress(draft.id)}>{t('releases.draft', { name: draft.name })}</Link>
        </p>
      )}
    </TimelineEntry>
  );
};

interface ChainProps {
  entries: readonly ChainEntry[];
  live: Live;
  more: (() => void) | undefined;
}

const Chain = ({ entries, live, more }: ChainProps) => {
  const { t } = useWords();
  const { data } = useDraftList({ show: 'scheduled' });
  const [search, setSearch] = useSearchParams();
  const named = search.get('number') ?? (entries.length > 1 ? String(live.number) : undefined);
  const chosen = entries.find(({ number }) => String(number) === named);
  const against = Number(search.get('against') ?? '') || undefined;
  return (
    <div className="split even">
      <div className="col">
        <Deletions />
        <Timeline>
          {(data?.drafts ?? [])
            .filter(({ state }) => state === 'scheduled')
            .map((draft) => (
              <Planned key={draft.id} draft={draft} />
            ))}
          {entries.map((entry) => (
            <Entry
              key={entry.number}
              entry={entry}
              isLive={entry.number === live.number}
              isChosen={entry === chosen}
              again={
                entries.find(
                  ({ number, source }) => number < entry.number && source !== null && source === entry.source,
                )?.number
              }
            />
          ))}
        </Timeline>
        {more && <Button onClick={more}>{t('releases.older')}</Button>}
      </div>
      {chosen ? (
        <ReleasePanel
          entry={chosen}
          others={entries}
          live={live}
          against={against}
          onAgainst={(number) => setSearch({ number: String(chosen.number), against: String(number) })}
        />
      ) : (
        <section className="panel">
          <div className="body">
            <p className="muted">{t('releases.pick')}</p>
          </div>
        </section>
      )}
    </div>
  );
};

export const ReleasesPage = () => {
  const { t } = useWords();
  const { data: live } = useQuery(liveQuery);
  const chain = useInfiniteQuery({
    queryKey: ['publications', 'all'],
    queryFn: ({ pageParam }) => ask('GET /api/publications', { query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ publications, more }) => (more ? publications.at(-1)?.number : undefined),
  });
  const entries = chain.data?.pages.flatMap(({ publications }) => publications);
  return (
    <Page
      name={t('releases.title')}
      icon="release"
      summary={live && t('releases.summary', { number: live.number })}
    >
      <div className="page">
        <PageHead
          title={t('releases.title')}
          text={`${t('releases.text')} ${t('common.outside')}`}
          actions={
            <ButtonLink to="/freezes" icon="pause">
              {t('releases.freezes.link')}
            </ButtonLink>
          }
        />
        <Loaded
          from={{
            data: entries && live ? { entries, live } : undefined,
            error: chain.error,
            refetch: chain.refetch,
          }}
        >
          {({ entries: all, live: now }) =>
            all.length === 0 ? (
              <section className="panel">
                <Empty icon="release" title={t('releases.none.title')}>
                  {t('releases.none.text')}
                </Empty>
              </section>
            ) : (
              <Chain
                entries={all}
                live={now}
                more={chain.hasNextPage ? () => void chain.fetchNextPage() : undefined}
              />
            )
          }
        </Loaded>
      </div>
    </Page>
  );
};
