import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { draftAddress } from '../api/draft-addresses.ts';
import { searchPause, useDraftList } from '../api/draft-lists.ts';
import { peopleQuery, publicationsQuery } from '../api/queries.ts';
import { type Language, type Translate, useWords } from '../i18n/use-words.ts';
import { type Action, useDeclaredCommands } from '../kit/commands/declared-commands.ts';
import { keyOf } from '../kit/commands/own-keys.ts';
import { foldText } from '../../../config/fold-text.ts';
import { fit } from '../kit/match-text.ts';
import { useDebounced } from '../kit/use-debounced.ts';
import { dayAndTime, useNow } from '../kit/time.tsx';
import { useMe, useSeesContent } from '../session/use-me.ts';
import { useEntryRow } from './entry-row.ts';
import { findEntries, type FoundKind } from './find-entries.ts';
import type { FoundGroup, FoundRow } from './found-row.ts';
import { lastOpened } from './last-opened.ts';
import type { SearchScope } from './use-searched.ts';

// As many as a user looks through.
const few = 4;

const holding = <Thing>(
  things: readonly Thing[],
  searched: string,
  textsOf: (thing: Thing) => readonly string[],
): readonly Thing[] =>
  things
    .map((thing) => ({
      thing,
      worth: Math.max(...textsOf(thing).map((text) => fit(foldText(text), searched))),
    }))
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ thing }) => thing);

const group = (
  name: FoundGroup['name'],
  rows: readonly FoundRow[],
  most = rows.length,
): readonly FoundGroup[] =>
  rows.length === 0 ? [] : [{ name, rows: rows.slice(0, most), more: Math.max(0, rows.length - most) }];

const actionRow = ({ id, label, key, icon = 'forward', unavailable, run }: Action): FoundRow => ({
  ...{ id: `do ${id}`, icon, opens: () => run() },
  key: key && keyOf(id, key),
  label: label.charAt(0).toUpperCase() + label.slice(1),
  detail: unavailable,
});

const usePeople = (searched: string): readonly FoundRow[] => {
  const { t } = useWords();
  const { roles } = useMe();
  const isAdministrator = roles.includes('administrator');
  const people = useQuery({ ...peopleQuery, enabled: isAdministrator });
  const drafts = useDraftList({ enabled: useSeesContent() });
  const authors =
    drafts.data?.drafts.flatMap(({ authors: own, createdBy }) => [
      ...own,
      ...(createdBy ? [createdBy] : []),
    ]) ?? [];
  const known = new Map([...authors, ...(people.data?.people ?? [])].map(({ id, name }) => [id, name]));
  const names = [...known].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  const found = searched === '' ? names : holding(names, searched, ([, name]) => [name]);
  const find = (name: string): string => `find=${encodeURIComponent(name)}`;
  return found.map(([id, name]) => ({
    ...{ id: `person ${id}`, icon: 'person', label: name },
    ...(isAdministrator
      ? { opens: `/people?${find(name)}` }
      : { detail: t('find.draftsOf', { name }), opens: `/?${find(name)}` }),
  }));
};

const useHistory = (searched: string, sees: boolean): readonly FoundGroup[] => {
  const { t, language } = useWords();
  const me = useMe();
  const now = useNow();
  const drafts = useDraftList({
    ...{ show: 'all', find: useDebounced(searched, searchPause) },
    enabled: sees && searched !== '',
  });
  const releases = useQuery({ ...publicationsQuery, enabled: sees });
  if (searched === '') return [];
  const foundDrafts = holding(drafts.data?.drafts ?? [], searched, ({ name, note, authors }) => [
    name,
    note,
    ...authors.map((one) => one.name),
  ]);
  const foundReleases = holding(releases.data?.publications ?? [], searched, ({ number, message }) => [
    `${t('common.release', { number })}`,
    message ?? '',
  ]);
  return [
    ...group(
      'drafts',
      foundDrafts.map((draft) => ({
        ...{ id: `draft ${draft.id}`, icon: 'drafts', label: draft.name, detail: draft.note },
        opens: draftAddress(draft, me),
      })),
      few,
    ),
    ...group(
      'releases',
      foundReleases.map(({ number, message, time }) => ({
        ...{
          id: `release ${number}`,
          icon: 'release',
          label: t('common.release', { number }),
          detail: message ?? '',
        },
        ...{ note: dayAndTime(new Date(time), now, language), opens: `/releases?number=${number}` },
      })),
      few,
    ),
  ];
};

const explainRow = (
  found: readonly FoundKind[],
  searched: SearchScope | undefined,
  t: Translate,
  language: Language,
): readonly FoundRow[] => {
  const best = found.find(({ kind }) => kind === 'items')?.entries[0];
  if (!best) return [];
  const name = best.label[language] ?? best.label.en ?? best.code;
  const source = searched?.draft ? `source=${searched.draft.id}&` : '';
  return [
    {
      ...{ id: 'explain', icon: 'eye', label: t('find.explain', { name }) },
      opens: `/grid?${source}q=${encodeURIComponent(best.code)}`,
    },
  ];
};

// `>` finds only commands, `@` only people.
export const useFound = (typed: string, searchedFiles: SearchScope | undefined): readonly FoundGroup[] => {
  const { t, language } = useWords();
  const [search] = useSearchParams();
  const commands = useDeclaredCommands().filter(({ movesFocus }) => !movesFocus);
  const wantsActions = typed.startsWith('>');
  const wantsPeople = typed.startsWith('@');
  const text = wantsActions || wantsPeople ? typed.slice(1) : typed;
  const searched = foldText(text.trim());
  const people = usePeople(wantsPeople ? searched : '');
  const history = useHistory(searched, useSeesContent());
  const rowOf = useEntryRow(searchedFiles, search);
  const actions = (searched === '' ? commands : holding(commands, searched, ({ label }) => [label])).map(
    actionRow,
  );
  if (wantsPeople) return group('people', people, 20);
  if (wantsActions) return group('do', actions);
  if (searched === '') {
    const known = new Map(searchedFiles?.index.map((entry) => [entry.item, entry]));
    const recent = lastOpened().flatMap((item) => known.get(item) ?? []);
    return [...group('recent', recent.map(rowOf)), ...group('do', actions)];
  }
  const files = findEntries(searchedFiles?.index ?? [], text);
  const found = files.map(({ kind, entries, more }) => ({ name: kind, rows: entries.map(rowOf), more }));
  return [
    ...found,
    ...history,
    ...group('do', [...explainRow(files, searchedFiles, t, language), ...actions], few),
  ];
};
