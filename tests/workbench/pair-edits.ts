import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { compileSound } from '../../src/authoring/project/read-portal.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { holdsFor, stateOf } from '../../src/analysis/space/space.ts';
import { roll } from '../support/chance.ts';
import { frozenPortal } from '../support/config/analysed-portal.ts';
import { localSource } from '../support/config/frozen-config.ts';

type Tree = Readonly<Record<string, unknown>>;
/** An edit as `[address, before, after]`. */
export type Edit = readonly [address: string, before: unknown, after: unknown];

/** An item that some sample members see, and others would with another condition. */
export interface Item {
  readonly id: string;
  /** True if members of a PPO plan get another title. */
  readonly hasOtherForPpo: boolean;
  readonly title: Edit;
  readonly when: Edit;
}

export const base = localSource();
const parsed = (files: SourceFiles, file: string): Tree => JSON.parse(files[file] ?? '{}') as Tree;

const treesIn = (folder: string): readonly (readonly [string, Tree])[] =>
  Object.keys(base)
    .filter((file) => file.startsWith(folder))
    .map((file) => [file, parsed(base, file)]);

interface Titled {
  readonly place: string;
  readonly title: string;
  readonly hasOtherForPpo: boolean;
}

const titles: ReadonlyMap<string, Titled> = new Map(
  treesIn('locales/en/').flatMap(([file, screens]) =>
    Object.entries(screens).flatMap(([key, words]) =>
      Object.entries((words as { readonly items?: Tree }).items ?? {}).flatMap(([id, texts]) => {
        const { title, ppoTitle } = texts as { readonly title?: unknown; readonly ppoTitle?: unknown };
        const hasOtherForPpo = ppoTitle !== undefined;
        return typeof title === 'string'
          ? [[`${key} ${id}`, { place: file, title, hasOtherForPpo }] as const]
          : [];
      }),
    ),
  ),
);

interface Screen {
  readonly key: string;
  readonly blocks: readonly {
    readonly id: string;
    readonly items?: readonly { id: string; when?: string }[];
  }[];
}

const candidates: readonly Item[] = treesIn('config/screens/').flatMap(([file, { screens = [] }]) =>
  (screens as readonly Screen[]).flatMap(({ key, blocks = [] }) =>
    blocks.flatMap((block) =>
      (block.items ?? []).flatMap(({ id, when }): readonly Item[] => {
        const titled = titles.get(`${key} ${id}`);
        if (!titled || titled.title.includes('{')) return [];
        const { place, title, hasOtherForPpo } = titled;
        const item = `${file}#screens/[${key}]/blocks/[${block.id}]/items/[${id}]`;
        const other = when === 'isMedicare' ? 'hasPharmacy' : 'isMedicare';
        return [
          {
            id: `${key}/${block.id}/${id}`,
            hasOtherForPpo,
            title: [`${place}#${key}/items/${id}/title`, title, `${title} (new)`],
            when: [`${item}/when`, when ?? null, other],
          },
        ];
      }),
    ),
  ),
);

const { states } = frozenPortal();

/** The names of the sample members with these facts. */
export const namesIn = (holds: (facts: (typeof states)[number]['facts']) => boolean): ReadonlySet<string> =>
  new Set(states.filter(({ facts }) => holds(facts)).map(({ name }) => name));

/** What is in the first of two sets alone. */
export const onlyIn = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((name) => !other.has(name)));

/** The names of the sample members who get the title of each item of a configuration. */
const whoReads = (files: SourceFiles): ((item: Item) => ReadonlySet<string>) => {
  const model = portalModel(compileSound(sourceDocuments(files)));
  const { diagrams, space } = model.world;
  const all = states.map(({ name, facts }) => ({ name, state: stateOf(space, facts) }));
  return ({ id, hasOtherForPpo }) => {
    const shown = model.byId.get(id)?.shown;
    const seeing = all.filter(({ state }) => shown !== undefined && holdsFor(diagrams, shown, state));
    const names = new Set(seeing.map(({ name }) => name));
    return hasOtherForPpo
      ? onlyIn(
          names,
          namesIn(({ isPPO }) => isPPO === true),
        )
      : names;
  };
};

const applied = (edits: readonly Edit[]): SourceFiles => {
  const made = applyEdits(
    base,
    edits.map(([address, expected, value]) => ({
      address,
      expected: expected as string,
      value: value as string,
    })),
  );
  if (!('files' in made)) throw new Error(JSON.stringify(made));
  return made.files;
};

/** An item, and the sample members who get its title only before or only after its edit of `when`. */
export interface Switched {
  readonly item: Item;
  readonly switched: ReadonlySet<string>;
}

/** Items that an edit of `when` shows to other sample members; a text of theirs depends on it. */
const readSwitched = (): readonly Switched[] => {
  const before = whoReads(base);
  const after = whoReads(applied(candidates.map(({ when }) => when)));
  return candidates
    .map((item) => ({
      item,
      switched: new Set([...onlyIn(before(item), after(item)), ...onlyIn(after(item), before(item))]),
    }))
    .filter(({ switched }) => switched.size > 0);
};

let known: readonly Switched[] | undefined;

/** A random item for a pair of drafts. */
export const anItem = (random: () => number): Switched => {
  known ??= readSwitched();
  const found = known[roll(random, known.length)];
  if (!found) throw new Error('no item depends on a condition');
  return found;
};

export const screenOf = ({ id }: Item): string => id.split('/')[0] ?? '';
