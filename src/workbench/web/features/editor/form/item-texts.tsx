import { useMemo, useState } from 'react';
import type { DraftEdit } from '../../../../../authoring/draft/apply-edits.ts';
import { decodeValue, sameJson } from '../../../../../authoring/draft/json-value.ts';
import { memoize } from '../../../../../rules/memoize.ts';
import { type FieldName, fieldName } from '../../../draft/content/field-name.ts';
import { valueSamples } from '../../../draft/content/placeholders.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { textParts } from '../../../draft/content/text-parts.ts';
import { linesOf, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import { useMeasure } from '../../../draft/content/use-measure.ts';
import { confirmation, staleOf } from '../../../draft/content/word-pairs.ts';
import { furtherWords, type WordField, wordFields } from '../../../draft/item-fields.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { AddChoice } from '../../../kit/combo-box/add-choice.tsx';
import { Button, TextButton } from '../../../kit/button.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { FilledText } from '../fields/filled-text.tsx';
import { useWinners } from './use-winners.ts';

const useFieldNames = () => {
  const { language, t } = useWords();
  const { variants } = useEditor().now.labels;
  const nameOf = useMemo(
    () => memoize((field: string): FieldName => fieldName(`#/${field}`, '#', [...variants.keys()])),
    [variants],
  );
  const wordOf = ({ known, written }: FieldName): string => (known ? t(`draft.field.${known}`) : written);
  const planOf = (variant: string): string => variants.get(variant)?.[language] ?? variant;
  const labelOf = (name: FieldName): string =>
    name.variant === undefined
      ? wordOf(name)
      : `${wordOf(name)} ${t('editor.form.addFor', { variant: planOf(name.variant) })}`;
  return { nameOf, wordOf, planOf, labelOf };
};

const useLines = (placed: PlacedNode, name: FieldName): ((text: string) => number) | undefined => {
  const { files } = useEditor().now;
  const measure = useMeasure();
  const values = useMemo(() => valueSamples(files), [files]);
  const room = roomOf({ item: placed, name });
  return room && ((text) => linesOf(sampleText(text, values), room, measure));
};

const titles: readonly (string | undefined)[] = ['title', 'label', 'linkText', 'menu', 'phone'];

const gained = (older: string | undefined, text: string): string =>
  older === undefined
    ? ''
    : textParts(older, text)
        .filter(({ kind }) => kind === 'new')
        .map((part) => part.text.trim())
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .join(' … ');

interface PairProps {
  placed: PlacedNode;
  field: WordField;
  /** The sample members who read the text; undefined if all members do. */
  readers: { names: readonly string[] | undefined } | undefined;
  takesFocus: boolean;
}

type Outdated = NonNullable<ReturnType<typeof staleOf>> & {
  readonly gained: string;
  readonly confirm: (() => void) | undefined;
};

const usePair = (address: WordField['address']) => {
  const { now, outbox, readOnly, put } = useEditor();
  const textOf = (at: string): string => {
    const value = decodeValue(outbox.valueAt(at)?.value ?? valueAt(now.files, at).value);
    return typeof value === 'string' ? value : '';
  };
  const texts = { en: textOf(address.en), es: textOf(address.es) };
  const before = valueAt(now.base, address.en).value;
  const found =
    texts.es === ''
      ? undefined
      : staleOf(
          now.files,
          { address: address.en, ...texts },
          typeof before === 'string' ? before : undefined,
        );
  // Saving confirms both texts together. Until then, only a change of English makes the translation outdated.
  const isUnsaved = [address.en, address.es].some((at) => outbox.valueAt(at) !== undefined);
  const stale = isUnsaved && found?.why !== 'english' ? undefined : found;
  const confirm = (): void => {
    const edit = confirmation(now.files, address.en, texts);
    if (edit) put([edit]);
  };
  const outdated: Outdated | undefined = stale && {
    ...stale,
    gained: gained(stale.older, texts.en),
    confirm: readOnly === undefined ? confirm : undefined,
  };
  return { texts, outdated };
};

const OutdatedNote = ({ why, older, gained: more, confirm }: Outdated) => {
  const { t } = useWords();
  return (
    <Note
      tone="wait"
      actions={
        confirm && (
          <Button small title="y" onClick={confirm}>
            {t('editor.stale.right')}
          </Button>
        )
      }
    >
      <b>{why === 'english' ? t('editor.stale.text') : t(`draft.problems.stale.${why}`)}</b>{' '}
      {more !== '' && <span>{t('editor.stale.gained', { more })}</span>}
      {more === '' && older !== undefined && <span lang="en">{t('editor.stale.older', { older })}</span>}
    </Note>
  );
};

const TextPair = ({ placed, field: { field, address }, readers, takesFocus }: PairProps) => {
  const { t } = useWords();
  const { nameOf, labelOf } = useFieldNames();
  const name = nameOf(field);
  const linesOfText = useLines(placed, name);
  const { texts, outdated } = usePair(address);
  useCommands(outdated?.confirm ? { stillRight: outdated.confirm } : {});
  const common = { isShort: titles.includes(name.known), linesOf: linesOfText };
  const labelIn = (lang: Language): string =>
    `${labelOf(name)}, ${t(lang === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`;
  return (
    <>
      <div className="pair">
        <FilledText
          {...common}
          label={labelIn('en')}
          address={address.en}
          lang="en"
          isStale={false}
          beside=""
          takesFocus={takesFocus}
        />
        <FilledText
          {...common}
          label={labelIn('es')}
          address={address.es}
          lang="es"
          isStale={outdated !== undefined}
          beside={texts.en}
          takesFocus={false}
        />
      </div>
      {readers && (
        <p className="row wrap tiny muted">
          {t('editor.link.wins')} <Samples names={readers.names} />
        </p>
      )}
      {outdated && <OutdatedNote {...outdated} />}
    </>
  );
};

const useItemTexts = (placed: PlacedNode, added: readonly string[]) => {
  const { t } = useWords();
  const { now } = useEditor();
  const { nameOf, wordOf, planOf } = useFieldNames();
  const winners = useWinners(placed.node.id);
  const variants = [...now.labels.variants.keys()];
  const fields = wordFields(now.files, placed, variants, added);
  const further = furtherWords(now.files, placed, variants, fields);
  const wordOfField = (field: string): string => wordOf(nameOf(field));
  const plansWith = (word: string): readonly string[] =>
    fields.flatMap(({ field }) => (wordOfField(field) === word ? (nameOf(field).variant ?? []) : []));
  const optionOf = (field: string): ComboOption => {
    const word = wordOfField(field);
    const { variant } = nameOf(field);
    if (variant === undefined) return { value: field, label: word, group: t('editor.form.addAll') };
    return { value: field, label: winners.offer(planOf(variant), variant, plansWith(word)), group: word };
  };
  const offered = (): readonly ComboOption[] => {
    const own = new Set(fields.map(({ field }) => wordOfField(field)));
    const words = [...new Set(further.map(wordOfField))];
    // Texts for all members come first, then those of plans. Text kinds that the item already has come before
    // others.
    const rank = (field: string): number => {
      if (nameOf(field).variant === undefined) return -1;
      const word = wordOfField(field);
      return words.indexOf(word) + (own.has(word) ? 0 : words.length);
    };
    return further.toSorted((one, other) => rank(one) - rank(other)).map(optionOf);
  };
  const readersOf = (field: string) => {
    const plans = plansWith(wordOfField(field));
    return plans.length === 0 ? undefined : { names: winners.of(nameOf(field).variant, plans) };
  };
  return { fields, hasFurther: further.length > 0, offered, readersOf };
};

const useLiveTexts = (fields: readonly WordField[]): readonly DraftEdit[] => {
  const { now } = useEditor();
  return fields
    .flatMap(({ address }) => [address.en, address.es])
    .map((address) => ({
      address,
      expected: valueAt(now.files, address).value,
      value: valueAt(now.base, address).value,
    }))
    .filter(({ expected, value }) => !sameJson(expected, value));
};

export const ItemTexts = ({ placed }: { placed: PlacedNode }) => {
  const { t } = useWords();
  const { readOnly, put } = useEditor();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { fields, hasFurther, offered, readersOf } = useItemTexts(placed, added);
  const back = useLiveTexts(fields);
  return (
    <section aria-label={t('editor.form.words')} data-panel>
      <h3 className="sec">
        {t('editor.form.words')}
        {back.length > 0 && readOnly === undefined && (
          <TextButton className="end small" onClick={() => put(back)}>
            <Icon name="undo" size="xs" /> {t('editor.form.back')}
          </TextButton>
        )}
      </h3>
      {fields.map((field) => (
        <TextPair
          key={field.field}
          {...{ placed, field }}
          readers={readersOf(field.field)}
          takesFocus={field.field === added.at(-1)}
        />
      ))}
      {fields.length === 0 && <p className="small muted">{t('editor.form.noWords')}</p>}
      {readOnly === undefined && hasFurther && (
        <AddChoice
          label={t('editor.form.add')}
          none={t('editor.tree.none')}
          of={offered}
          onAdd={(field) => setAdded([...added, field])}
        />
      )}
    </section>
  );
};
