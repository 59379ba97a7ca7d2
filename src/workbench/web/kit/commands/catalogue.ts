import type { Role } from '../../../api/generated/api-shapes.ts';
import { keyOf } from './own-keys.ts';

interface CatalogueEntry {
  readonly group: string;
  /** The default key, which the user can change. */
  readonly key: string;
  /** True for a command that only moves the focus, which the palette does not list. */
  readonly movesFocus?: true;
  /** The role that the command needs; without it, Help does not list the command. */
  readonly right?: Role;
}

// Help, palette and keys read these entries; the label is `find.command.<id>`.
const catalogue = {
  find: { group: 'everywhere', key: 'Ctrl k', movesFocus: true },
  help: { group: 'everywhere', key: '?' },
  search: { group: 'everywhere', key: '/', movesFocus: true },
  primary: { group: 'everywhere', key: 'Ctrl Enter' },
  undo: { group: 'everywhere', key: 'Ctrl z', right: 'editor' },
  redo: { group: 'everywhere', key: 'Ctrl Shift z', right: 'editor' },
  nextPanel: { group: 'everywhere', key: 'F6', movesFocus: true },
  previousPanel: { group: 'everywhere', key: 'Shift F6', movesFocus: true },
  next: { group: 'lists', key: 'j', movesFocus: true },
  previous: { group: 'lists', key: 'k', movesFocus: true },
  nextProblem: { group: 'lists', key: 'n' },
  previousProblem: { group: 'lists', key: 'Shift n' },
  closeBranch: { group: 'lists', key: 'h', movesFocus: true },
  openBranch: { group: 'lists', key: 'l', movesFocus: true },
  moveUp: { group: 'lists', key: 'Alt ArrowUp', right: 'editor' },
  moveDown: { group: 'lists', key: 'Alt ArrowDown', right: 'editor' },
  make: { group: 'editor', key: 'i', right: 'editor' },
  persona: { group: 'editor', key: 'p' },
  language: { group: 'editor', key: 't' },
  width: { group: 'editor', key: 'w' },
  dark: { group: 'editor', key: 'd' },
  outlines: { group: 'editor', key: 'o' },
  explain: { group: 'editor', key: 'e' },
  stillRight: { group: 'editor', key: 'y', right: 'editor' },
  newDraft: { group: 'drafts', key: 'c', right: 'editor' },
  comment: { group: 'drafts', key: 'm' },
  viewed: { group: 'drafts', key: 'v' },
  approve: { group: 'drafts', key: 'a', right: 'reviewer' },
  review: { group: 'drafts', key: 'r' },
  signOff: { group: 'grid', key: ' ' },
  nextGroup: { group: 'grid', key: ']' },
  previousGroup: { group: 'grid', key: '[' },
  export: { group: 'grid', key: 'x x' },
  exportCsv: { group: 'grid', key: 'x c' },
  exportHtml: { group: 'grid', key: 'x h' },
  exportMarkdown: { group: 'grid', key: 'x m' },
  exportJson: { group: 'grid', key: 'x j' },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

export type CommandName = keyof typeof catalogue;

export type CommandGroup = (typeof catalogue)[CommandName]['group'];

export const catalogueEntries = Object.entries<CatalogueEntry & { readonly group: CommandGroup }>(
  catalogue,
).map(([id, entry]) => ({
  ...entry,
  id: id as CommandName,
}));

export const isCommand = (id: string): id is CommandName => Object.hasOwn(catalogue, id);

export const usualKey = (id: CommandName): string => catalogue[id].key;

export const commandKey = (id: CommandName): string => keyOf(id, usualKey(id));
