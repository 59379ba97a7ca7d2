import { useState } from 'react';
import type { Judgement } from '../../../../api/generated/api-shapes.ts';
import { Button } from '../../../elements/button.tsx';
import { Choice } from '../../../elements/fields.tsx';
import { Note } from '../../../elements/marks.tsx';
import { useWords } from '../../../words/use-words.ts';
import { fieldName } from '../../../source/field-name.ts';
import { type FormProps, furtherWords, valueAt, type WordField, wordFields } from './item-fields.ts';
import { KeptText } from './kept-field.tsx';
import { pairEdit } from './pair-edit.ts';

/** What a field is called in one line: its word and the plan it is for. */
export const useFieldName = ({ files }: Pick<FormProps, 'files'>) => {
  const { language, t } = useWords();
  const { variants } = files.sayings;
  return (field: string): string => {
    const { known, variant } = fieldName(`#/${field}`, '#', [...variants.keys()]);
    const label = known ? t(`draft.field.${known}`) : field;
    const plan = variant === undefined ? '' : ` ${t('editor.form.addFor', { variant: variants.get(variant)?.[language] ?? variant })}`;
    return label + plan;
  };
};

interface PairProps extends FormProps {
  readonly field: WordField;
  readonly judgement: Judgement | undefined;
}

/** Both languages of one text side by side; a Spanish one that is older says so and can be confirmed. */
const WordPair = ({ field: { field, address }, files, outbox, readOnly, judgement }: PairProps) => {
  const { t } = useWords();
  const label = useFieldName({ files })(field);
  const stale = judgement?.staleWords.find((word) => word.address === address.en);
  const problemOf = (at: string): string | undefined =>
    judgement?.problems.find((problem) => problem.address === at && problem.severity === 'error')?.message;
  const found = { en: valueAt(files.files, address.en).value, es: valueAt(files.files, address.es).value };
  const texts = { en: typeof found.en === 'string' ? found.en : '', es: typeof found.es === 'string' ? found.es : '' };
  const isChanged = (at: string, value: unknown): boolean => valueAt(files.base, at).value !== value;
  const confirm = async (): Promise<void> => {
    const edit = await pairEdit(files.files, address.en, texts.en, texts.es);
    outbox.type(edit.address, edit.expected, edit.value);
  };
  return (
    <>
      <div className="pair">
        {(['en', 'es'] as const).map((lang) => (
          <KeptText
            key={lang}
            {...{ outbox, readOnly, lang }}
            label={`${label}, ${t(lang === 'en' ? 'editor.form.english' : 'editor.form.spanish')}`}
            address={address[lang]}
            found={found[lang]}
            problem={problemOf(address[lang])}
            state={lang === 'es' && stale ? 'stale' : isChanged(address[lang], found[lang]) ? 'changed' : 'plain'}
          />
        ))}
      </div>
      {stale && stale.why !== 'missing' && (
        <Note
          tone="wait"
          acts={
            !readOnly && (
              <Button small onClick={() => void confirm()}>
                {t('editor.stale.right')}
              </Button>
            )
          }
        >
          <b>{stale.why === 'english' ? t('editor.stale.text') : t(`draft.problems.stale.${stale.why}`)}</b>{' '}
          {stale.older !== undefined && <span lang="en">{t('editor.stale.older', { older: stale.older })}</span>}
        </Note>
      )}
    </>
  );
};

/** All texts of an item, and a way to add one. */
export const ItemWords = (props: FormProps & { readonly judgement: Judgement | undefined }) => {
  const { t } = useWords();
  const { placed, files, readOnly } = props;
  const nameOf = useFieldName(props);
  const [added, setAdded] = useState<readonly string[]>([]);
  const variants = [...files.sayings.variants.keys()];
  const fields = wordFields(files.files, placed, variants, added);
  const further = furtherWords(placed, variants, fields);
  return (
    <section className="part" aria-label={t('editor.form.words')}>
      <h3 className="sec">{t('editor.form.words')}</h3>
      {fields.map((field) => (
        <WordPair key={field.field} {...props} field={field} />
      ))}
      {!readOnly && further.length > 0 && (
        <Choice label={t('editor.form.add')} value="" onChange={({ target }) => setAdded([...added, target.value])}>
          <option value="">{t('editor.form.addPick')}</option>
          {further.map((field) => (
            <option key={field} value={field}>
              {nameOf(field)}
            </option>
          ))}
        </Choice>
      )}
    </section>
  );
};
