export const catalogue = {
  everywhere: {
    find: 'Ctrl k',
    help: '?',
    search: '/',
    primary: 'Ctrl Enter',
    undo: 'Ctrl z',
    redo: 'Ctrl Shift z',
    nextPanel: 'F6',
    previousPanel: 'Shift F6',
  },
  lists: {
    next: 'j',
    previous: 'k',
    nextProblem: 'n',
    previousProblem: 'Shift n',
    closeBranch: 'h',
    openBranch: 'l',
    moveUp: 'Alt ArrowUp',
    moveDown: 'Alt ArrowDown',
  },
  editor: {
    make: 'i',
    persona: 'p',
    language: 't',
    width: 'w',
    dark: 'd',
    outlines: 'o',
    explain: 'e',
    stillRight: 'y',
  },
  drafts: {
    newDraft: 'c',
    comment: 'm',
    viewed: 'v',
    approve: 'a',
    review: 'r',
  },
  grid: {
    signOff: ' ',
    nextGroup: ']',
    previousGroup: '[',
    exportCsv: 'x c',
    exportHtml: 'x h',
    exportMarkdown: 'x m',
    exportJson: 'x j',
  },
} as const;

type Catalogue = typeof catalogue;

export type CommandGroup = keyof Catalogue;

export type CommandName = { readonly [Group in CommandGroup]: keyof Catalogue[Group] }[CommandGroup];

export interface CatalogueEntry {
  readonly name: CommandName;
  readonly group: CommandGroup;
  readonly key: string;
}

export const catalogueEntries: readonly CatalogueEntry[] = Object.entries(catalogue).flatMap(([group, keys]) =>
  Object.entries(keys).map(([name, key]) => ({ name: name as CommandName, group: group as CommandGroup, key })),
);

// Keys that only move the focus: they mean nothing in the palette.
export const movingCommands: ReadonlySet<string> = new Set<CommandName>([
  'find',
  'search',
  'next',
  'previous',
  'nextPanel',
  'previousPanel',
  'closeBranch',
  'openBranch',
]);
