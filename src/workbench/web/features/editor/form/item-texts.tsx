import { useMemo, useState } from 'react';
import { decodeValue, sameJson } from '../../../../../authoring/draft/json-value.ts';
import { memoize } from '../../../../../rules/memoize.ts';
import { type FieldName, fieldName } from '../../../draft/content/field-name.ts';
import { valueSamples } from '../../../draft/content/named-values.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { textParts } from '../../../draft/content/text-parts.ts';
import { linesOf, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import { useMeasure } from '../../../draft/content/use-measure.ts';
import { confirmation, staleOf } from '../../../draft/content/word-pairs.ts';
import { furtherWords, valueAt, type WordField, wordFields } from '../../../draft/item-fields.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { AddChoice } from '../../../kit/add-choice.tsx';
import { Button, TextButton } from '../../../kit/button.tsx';
import type { ComboOption } from '../../../kit/combo-options.ts';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { FilledText } from '../fields/filled-text/filled-text.tsx';
import { useWinners } from './use-winners.ts';

/** What the texts of an item are called: their word and the plan they are for. */
const useFieldNames = () => {
  const { language, t } = useWords();
  const { variants } = useEditor().now.sayings;
  const nameOf = useMemo(() => memoize((field: string): FieldName => fieldName(`#/${field}`, '#', [...variants.keys()])), [variants]);
  const wordOf = ({ known, written }: FieldName): string => (known ? t(`draft.field.${known}`) : written);
  const planOf = (variant: string): string => variants.get(variant)?.[language] ?? variant;
  const labelOf = (name: FieldName): string =>
    name.variant === undefined ? wordOf(name) : `${wordOf(name)} ${t('editor.form.addFor', { variant: planOf(name.variant) })}`;
  return { nameOf, wordOf, planOf, labelOf };
};

/** How many lines a text takes in its place on a phone; undefined for running text. */
const useLines = (placed: PlacedNode, name: FieldName): ((text: string) => number) | undefined => {
  const { files } = useEditor().now;
  const measure = useMeasure();
  const values = useMemo(() => valueSamples(files), [files]);
  const room = roomOf({ item: placed, name });
  return room && ((text) => linesOf(sampleText(text, values), room, measure));
};

const titles: readonly (string | undefined)[] = ['title', 'label', 'linkText', 'menu', 'phone'];

/** What English gained since the Spanish was written, as far as the older text is known. */
const gained = (older: string | undefined, text: string): string =>
  older === undefined
    ? ''
    : textParts(older, text)
        .filter(({ kind }) => kind === 'new')
        .map((part) => part.text.trim())
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .join(' … ');

interface PairProps {
  readonly placed: PlacedNode;
  readonly field: WordField;
  /** Sample members who read it; undefined where it is everybody's. */
  readonly readers: { readonly names: readonly string[] | undefined } | undefined;
  /** It was just added: the focus goes there. */
  readonly takesFocus: boolean;
}

/** Both languages of one text side by side; a Spanish one that is older says so and can be confirmed. */
const TextPair = ({ placed, field: { field, address }, readers, takesFocus }: PairProps) => {
  const { t } = useWords();
  const { now, outbox, readOnly, put } = useEditor();
  const { nameOf, labelOf } = useFieldNames();
  const name = nameOf(field);
  const label = labelOf(name);
  const lines = useLines(placed, name);
  const textOf = (at: string): string => {
    const value = decodeValue(outbox.valueAt(at)?.value ?? valueAt(now.files, at).value);
    return typeof value === 'string' ? value : '';
  };
  const texts = { en: textOf(address.en), es: textOf(address.es) };
  const before = valueAt(now.base, address.en).value;
  const found =
    texts.es === '' ? undefined : staleOf(now.files, { address: address.en, ...texts }, typeof before === 'string' ? before : undefined);
  // Both texts belong together once they are saved: until then only English that changed is told.
  const isWritten = [address.en, address.es].some((at) => outbox.valueAt(at) !== undefined);
  const stale = isWritten && found?.why !== 'english' ? undefined : found;
  const more = gained(stale?.older, texts.en);
  const confirm = (): void => {
    const edit = confirmation(now.files, address.en, texts);
    if (edit) put([edit]);
  };
  const mayConfirm = stale !== undefined && readOnly === undefined;
  useCommands(mayConfirm ? { stillRight: confirm } : {});
  return (
    <>
      <div className="pair">
        {(['en', 'es'] as const).map((lang) => (
          <FilledText
            key={lang}
            label={`${label}, ${t(lang === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`}
            address={address[lang]}
            lang={lang}
            isShort={titles.includes(name.known)}
            linesOf={lines}
            isStale={lang === 'es' && stale !== undefined}
            beside={lang === 'es' ? texts.en : ''}
            takesFocus={takesFocus && lang === 'en'}
          />
        ))}
      </div>
      {readers && (
        <p className="row wrap tiny muted">
          {t('editor.link.wins')} <Samples names={readers.names} />
        </p>
      )}
      {stale && (
        <Note
          tone="wait"
          acts={
            mayConfirm && (
              <Button small title="y" onClick={confirm}>
                {t('editor.stale.right')}
              </Button>
            )
          }
        >
          <b>{stale.why === 'english' ? t('editor.stale.text') : t(`draft.problems.stale.${stale.why}`)}</b>{' '}
          {more !== '' ? (
            <span>{t('editor.stale.gained', { more })}</span>
          ) : (
            stale.older !== undefined && <span lang="en">{t('editor.stale.older', { older: stale.older })}</span>
          )}
        </Note>
      )}
    </>
  );
};

/** All texts of an item, a way to add one, and a way back to what is live. */
export const ItemTexts = ({ placed }: { readonly placed: PlacedNode }) => {
  const { t } = useWords();
  const { now, readOnly, put } = useEditor();
  const { nameOf, wordOf, planOf } = useFieldNames();
  const winners = useWinners(placed.node.id);
  const [added, setAdded] = useState<readonly string[]>([]);
  const variants = [...now.sayings.variants.keys()];
  const fields = wordFields(now.files, placed, variants, added);
  const further = furtherWords(now.files, placed, variants, fields);
  /** The plans that have a word of a kind of their own. */
  const having = (word: string): readonly string[] =>
    fields.flatMap(({ field }) => {
      const name = nameOf(field);
      return wordOf(name) === word ? (name.variant ?? []) : [];
    });
  const offered = (): readonly ComboOption[] => {
    const own = new Set(fields.map(({ field }) => wordOf(nameOf(field))));
    const words = [...new Set(further.map((field) => wordOf(nameOf(field))))];
    /** First words for everybody; then, word by word, those of plans, words that the item has already before others. */
    const rank = (field: string): number => {
      const name = nameOf(field);
      const word = wordOf(name);
      return name.variant === undefined ? -1 : words.indexOf(word) + (own.has(word) ? 0 : words.length);
    };
    return further
      .toSorted((one, other) => rank(one) - rank(other))
      .map((field) => {
        const name = nameOf(field);
        const word = wordOf(name);
        if (name.variant === undefined) return { value: field, label: word, group: t('editor.form.addAll') };
        return { value: field, label: winners.offer(planOf(name.variant), name.variant, having(word)), group: word };
      });
  };
  const readersOf = (field: string) => {
    const name = nameOf(field);
    const plans = having(wordOf(name));
    return plans.length === 0 ? undefined : { names: winners.of(name.variant, plans) };
  };
  const back = fields
    .flatMap(({ address }) => [address.en, address.es])
    .map((address) => ({ address, expected: valueAt(now.files, address).value, value: valueAt(now.base, address).value }))
    .filter(({ expected, value }) => !sameJson(expected, value));
  return (
    <section className="part" aria-label={t('editor.form.words')} data-panel>
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
          placed={placed}
          field={field}
          readers={readersOf(field.field)}
          takesFocus={field.field === added.at(-1)}
        />
      ))}
      {fields.length === 0 && <p className="small muted">{t('editor.form.noWords')}</p>}
      {readOnly === undefined && further.length > 0 && (
        <AddChoice label={t('editor.form.add')} none={t('editor.tree.none')} of={offered} onAdd={(field) => setAdded([...added, field])} />
      )}
    </section>
  );
};
