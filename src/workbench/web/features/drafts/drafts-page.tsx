import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DraftSummary, Me } from '../../../api/generated/api-shapes.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { isClosed, isOwn, waitsFor } from '../../api/draft-standing.ts';
import { draftsQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Key, KeyHints } from '../../kit/commands/keys.tsx';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { useCommands, useRowKeys } from '../../kit/commands/use-commands.ts';
import { containsText } from '../../kit/match-text.ts';
import { Segments } from '../../kit/segments.tsx';
import { Empty, Loaded } from '../../kit/states.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole, useMe } from '../../session/use-me.ts';
import { DraftsTable } from './drafts-table.tsx';
import { NewDraft } from './new-draft.tsx';

/** Which drafts each view shows. */
const views = {
  open: (draft: DraftSummary) => !isClosed(draft),
  waiting: waitsFor,
  mine: (draft: DraftSummary, me: Me) => !isClosed(draft) && isOwn(draft, me),
  scheduled: (draft: DraftSummary) => draft.state === 'scheduled' || draft.state === 'publishing',
  live: (draft: DraftSummary) => draft.state === 'published',
  withdrawn: (draft: DraftSummary) => draft.state === 'discarded',
} as const;

type View = keyof typeof views;
const names = Object.keys(views) as readonly View[];
const isView = (name: string | null): name is View => names.some((view) => view === name);

const fits = ({ name, note, authors, createdBy }: DraftSummary, searched: string): boolean =>
  [name, note, createdBy?.name ?? '', ...authors.map((author) => author.name)].some((text) => containsText(text, searched));

interface ListProps {
  readonly drafts: readonly DraftSummary[];
  readonly view: View;
  readonly searched: string;
  readonly onNew: (() => void) | undefined;
  /** Takes the search away. */
  readonly onAll: () => void;
}

const List = ({ drafts, view, searched, onNew, onAll }: ListProps) => {
  const { t } = useWords();
  const found = searched === '' ? drafts : drafts.filter((draft) => fits(draft, searched));
  if (found.length > 0) return <DraftsTable drafts={found} />;
  if (searched !== '')
    return (
      <div className="panel">
        <Empty
          icon="search"
          title={t('drafts.nothing.title', { searched })}
          acts={<Button onClick={onAll}>{t('drafts.nothing.all')}</Button>}
        >
          <p>{t('drafts.nothing.text')}</p>
        </Empty>
      </div>
    );
  return (
    <div className="panel">
      <Empty
        icon="drafts"
        title={t(`drafts.empty.${view}.title`)}
        acts={
          onNew && (
            <Button kind={view === 'open' ? 'primary' : 'plain'} icon="plus" onClick={onNew}>
              {t('drafts.new.do')}
            </Button>
          )
        }
      >
        <p>{t(`drafts.empty.${view}.text`)}</p>
      </Empty>
    </div>
  );
};

/** Marks an address that the page itself made while somebody typed. */
const typedHere = 'typed';

/** The drafts: open ones, those that wait for somebody, one's own, scheduled, live and withdrawn ones. */
export const DraftsPage = () => {
  const { t } = useWords();
  const me = useMe();
  const mayEdit = useHasRole('editor');
  const asked = useQuery(draftsQuery);
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  // Typed text stays on the page: the router shows a new address only after a while, and would put a field back meanwhile.
  const [searched, setSearched] = useState(search.get('find') ?? '');
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const [visit, setVisit] = useState(key);
  // Somebody came here with another search, as from the palette.
  if (key !== visit) {
    setVisit(key);
    if (state !== typedHere) setSearched(search.get('find') ?? '');
  }
  const [isNew, setNew] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const openNew = useCallback(() => setNew(true), []);
  const closeNew = useCallback(() => setNew(false), []);
  useRowKeys(list);
  const navigate = useNavigate();
  const review = (): void => {
    const held = document.activeElement?.closest<HTMLElement>('[data-draft]') ?? list.current?.querySelector<HTMLElement>('[data-draft]');
    const draft = held?.dataset['draft'];
    if (draft !== undefined) void navigate(reviewAddress(draft));
  };
  useCommands({ newDraft: mayEdit ? openNew : undefined, review });

  const named = search.get('show');
  const view = isView(named) ? named : 'open';
  const change = (name: 'show' | 'find', value: string): void =>
    changeSearch(
      { [name]: value === '' || value === 'open' ? undefined : value },
      {
        replace: true,
        state: typedHere,
      },
    );
  const find = (text: string): void => {
    setSearched(text);
    change('find', text);
  };
  const showAll = (): void => {
    find('');
    // The button goes with the search; the keys of the page stay at hand.
    list.current?.closest('main')?.focus();
  };
  const all = asked.data?.drafts ?? [];
  const of = (one: View): readonly DraftSummary[] => all.filter((draft) => views[one](draft, me));
  return (
    <Page
      name={t('common.places.drafts')}
      icon="drafts"
      summary={asked.data && t('drafts.summary', { open: of('open').length, waiting: of('waiting').length })}
    >
      <div className="page">
        <PageHead
          title={t('common.places.drafts')}
          text={t('drafts.text')}
          acts={
            mayEdit && (
              <Button kind="primary" icon="plus" onClick={openNew}>
                {t('drafts.new.do')} <Key of="c" />
              </Button>
            )
          }
        />
        <div className="row wrap tools">
          <Segments
            label={t('drafts.views')}
            chosen={view}
            onChoose={(name) => change('show', name)}
            of={names.map((name) => ({
              name,
              label: t(`drafts.view.${name}`),
              count: asked.data && name !== 'live' && name !== 'withdrawn' ? of(name).length : undefined,
            }))}
          />
          <SearchBox label={t('drafts.search')} value={searched} onChange={find} />
          <KeyHints
            of={[
              [['j', 'k'], t('drafts.keys.move')],
              [['Enter'], t('drafts.keys.open')],
            ]}
          />
        </div>
        <div ref={list}>
          <Loaded from={asked} what={t('common.places.drafts')}>
            {() => <List drafts={of(view)} view={view} searched={searched} onNew={mayEdit ? openNew : undefined} onAll={showAll} />}
          </Loaded>
        </div>
        <p className="tiny faint below">{t('drafts.kept')}</p>
      </div>
      {isNew && <NewDraft onClose={closeNew} drafts={all} />}
    </Page>
  );
};
