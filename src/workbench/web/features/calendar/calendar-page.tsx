import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRealDay } from '../../../../config/calendar.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { draftsQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { spokenDay } from '../../kit/pacific-time.ts';
import { Empty, Loading } from '../../kit/states.tsx';
import { pacificDay, useNow } from '../../kit/time.tsx';
import { AnalystPage, type AnalystPageData } from '../../scenario/analyst-page.tsx';
import { SaveTable } from '../../scenario/save-table.tsx';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { useItemNames } from '../../scenario/item-names.ts';
import { dayOfDraft, timeline } from '../../scenario/timeline.ts';
import { WhyUnanswered } from '../../scenario/why-unanswered.tsx';
import { DayEntry, happening } from './day-entry.tsx';
import { PlannedEntry } from './planned-entry.tsx';

/** The state of the portal on a day that is chosen. */
const OnDay = ({ source, today }: { readonly source: ScenarioSource; readonly today: string }) => {
  const { t } = useWords();
  const [day, setDay] = useState(today);
  const notReal = isRealDay(day) ? undefined : t('calendar.noDay');
  const on = `?source=${encodeURIComponent(source.name)}&on=${day}`;
  return (
    <section className="panel on-day" aria-label={t('calendar.onDay')}>
      <div className="body row wrap">
        <TextField type="date" label={t('calendar.onDay')} value={day} problem={notReal} onChange={({ target }) => setDay(target.value)} />
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

const Calendar = ({ source, files }: AnalystPageData) => {
  const { t, language } = useWords();
  const nameOf = useItemNames(files, language);
  const now = useNow();
  const drafts = useQuery(draftsQuery);
  const { answer, unanswered } = useWorkerAnswer('calendar', { side: 'draft', language });
  const today = pacificDay(now);
  if (unanswered)
    return (
      <Empty icon="alert" title={t('calendar.title')}>
        <WhyUnanswered why={unanswered} files={files} draft={source.draft?.id} />
      </Empty>
    );
  if (!answer) return <Loading what={t('calendar.title')} />;
  const entries = timeline(answer, drafts.data?.drafts ?? [], today);
  const rows = entries.flatMap((entry) => {
    if (entry.kind === 'planned') return [[dayOfDraft(entry.draft), '', `${t('calendar.planned')}: ${entry.draft.name}`, '', '']];
    if (entry.kind === 'today') return [];
    const { day, changes, unseen, redirects } = entry.day;
    const plain = (
      [
        ['unseen', unseen],
        ['redirectsBegin', redirects.begin],
        ['redirectsEnd', redirects.end],
      ] as const
    ).flatMap(([name, of]) => of.map((one) => [day, one, t(`calendar.${name}`), '', '']));
    const told = changes.map((change) => [
      day,
      change.item,
      happening(change, nameOf(change.item) ?? change.item, t, language),
      change.who,
      change.samples.join(', ').toUpperCase(),
    ]);
    return [...told, ...plain];
  });
  return (
    <div className="col">
      <OnDay source={source} today={today} />
      {source.draft?.schedule && <Note tone="info">{t('calendar.notBefore', { day: spokenDay(dayOfDraft(source.draft), language) })}</Note>}
      {answer.length === 0 && <p className="muted">{t('calendar.nothing')}</p>}
      {rows.length > 0 && (
        <div className="row end">
          <SaveTable
            title={t('calendar.title')}
            about={[source.label, source.snapshot, t('calendar.text')]}
            columns={[t('calendar.day'), t('grid.item'), t('calendar.what'), t('calendar.who'), t('rules.cases.samples')]}
            rows={rows}
          />
        </div>
      )}
      <ol className="tl calendar">
        {entries.map((entry) => (
          <li
            key={entry.key}
            className={entry.kind === 'today' ? 'live' : undefined}
            aria-current={entry.kind === 'today' ? 'date' : undefined}
          >
            {entry.kind === 'today' && <b className="strong">{t('calendar.today', { day: spokenDay(today, language) })}</b>}
            {entry.kind === 'day' && <DayEntry of={entry.day} source={source.name} nameOf={nameOf} />}
            {entry.kind === 'planned' && <PlannedEntry draft={entry.draft} />}
          </li>
        ))}
      </ol>
    </div>
  );
};

/** What begins and ends when and for whom, with drafts that go live by themselves, on one line of Pacific time. */
export const CalendarPage = () => {
  const { t } = useWords();
  return (
    <AnalystPage place="calendar" icon="calendar" title={t('calendar.title')} text={t('calendar.text')}>
      {(shown) => <Calendar {...shown} />}
    </AnalystPage>
  );
};
