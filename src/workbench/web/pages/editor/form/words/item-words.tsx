import { useState } from 'react';
import { carriedValue, sameJson } from '../../../../../../authoring/draft/json-value.ts';
import { useCommands } from '../../../../commands/use-commands.ts';
import { Button, TextButton } from '../../../../elements/button.tsx';
import { AddChoice } from '../../../../elements/fields.tsx';
import { Icon } from '../../../../elements/icon.tsx';
import { Note } from '../../../../elements/marks.tsx';
import { fieldName } from '../../../../source/field-name.ts';
import type { PlacedNode } from '../../../../source/outline-index.ts';
import { textParts } from '../../../../source/text-parts.ts';
import { useWords } from '../../../../words/use-words.ts';
import { useEditor } from '../../editor-context.ts';
import { confirmation } from '../../../../source/word-pairs.ts';
import { FilledText } from './filled-text.tsx';
import { furtherWords, valueAt, type WordField, wordFields } from '../item-fields.ts';

/** What a text is called in one line: its word and the plan it is for. */
const useFieldName = () => {
  const { language, t } = useWords();
  const { variants } = useEditor().now.sayings;
  return (field: string): string => {
    const { known, variant } = fieldName(`#/${field}`, '#', [...variants.keys()]);
    const label = known ? t(`draft.field.${known}`) : field;
    const plan = variant === undefined ? '' : ` ${t('editor.form.addFor', { variant: variants.get(variant)?.[language] ?? variant })}`;
    return label + plan;
  };
};

const titles: readonly (string | undefined)[] = ['title', 'label', 'linkText', 'menu', 'phone'];

/** What English gained since the Spanish was written, as far as the older text is known. */
const gained = (older: string | undefined, text: string): string =>
  older === undefined
    ? ''
    : textParts(older, text)
        .filter(({ kind }) => kind === 'new')
        .map((part) => part.text.trim())
        .filter((part) => part !== '')
        .join(' … ');

/** Both languages of one text side by side; a Spanish one that is older says so and can be confirmed. */
const WordPair = ({ field: { field, address } }: { readonly field: WordField }) => {
  const { t } = useWords();
  const { now, outbox, judgement, readOnly, put } = useEditor();
  const label = useFieldName()(field);
  const { known } = fieldName(`#/${field}`, '#', [...now.sayings.variants.keys()]);
  const stale = judgement?.staleWords.find((word) => word.address === address.en);
  const textOf = (at: string): string => {
    const value = carriedValue(outbox.valueAt(at)?.value ?? valueAt(now.files, at).value);
    return typeof value === 'string' ? value : '';
  };
  const texts = { en: textOf(address.en), es: textOf(address.es) };
  const more = gained(stale?.older, texts.en);
  const confirm = (): void => {
    const edit = confirmation(now.files, address.en, texts);
    if (edit) put([edit]);
  };
  const mayConfirm = stale !== undefined && stale.why !== 'missing' && readOnly === undefined;
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
            kind={titles.includes(known) ? 'title' : 'text'}
            isStale={lang === 'es' && stale !== undefined}
            beside={lang === 'es' ? texts.en : ''}
          />
        ))}
      </div>
      {stale && stale.why !== 'missing' && (
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
export const ItemWords = ({ placed }: { readonly placed: PlacedNode }) => {
  const { t } = useWords();
  const { now, readOnly, put } = useEditor();
  const nameOf = useFieldName();
  const [added, setAdded] = useState<readonly string[]>([]);
  const variants = [...now.sayings.variants.keys()];
  const fields = wordFields(now.files, placed, variants, added);
  const further = furtherWords(now.files, placed, variants, fields);
  const back = fields
    .flatMap(({ address }) => [address.en, address.es])
    .map((address) => ({ address, expected: valueAt(now.files, address).value, value: valueAt(now.base, address).value }))
    .filter(({ expected, value }) => !sameJson(expected, value));
  return (
    <section className="part" aria-label={t('editor.form.words')}>
      <h3 className="sec">
        {t('editor.form.words')}
        {back.length > 0 && readOnly === undefined && (
          <TextButton className="end small" onClick={() => put(back)}>
            <Icon name="undo" size="xs" /> {t('editor.form.back')}
          </TextButton>
        )}
      </h3>
      {fields.map((field) => (
        <WordPair key={field.field} field={field} />
      ))}
      {fields.length === 0 && <p className="small muted">{t('editor.form.noWords')}</p>}
      {readOnly === undefined && further.length > 0 && (
        <AddChoice
          label={t('editor.form.add')}
          of={further.map((field) => [field, nameOf(field)])}
          onAdd={(field) => setAdded([...added, field])}
        />
      )}
    </section>
  );
};
