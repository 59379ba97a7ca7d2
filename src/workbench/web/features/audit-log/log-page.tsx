import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Audit } from '../../../api/generated/api-shapes.ts';
import { ask, askFile } from '../../api/ask.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { downloadFile } from '../../kit/download-file.ts';
import { Choice } from '../../kit/fields.tsx';
import { FailureNote, Note } from '../../kit/marks.tsx';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole } from '../../session/use-me.ts';
import { auditActionGroups } from './audit-actions.ts';
import { LogTable } from './log-table.tsx';
import styles from './log-table.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

const pageLength = 50;

const useLog = (actor: string | undefined, what: string | undefined) =>
  useInfiniteQuery({
    queryKey: ['audit', actor, what],
    queryFn: ({ pageParam }) =>
      ask('GET /api/audit', { query: { limit: pageLength, before: pageParam, actor, what } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ rows, more }: Audit) => (more ? rows.at(-1)?.id : undefined),
  });

// `newest`: the number of the newest entry, which may not be checked yet.
const Chain = ({ whole, checked, newest }: Pick<Audit, 'whole' | 'checked'> & { newest: number }) => {
  const { t } = useWords();
  if (!whole)
    return (
      <Note tone="bad" icon="alert">
        <b className="strong">{t('log.broken.title')}</b> {t('log.broken.text')}
      </Note>
    );
  const isChecked = checked >= newest;
  return (
    <Note tone={isChecked ? 'ok' : 'info'} icon="lock">
      <b className="strong">
        {isChecked ? t('log.whole.title') : t('log.checking.title', { number: checked })}
      </b>{' '}
      {t(isChecked ? 'log.whole.text' : 'log.checking.text')}
    </Note>
  );
};

type Names = Readonly<Record<string, string>>;

interface FiltersProps {
  actor: string;
  what: string;
  /** Undefined if the user sees only their own entries. */
  people: Names | undefined;
  count: number;
}

const Filters = ({ actor, what, people, count }: FiltersProps) => {
  const { t } = useWords();
  const changeSearch = useChangeSearch();
  const choose = (name: 'who' | 'what', value: string): void =>
    changeSearch({ [name]: value || undefined }, { replace: true });
  return (
    <div className={joinClasses('row wrap', styles.filters)}>
      {people && (
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
        {auditActionGroups.map(([group, actions]) => (
          <optgroup key={group} label={t(`log.group.${group}`)}>
            {actions.map((action) => (
              <option key={action} value={action}>
                {t(`log.kind.${action}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <span className="count end">{t('log.count', { count })}</span>
    </div>
  );
};

const NoEntries = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useWords();
  return (
    <div className="panel">
      <Empty icon="log" title={t('log.empty.title')}>
        <p>{t(isFiltered ? 'log.empty.filtered' : 'log.empty.text')}</p>
      </Empty>
    </div>
  );
};

export const LogPage = () => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const seesAll = useHasRole('administrator');
  const actor = search.get('who') ?? '';
  const what = search.get('what') ?? '';
  const asked = useLog(actor || undefined, what || undefined);
  const pages = asked.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const people = Object.assign({}, ...pages.map((page) => page.people)) as Names;
  const save = useMutation({
    mutationFn: () => {
      const [newest] = rows;
      const query = {
        before: (newest?.id ?? 0) + 1,
        limit: rows.length,
        actor: actor || undefined,
        what: what || undefined,
      };
      return askFile('GET /api/audit/file', { query });
    },
    onSuccess: (file) =>
      downloadFile(file, `workbench-log-${rows.at(-1)?.id ?? 0}-${rows[0]?.id ?? 0}.jsonl`),
  });
  const draftNames = Object.assign({}, ...pages.map((page) => page.drafts)) as Names;
  return (
    <Page name={t('common.places.log')} icon="log" summary={t(seesAll ? 'log.all' : 'log.own')}>
      <div className="page">
        <PageHead
          title={t('common.places.log')}
          text={t('log.text')}
          actions={
            <Button
              icon="download"
              notYet={rows.length === 0 ? t('log.nothingToSave') : undefined}
              busy={save.isPending}
              onClick={() => save.mutate()}
            >
              {t('log.save')}
            </Button>
          }
        />
        <div className="col gap">
          <FailureNote error={save.error} />
          {pages[0] && <Chain {...pages[0]} newest={rows[0]?.id ?? 0} />}
          <Filters {...{ actor, what }} people={seesAll ? people : undefined} count={rows.length} />
          <Loaded from={{ ...asked, data: asked.data && rows }} what={t('common.places.log')} rows={8}>
            {(all) =>
              all.length > 0 ? (
                <LogTable
                  {...{ rows: all, people }}
                  drafts={draftNames}
                  takingBack={pages.flatMap(({ takingBack }) => takingBack)}
                />
              ) : (
                <NoEntries isFiltered={actor !== '' || what !== ''} />
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
