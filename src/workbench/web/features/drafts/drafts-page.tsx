import { useQuery } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DraftSummary, Me } from '../../../api/generated/api-shapes.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { isClosed, isOwn, waitsFor } from '../../api/draft-status.ts';
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
  [name, note, createdBy?.name ?? '', ...authors.map((author) => author.name)].some((text) =>
    containsText(text, searched),
  );

interface ListProps {
  drafts: readonly DraftSummary[];
  view: View;
  searched: string;
  onNew: (() => void) | undefined;
  onAll: () => void;
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

// Marks an address that the page itself changed while the user typed.
const typedHere = 'typed';

const useDraftsAddress = () => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  // The router shows a new address late, and would reset the field to an older text.
  const [searched, setSearched] = useState(search.get('find') ?? '');
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const [visit, setVisit] = useState(key);
  // The user came here with another search, for example from the palette.
  if (key !== visit) {
    setVisit(key);
    if (state !== typedHere) setSearched(search.get('find') ?? '');
  }
  const named = search.get('show');
  const change = (name: 'show' | 'find', value: string): void =>
    changeSearch(
      { [name]: value === '' || value === 'open' ? undefined : value },
      { replace: true, state: typedHere },
    );
  return {
    searched,
    find: (text: string): void => {
      setSearched(text);
      change('find', text);
    },
    view: isView(named) ? named : 'open',
    show: (view: View): void => change('show', view),
  };
};

const useDraftKeys = (list: RefObject<HTMLElement | null>, openNew: (() => void) | undefined): void => {
  const navigate = useNavigate();
  useRowKeys(list);
  const review = (): void => {
    const held =
      document.activeElement?.closest<HTMLElement>('[data-draft]') ??
      list.current?.querySelector<HTMLElement>('[data-draft]');
    const draft = held?.dataset['draft'];
    if (draft !== undefined) void navigate(reviewAddress(draft));
  };
  useCommands({ newDraft: openNew, review });
};

interface ToolsProps extends Pick<
  ReturnType<typeof useDraftsAddress>,
  'view' | 'show' | 'searched' | 'find'
> {
  countOf: (view: View) => number | undefined;
}

const Tools = ({ view, show, searched, find, countOf }: ToolsProps) => {
  const { t } = useWords();
  return (
    <div className="row wrap tools">
      <Segments
        label={t('drafts.views')}
        chosen={view}
        onChoose={show}
        of={names.map((name) => ({ name, label: t(`drafts.view.${name}`), count: countOf(name) }))}
      />
      <SearchBox label={t('drafts.search')} value={searched} onChange={find} />
      <KeyHints
        of={[
          [['next', 'previous'], t('drafts.keys.move')],
          [['Enter'], t('drafts.keys.open')],
        ]}
      />
    </div>
  );
};

export const DraftsPage = () => {
  const { t } = useWords();
  const me = useMe();
  const asked = useQuery(draftsQuery);
  const { searched, find, view, show } = useDraftsAddress();
  const [isNew, setNew] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const openNew = useCallback(() => setNew(true), []);
  const closeNew = useCallback(() => setNew(false), []);
  const onNew = useHasRole('editor') ? openNew : undefined;
  useDraftKeys(list, onNew);
  const showAll = (): void => {
    find('');
    // The button goes with the search, so the focus moves to the page.
    list.current?.closest('main')?.focus();
  };
  const all = asked.data?.drafts ?? [];
  const of = (one: View): readonly DraftSummary[] => all.filter((draft) => views[one](draft, me));
  const countOf = (one: View) =>
    asked.data && one !== 'live' && one !== 'withdrawn' ? of(one).length : undefined;
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
            onNew && (
              <Button kind="primary" icon="plus" onClick={onNew}>
                {t('drafts.new.do')} <Key of="newDraft" />
              </Button>
            )
          }
        />
        <Tools {...{ view, show, searched, find, countOf }} />
        <div ref={list}>
          <Loaded from={asked} what={t('common.places.drafts')}>
            {() => <List drafts={of(view)} view={view} searched={searched} onNew={onNew} onAll={showAll} />}
          </Loaded>
        </div>
        <p className="tiny faint below">{t('drafts.kept')}</p>
      </div>
      {isNew && <NewDraft onClose={closeNew} drafts={all} />}
    </Page>
  );
};
