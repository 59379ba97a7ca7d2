import { useState } from 'react';
import type { CalendarDay } from '../../../../authoring/questions/calendar-days.ts';
import { isRealDay } from '../../../../config/calendar.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useDraftList } from '../../api/draft-lists.ts';
import { useChangeWords } from '../../draft/changes/describe-change.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { Empty, Loading } from '../../kit/states.tsx';
import { Timeline, TimelineEntry } from '../../kit/timeline.tsx';
import { pacificDay, useNow } from '../../kit/time.tsx';
import { AnalystPage, type AnalystPageData } from '../../scenario/analyst-page.tsx';
import { SaveTable } from '../../scenario/save-table.tsx';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { type NameOf, useItemNames } from '../../scenario/item-names.ts';
import { dayOfDraft, timeline, type TimelineEntry as CalendarEntry } from '../../scenario/timeline.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { DayEntry, formatDayChange } from './day-entry.tsx';
import { PlannedEntry } from './planned-entry.tsx';
import styles from './calendar-page.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

const OnDay = ({ source, today }: { source: ScenarioSource; today: string }) => {
  const { t } = useWords();
  const [day, setDay] = useState(today);
  const notReal = isRealDay(day) ? undefined : t('calendar.noDay');
  const on = `?source=${encodeURIComponent(source.name)}&on=${day}`;
  return (
    <section className="panel" aria-label={t('calendar.onDay')}>
      <div className={joinClasses('body row wrap', styles.day)}>
        <TextField
          type="date"
          label={t('calendar.onDay')}
          value={day}
          problem={notReal}
          onChange={({ target }) => setDay(target.value)}
        />
        {notReal === undefined && (
          <>
            <ButtonLink icon="grid" to={`/grid${on}`}>
              {t('calendar.table')}
            </ButtonLink>
            <ButtonLink icon="person" to={`/member${on}`}>
              {t('calendar.member')}
            </ButtonLink>
            {source.draft && (
              <ButtonLink icon="eye" to={`${editorAddress(source.draft.id)}?on=${day}`}>
                {t('calendar.page')}
              </ButtonLink>
            )}
          </>
        )}
      </div>
    </section>
  );
};

type Cells = readonly string[];

const useRows = (entries: readonly CalendarEntry[], nameOf: NameOf): readonly Cells[] => {
  const words = useChangeWords();
  const { t } = words;
  const dayRows = ({ day, changes, unseen, redirects }: CalendarDay): readonly Cells[] => {
    const addresses = [
      ['unseen', unseen],
      ['redirectsBegin', redirects.begin],
      ['redirectsEnd', redirects.end],
    ] as const;
    return [
      ...changes.map((change) => {
        const { item, who, samples } = change;
        return [
          day,
          item,
          formatDayChange(change, nameOf(item) ?? item, words),
          who,
          samples.join(', ').toUpperCase(),
        ];
      }),
      ...addresses.flatMap(([kind, all]) => all.map((one) => [day, one, t(`calendar.${kind}`), '', ''])),
    ];
  };
  return entries.flatMap((entry): readonly Cells[] => {
    if (entry.kind === 'today') return [];
    if (entry.kind === 'day') return dayRows(entry.day);
    return [[dayOfDraft(entry.draft), '', `${t('calendar.planned')}: ${entry.draft.name}`, '', '']];
  });
};

interface EntriesProps {
  entries: readonly CalendarEntry[];
  source: ScenarioSource;
  today: string;
  nameOf: NameOf;
}

const Save = ({ entries, source, nameOf }: Omit<EntriesProps, 'today'>) => {
  const { t } = useWords();
  const rows = useRows(entries, nameOf);
  if (rows.length === 0) return null;
  return (
    <div className="row end">
      <SaveTable
        title={t('calendar.title')}
        about={[source.label, source.snapshot, t('calendar.text')]}
        columns={[
          t('calendar.day'),
          t('grid.item'),
          t('calendar.what'),
          t('calendar.who'),
          t('rules.cases.samples'),
        ]}
        rows={rows}
      />
    </div>
  );
};

const Entries = ({ entries, source, today, nameOf }: EntriesProps) => {
  const { t, language } = useWords();
  return (
    <Timeline>
      {entries.map((entry) => (
        <TimelineEntry
          key={entry.key}
          kind={entry.kind === 'today' ? 'live' : undefined}
          isToday={entry.kind === 'today'}
        >
          {entry.kind === 'today' && (
            <b className="strong">{t('calendar.today', { day: spokenDay(today, language) })}</b>
          )}
          {entry.kind === 'day' && <DayEntry of={entry.day} source={source.name} nameOf={nameOf} />}
          {entry.kind === 'planned' && <PlannedEntry draft={entry.draft} />}
        </TimelineEntry>
      ))}
    </Timeline>
  );
};

const Calendar = ({ source, files }: AnalystPageData) => {
  const { t, language } = useWords();
  const nameOf = useItemNames(files, language);
  const today = pacificDay(useNow());
  const drafts = useDraftList({ show: 'scheduled' });
  const { answer, unanswered } = useWorkerAnswer('calendar', { side: 'draft', language });
  if (unanswered)
    return (
      <Empty icon="alert" title={t('calendar.title')}>
        <WhyUnanswered why={unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  if (!answer) return <Loading what={t('calendar.title')} />;
  const entries = timeline(answer, drafts.data?.drafts ?? [], today);
  return (
    <div className="col">
      <OnDay source={source} today={today} />
      {source.draft?.schedule && (
        <Note tone="info">
          {t('calendar.notBefore', { day: spokenDay(dayOfDraft(source.draft), language) })}
        </Note>
      )}
      {answer.length === 0 && <p className="muted">{t('calendar.nothing')}</p>}
      <Save {...{ entries, source, nameOf }} />
      <Entries {...{ entries, source, today, nameOf }} />
    </div>
  );
};

export const CalendarPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="calendar" icon="calendar" title={t('calendar.title')} text={t('calendar.text')}>
      {(shown) => <Calendar {...shown} />}
    </AnalystPage>
  );
};
