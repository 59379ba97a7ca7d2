import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Audit, AuditRow } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { draftsQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole } from '../../session/use-me.ts';
import { deedGroups } from './deeds.ts';
import { LogTable } from './log-table.tsx';

/**
 * Saves rows of the log as a file of JSON lines, the oldest first, each with its hash and the one before, so that anybody can check the
 * chain without the workbench.
 */
const saveLog = (rows: readonly AuditRow[]): void => {
  const lines = rows.toReversed().map((row) => JSON.stringify(row));
  const address = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `workbench-log-${rows.at(-1)?.id ?? 0}-${rows[0]?.id ?? 0}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
};

/** As many rows as fit on two screens. */
const pageLength = 50;

const useLog = (actor: string | undefined, what: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['audit', actor, what],
    queryFn: ({ pageParam }) => ask('GET /api/audit', { query: { limit: pageLength, before: pageParam, actor, what } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, more }: Audit) => (more ? rows.at(-1)?.id : undefined),
  });

const Chain = ({ whole }: { readonly whole: boolean }) => {
  const { t } = useWords();
  return (
    <Note tone={whole ? 'ok' : 'bad'} icon={whole ? 'lock' : 'alert'}>
      <b className="strong">{t(whole ? 'log.whole.title' : 'log.broken.title')}</b> {t(whole ? 'log.whole.text' : 'log.broken.text')}
    </Note>
  );
};

/** Every deed, the newest first, with the state of the chain of their hashes; without the administrator's role one's own deeds. */
export const LogPage = () => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const seesAll = useHasRole('administrator');
  const seesDrafts = useHasRole('viewer', 'editor', 'reviewer', 'publisher');
  const drafts = useQuery({ ...draftsQuery, enabled: seesDrafts });
  const [actor, what] = [search.get('who') ?? '', search.get('what') ?? ''];
  const asked = useLog(actor || undefined, what || undefined);
  const choose = (name: 'who' | 'what', value: string): void => changeSearch({ [name]: value || undefined }, { replace: true });
  const pages = asked.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const people = Object.assign({}, ...pages.map((page) => page.people)) as Readonly<Record<string, string>>;
  const draftNames = Object.fromEntries((drafts.data?.drafts ?? []).map(({ id, name }) => [id, name]));
  return (
    <Page name={t('common.places.log')} icon="log" summary={t(seesAll ? 'log.all' : 'log.own')}>
      <div className="page">
        <PageHead
          title={t('common.places.log')}
          text={t('log.text')}
          acts={
            <Button icon="download" notYet={rows.length === 0 ? t('log.nothingToSave') : undefined} onClick={() => saveLog(rows)}>
              {t('log.save')}
            </Button>
          }
        />
        <div className="col gap">
          {pages[0] && <Chain whole={pages[0].whole} />}
          <div className="row wrap filters">
            {seesAll && (
              <Choice label={t('log.who')} value={actor} onChange={({ target }) => choose('who', target.value)}>
                <option value="">{t('log.everybody')}</option>
                {Object.entries(people).map(([id, name]) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Choice>
            )}
            <Choice label={t('log.what')} value={what} onChange={({ target }) => choose('what', target.value)}>
              <option value="">{t('log.everything')}</option>
              {deedGroups.map(([group, deeds]) => (
                <optgroup key={group} label={t(`log.group.${group}`)}>
                  {deeds.map((deed) => (
                    <option key={deed} value={deed}>
                      {t(`log.kind.${deed}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Choice>
            <span className="cnt end">{t('log.count', { count: rows.length })}</span>
          </div>
          <Loaded from={{ ...asked, data: asked.data && rows }} what={t('common.places.log')} rows={8}>
            {(all) =>
              all.length > 0 ? (
                <LogTable rows={all} people={people} drafts={draftNames} />
              ) : (
                <div className="panel">
                  <Empty icon="log" title={t('log.empty.title')}>
                    <p>{t(actor || what ? 'log.empty.filtered' : 'log.empty.text')}</p>
                  </Empty>
                </div>
              )
            }
          </Loaded>
          {asked.hasNextPage && (
            <div className="row">
              <Button busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                {t('common.do.more')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  );
};
