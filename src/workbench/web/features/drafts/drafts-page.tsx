import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { draftCountText } from '../../../api/draft-counts.ts';
import type { DraftKind, DraftSummary } from '../../../api/generated/api-shapes.ts';
import { useChangeSearch } from '../../api/change-search.ts';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { type DraftView, draftViews, searchPause, useDraftList } from '../../api/draft-lists.ts';
import { mayAuthor } from '../../api/roles.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Key, KeyHints } from '../../kit/commands/keys.tsx';
import { SearchBox } from '../../kit/commands/search-box.tsx';
import { useCommands, useRowKeys } from '../../kit/commands/use-commands.ts';
import { Segments } from '../../kit/segments.tsx';
import { Empty, Loaded } from '../../kit/states.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { Page, PageHead } from '../../layout/page.tsx';
import { useMe } from '../../session/use-me.ts';
import { DraftsTable } from './drafts-table.tsx';
import { NewDraft } from './new-draft.tsx';

const kinds = ['content', 'operator'] as const satisfies readonly DraftKind[];

interface NewProps {
  /** True if the buttons are the next step. */
  isFirst: boolean;
  onNew: (kind: DraftKind) => void;
}

// A button for each kind of draft that the user may create.
const NewButtons = ({ isFirst, onNew }: NewProps) => {
  const { t } = useWords();
  const { roles } = useMe();
  const mine = kinds.filter((kind) => mayAuthor(roles, kind));
  return mine.map((kind, at) => (
    <Button
      key={kind}
      kind={isFirst && at === 0 ? 'primary' : 'plain'}
      icon={kind === 'operator' ? 'settings' : 'plus'}
      onClick={() => onNew(kind)}
    >
      {t(kind === 'operator' ? 'operator.new.do' : 'drafts.new.do')}
      {isFirst && at === 0 && (
        <>
          {' '}
          <Key of="newDraft" />
        </>
      )}
    </Button>
  ));
};

const isView = (name: string | null): name is DraftView => draftViews.some((view) => view === name);

interface ListProps {
  drafts: readonly DraftSummary[];
  view: DraftView;
  searched: string;
  onNew: (kind: DraftKind) => void;
  onAll: () => void;
}

const List = ({ drafts, view, searched, onNew, onAll }: ListProps) => {
  const { t } = useWords();
  if (drafts.length > 0) return <DraftsTable drafts={drafts} />;
  if (searched !== '')
    return (
      <div className="panel">
        <Empty
          icon="search"
          title={t('drafts.nothing.title', { searched })}
          actions={<Button onClick={onAll}>{t('drafts.nothing.all')}</Button>}
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
        actions={<NewButtons isFirst={view === 'open'} onNew={onNew} />}
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
    show: (view: DraftView): void => change('show', view),
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
  countOf: (view: DraftView) => string | undefined;
}

const Tools = ({ view, show, searched, find, countOf }: ToolsProps) => {
  const { t } = useWords();
  return (
    <div className="row wrap tools">
      <Segments
        label={t('drafts.views')}
        chosen={view}
        onChoose={show}
        of={draftViews.map((name) => ({ name, label: t(`drafts.view.${name}`), count: countOf(name) }))}
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

interface MoreProps {
  asked: ReturnType<typeof useDraftList>;
  list: RefObject<HTMLElement | null>;
  searched: string;
}

// Announces how many drafts are shown after a search, and after more were loaded.
const More = ({ asked, list, searched }: MoreProps) => {
  const { t } = useWords();
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = asked;
  const count = data?.drafts.length ?? 0;
  // How many drafts were shown when the user asked for more.
  const [before, setBefore] = useState<number>();
  // The button may be gone, and the first new draft is next to read.
  useEffect(() => {
    if (before !== undefined && count > before)
      list.current?.querySelectorAll<HTMLElement>('[data-draft]')[before]?.focus();
  }, [before, count, list]);
  const showMore = (): void => {
    setBefore(count);
    void fetchNextPage();
  };
  return (
    <>
      <p className="sr" role="status">
        {data &&
          !isPlaceholderData &&
          (searched !== '' || before !== undefined) &&
          t('drafts.shown', { count })}
      </p>
      {hasNextPage && (
        <div className="row">
          <Button busy={isFetchingNextPage} onClick={showMore}>
            {t('common.do.more')}
          </Button>
        </div>
      )}
    </>
  );
};

export const DraftsPage = () => {
  const { t } = useWords();
  const { searched, find, view, show } = useDraftsAddress();
  const settled = useDebounced(searched.trim(), searchPause);
  // Nothing is searched for: no reason to wait.
  const asked = useDraftList({ show: view, find: searched === '' ? '' : settled });
  const open = useDraftList();
  const [making, setMaking] = useState<DraftKind>();
  const list = useRef<HTMLDivElement>(null);
  const { roles } = useMe();
  const usual = kinds.find((kind) => mayAuthor(roles, kind));
  const makeUsual = useCallback(() => setMaking(usual), [usual]);
  useDraftKeys(list, usual && makeUsual);
  const showAll = (): void => {
    find('');
    // The button goes with the search, so the focus moves to the page.
    list.current?.closest('main')?.focus();
  };
  const counts = open.data?.counts;
  const countOf = (one: DraftView) =>
    counts && one !== 'live' && one !== 'withdrawn' ? draftCountText(counts[one]) : undefined;
  return (
    <Page
      name={t('common.places.drafts')}
      icon="drafts"
      summary={
        counts &&
        t('drafts.summary', {
          open: draftCountText(counts.open),
          waiting: draftCountText(counts.waiting),
        })
      }
    >
      <div className="page">
        <PageHead
          title={t('common.places.drafts')}
          text={t('drafts.text')}
          actions={<NewButtons isFirst onNew={setMaking} />}
        />
        <Tools {...{ view, show, searched, find, countOf }} />
        <div ref={list} className="col gap">
          <Loaded from={asked} what={t('common.places.drafts')}>
            {({ drafts }) => (
              <List drafts={drafts} view={view} searched={searched} onNew={setMaking} onAll={showAll} />
            )}
          </Loaded>
          <More key={view} {...{ asked, list, searched }} />
        </div>
        <p className="tiny faint below">{t('drafts.kept')}</p>
      </div>
      {making && (
        <NewDraft kind={making} onClose={() => setMaking(undefined)} drafts={open.data?.drafts ?? []} />
      )}
    </Page>
  );
};
