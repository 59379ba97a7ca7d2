import type { Diagram } from '../../analysis/diagrams/diagrams.ts';
import { whoSees } from '../../analysis/explain/explain-item.ts';
import { choices } from '../../analysis/model/choices.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { valuesUsed, varyingFieldsOf } from '../../config/compile/named-values.ts';
import type { Language } from '../../config/portal-config.ts';
import { memoize } from '../../rules/memoize.ts';
import { variantField } from '../../rules/variants.ts';
import type { Word } from '../../config/check/words/word-list.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsAround = ({ en: { at } }: Word): Fields =>
  at.path
    .slice(0, -1)
    .reduce<unknown>(
      (inside, step) => (inside as Readonly<Record<string | number, unknown>>)[step],
      at.document.value,
    ) as Fields;

const membersOfField = ({ world }: PortalModel, word: Word): Diagram => {
  const name = String(word.path.at(-1));
  const chosen = varyingFieldsOf(word.en.at.document).flatMap((field) =>
    choices(world, fieldsAround(word), field).filter(
      ({ variant }) => (variant === undefined ? field : variantField(variant, field)) === name,
    ),
  );
  return chosen[0]?.members ?? 1;
};

const placeKey = (screen: string, item: string | undefined): string => `${screen} ${item ?? ''}`;

const itemsByWords = memoize((items: readonly PortalItem[]) =>
  Map.groupBy(items, ({ id, words }: PortalItem) => {
    if ('menu' in words) return placeKey(`menus/${words.menu}`, words.entry);
    return 'screen' in words ? placeKey(words.screen, words.item) : id;
  }),
);

const itemsSaying = (model: PortalModel, { path, en }: Word): readonly PortalItem[] | undefined => {
  const [first = '', second = '', third] = path.map(String);
  const found = itemsByWords(model.items);
  if (en.at.document.is?.kind === 'words')
    return found.get(placeKey(first, second === 'items' ? third : undefined)) ?? [];
  return first === 'menus' && third !== undefined ? found.get(placeKey(`menus/${second}`, third)) : undefined;
};

// `words` returns all texts: only for a value that texts name.
const membersReading = (model: PortalModel, words: () => readonly Word[], word: Word): Diagram => {
  const { diagrams } = model.world;
  if (word.en.at.document.is?.kind === 'values') {
    const users = words().filter(({ en }) => valuesUsed(en.text).includes(String(word.path[1])));
    return diagrams.any(users.map((user) => membersReading(model, words, user)));
  }
  const items = itemsSaying(model, word);
  if (!items) return 1;
  const own = membersOfField(model, word);
  return diagrams.any(items.map(({ shown }) => diagrams.and(shown, own)));
};

const readersText = (model: PortalModel, language: Language): ((members: Diagram) => string) => {
  const known = new Map<Diagram, string>();
  const wording = factWords(model.portal.labels, language);
  return (members) => {
    const text =
      known.get(members) ??
      (members === 1 ? sentences(language)('everybody') : wording.cases(whoSees(model, members).cases));
    known.set(members, text);
    return text;
  };
};

export const wordReaders = (
  model: PortalModel,
  words: () => readonly Word[],
  language: Language,
): ((word: Word) => string) => {
  const textOf = readersText(model, language);
  return (word) => textOf(membersReading(model, words, word));
};

export interface WordReaders {
  readonly plans: readonly { readonly name: string; readonly says: string }[];
  readonly plansOf: Readonly<Record<string, readonly string[]>>;
  readonly readBy: Readonly<Record<string, string>>;
}

/** Returns the readers of every text. Throws `TooLarge`. */
export const readersOfWords = (
  model: PortalModel,
  words: readonly Word[],
  language: Language,
): WordReaders => {
  const { diagrams } = model.world;
  const columns = tableColumns(model, language);
  const textOf = readersText(model, language);
  const read = words.map((word) => ({
    address: word.address,
    members: membersReading(model, () => words, word),
  }));
  return {
    plans: columns.map(({ name, says }) => ({ name, says })),
    plansOf: Object.fromEntries(
      read.map(({ address, members }) => [
        address,
        columns.filter((column) => diagrams.and(column.members, members) !== 0).map(({ name }) => name),
      ]),
    ),
    readBy: Object.fromEntries(read.map(({ address, members }) => [address, textOf(members)])),
  };
};
