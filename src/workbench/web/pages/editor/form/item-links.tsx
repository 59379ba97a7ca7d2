import { useId, useState } from 'react';
import { carriedValue } from '../../../../../authoring/draft/json-value.ts';
import type { Judgement } from '../../../../api/generated/api-shapes.ts';
import { Button } from '../../../elements/button.tsx';
import { Choice, TextField } from '../../../elements/fields.tsx';
import { useWords } from '../../../words/use-words.ts';
import { type FormProps, linkFields, linkTargets, valueAt } from './item-fields.ts';
import { DisputeNote } from './kept-field.tsx';

/** Where an item leads, for everybody and for plans of their own; the first plan that applies wins. */
export const ItemLinks = ({ placed, files, outbox, readOnly, judgement }: FormProps & { readonly judgement: Judgement | undefined }) => {
  const { t, language } = useWords();
  const list = useId();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { entry } = placed.node;
  const { variants } = files.sayings;
  const value = carriedValue(valueAt(files.files, entry).value);
  const fields = linkFields(value, [...variants.keys()], added);
  const screens = files.outline.all.flatMap(({ node }) => (node.kind === 'screen' ? [node.id] : []));
  const further = [...variants.keys()].filter((name) => !fields.includes(`${name}Link`));
  const labelOf = (field: string): string => {
    if (field === 'link') return t(fields.length > 1 ? 'editor.form.everybody' : 'editor.form.anyPlan');
    const name = field.slice(0, -'Link'.length);
    return variants.get(name)?.[language] ?? name;
  };
  return (
    <section className="part" aria-label={t('editor.form.link')}>
      <h3 className="sec">{t('editor.form.link')}</h3>
      <datalist id={list}>
        {linkTargets(files.files, screens).map((target) => (
          <option key={target} value={target} />
        ))}
      </datalist>
      {fields.map((field) => {
        const address = `${entry}/${field}`;
        const found = valueAt(files.files, address).value;
        const kept = outbox.valueAt(address);
        const shown = carriedValue(kept ? kept.value : found);
        const dispute = outbox.view.outbox.disputes[address];
        return (
          <div key={field} className="kept">
            <div className="row link-row">
              <TextField
                label={labelOf(field)}
                list={list}
                className="code"
                value={typeof shown === 'string' ? shown : ''}
                readOnly={readOnly}
                spellCheck={false}
                state={valueAt(files.base, address).value === found ? 'plain' : 'changed'}
                problem={judgement?.problems.find((one) => one.address === address && one.severity === 'error')?.message}
                onChange={({ target }) => outbox.type(address, found, target.value === '' ? null : target.value)}
              />
              {!readOnly && field !== 'link' && (
                <Button
                  kind="quiet"
                  small
                  icon="close"
                  aria-label={`${t('editor.form.removeLink')}: ${labelOf(field)}`}
                  onClick={() => {
                    setAdded(added.filter((name) => name !== field));
                    outbox.type(address, found, null);
                  }}
                />
              )}
            </div>
            {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
          </div>
        );
      })}
      {fields.length > 1 && <p className="small muted">{t('editor.form.firstWins')}</p>}
      {!readOnly && further.length > 0 && (
        <Choice label={t('editor.form.addLink')} value="" onChange={({ target }) => setAdded([...added, `${target.value}Link`])}>
          <option value="">{t('editor.form.addLink')}</option>
          {further.map((name) => (
            <option key={name} value={name}>
              {variants.get(name)?.[language] ?? name}
            </option>
          ))}
        </Choice>
      )}
    </section>
  );
};
