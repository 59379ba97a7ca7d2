import { pairsPath } from '../../config/files/document.ts';
import type { SourceFiles } from '../../config/files/source.ts';
import { type Address, parseAddress } from './address.ts';
import type { DraftEdit } from './apply-edits.ts';
import { editsBetween } from './find-edits.ts';
import { decodeValue, type Fields, isFields, readJson } from './json-value.ts';
import { writtenAddress } from './written-address.ts';

/**
 * The reason why edits do more than add, change or end one notice, with the address, name or text that causes
 * it.
 */
export interface NoticeObstacle {
  readonly why: 'no-changes' | 'other-changes' | 'several-notices' | 'shared-texts' | 'new-address';
  readonly at: string | null;
}

interface Notice {
  readonly screen: string;
  readonly id: string;
}

type Part =
  | ({ readonly kind: 'entry' } & Notice)
  | { readonly kind: 'order'; readonly screen: string; readonly edit: DraftEdit }
  | { readonly kind: 'text'; readonly screen: string; readonly ids: readonly string[] };

interface PlacedEdit {
  readonly part: Part;
  readonly edit: DraftEdit;
}

const nameAt = ({ steps }: Address, index: number): string | undefined => {
  const step = steps[index];
  return step?.kind === 'name' ? step.name : undefined;
};

const blockPart = (at: Address, edit: DraftEdit): Part | undefined => {
  const [, screen, , block] = at.steps;
  if (nameAt(at, 0) !== 'screens' || nameAt(at, 2) !== 'blocks' || screen?.kind !== 'element')
    return undefined;
  if (block?.kind === 'order') return { kind: 'order', screen: screen.identity, edit };
  return block?.kind === 'element'
    ? { kind: 'entry', screen: screen.identity, id: block.identity }
    : undefined;
};

// A screen without texts of items gets all of them in one edit.
const namesIn = (...values: readonly unknown[]): readonly string[] =>
  values.map(decodeValue).flatMap((value) => (isFields(value) ? Object.keys(value) : []));

const textPart = (at: Address, edit: DraftEdit): Part | undefined => {
  const screen = nameAt(at, 0);
  if (screen === undefined || nameAt(at, 1) !== 'items') return undefined;
  const id = nameAt(at, 2);
  return { kind: 'text', screen, ids: id === undefined ? namesIn(edit.expected, edit.value) : [id] };
};

const partOf = (address: string, edit: DraftEdit): Part | undefined => {
  const at = parseAddress(address);
  if (typeof at === 'string') return undefined;
  if (at.file.startsWith('config/screens/')) return blockPart(at, edit);
  if (at.file.startsWith('locales/en/') || at.file.startsWith('locales/es/')) return textPart(at, edit);
  const text = at.file === pairsPath && nameAt(at, 0) === 'pairs' ? nameAt(at, 1) : undefined;
  return text === undefined || text.startsWith(pairsPath) ? undefined : partOf(text, edit);
};

const listIn = (value: unknown, name: string): readonly Fields[] => {
  const list: unknown = isFields(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};

type Blocks = ReadonlyMap<string, readonly Fields[]>;

const blocksOf = (files: SourceFiles): Blocks =>
  new Map(
    Object.entries(files)
      .filter(([file]) => file.startsWith('config/screens/'))
      .flatMap(([, text]) => listIn(readJson(text)?.value, 'screens'))
      .map((screen) => [String(screen['key']), listIn(screen, 'blocks')]),
  );

const namesOfBlock = (block: Fields): readonly string[] => [
  String(block['id'] ?? block['use']),
  ...listIn(block, 'items').map(({ id }) => String(id)),
];

const entriesOf = (sides: readonly Blocks[], { screen, id }: Notice): readonly Fields[] =>
  sides.flatMap((side) => (side.get(screen) ?? []).filter((block) => block['id'] === id));

const ownersOf = (sides: readonly Blocks[], screen: string, id: string): readonly string[] =>
  sides.flatMap((side) =>
    (side.get(screen) ?? [])
      .filter((block) => block['type'] === 'notice' && namesOfBlock(block).includes(id))
      .map((block) => String(block['id'])),
  );

const noticesOf = (sides: readonly Blocks[], placed: readonly PlacedEdit[]): readonly Notice[] => {
  const found = placed.flatMap(({ part }): readonly Notice[] => {
    if (part.kind === 'entry') return [{ screen: part.screen, id: part.id }];
    if (part.kind === 'order') return [];
    const { screen, ids } = part;
    return ids.flatMap((name) => ownersOf(sides, screen, name).map((id) => ({ screen, id })));
  });
  return [...new Map(found.map((notice) => [`${notice.screen}/${notice.id}`, notice])).values()];
};

const withoutOne = (list: unknown, id: string): string =>
  JSON.stringify(Array.isArray(list) ? list.filter((one) => one !== id) : list);

const isOwn = ({ part }: PlacedEdit, { screen, id }: Notice, names: ReadonlySet<string>): boolean => {
  if (part.screen !== screen) return false;
  if (part.kind === 'entry') return part.id === id;
  if (part.kind === 'text') return part.ids.every((name) => names.has(name));
  const { expected, value } = part.edit;
  return withoutOne(expected, id) === withoutOne(value, id);
};

const sharedName = (
  sides: readonly Blocks[],
  { screen, id }: Notice,
  names: ReadonlySet<string>,
): string | undefined =>
  sides
    .flatMap((side) => side.get(screen) ?? [])
    .filter((block) => block['id'] !== id)
    .flatMap(namesOfBlock)
    .find((name) => names.has(name));

const obstacle = (why: NoticeObstacle['why'], at: string | null = null): NoticeObstacle => ({ why, at });

/**
 * Returns the notice (`home/outage`) that a change of live files adds, changes or ends, or the reason why the
 * change does more. Compares only addresses; the analysis compares what members see.
 */
export const noticeEdited = (
  live: SourceFiles,
  files: SourceFiles,
): { readonly notice: string } | NoticeObstacle => {
  const edits = editsBetween(live, files);
  if (edits.length === 0) return obstacle('no-changes');
  const placed: PlacedEdit[] = [];
  for (const edit of edits) {
    const part = partOf(edit.address, edit);
    if (!part) return obstacle('other-changes', edit.address);
    placed.push({ part, edit });
  }
  const sides = [live, files].map(blocksOf);
  const [notice, second] = noticesOf(sides, placed);
  if (second) return obstacle('several-notices', `${second.screen}/${second.id}`);
  const entries = notice ? entriesOf(sides, notice) : [];
  const names = new Set(entries.flatMap(namesOfBlock));
  const foreign = placed.find(
    (one) => !notice || entries.some(({ type }) => type !== 'notice') || !isOwn(one, notice, names),
  );
  if (!notice || foreign) return obstacle('other-changes', (foreign ?? placed[0])?.edit.address ?? null);
  const shared = sharedName(sides, notice, names);
  if (shared !== undefined) return obstacle('shared-texts', `${notice.screen}/${shared}`);
  const address = writtenAddress(
    live,
    placed.map(({ edit }) => decodeValue(edit.value)),
  );
  return address === undefined
    ? { notice: `${notice.screen}/${notice.id}` }
    : obstacle('new-address', address);
};
