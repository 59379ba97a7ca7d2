import { useState } from 'react';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { linkFields, valueAt } from '../../../draft/item-fields.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { AddChoice } from '../../../kit/add-choice.tsx';
import { Button } from '../../../kit/button.tsx';
import { Mark } from '../../../kit/marks.tsx';
import { useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { TargetField } from '../fields/target/target-field.tsx';
import { FieldBox } from '../fields/shared/field-box.tsx';
import { Switch } from '../fields/switch/switch-field.tsx';
import { useWinners } from './use-winners.ts';

interface Props {
  readonly placed: PlacedNode;
  /** Whether plans may have a link of their own. */
  readonly varies: boolean;
  readonly hasNewTab: boolean;
}

/** Where an item leads, for everybody and for plans of their own, and which sample members get which; the first plan that applies wins. */
export const ItemLinks = ({ placed, varies, hasNewTab }: Props) => {
  const { t, language } = useWords();
  const { now, readOnly, put } = useEditor();
  const [added, setAdded] = useState<readonly string[]>([]);
  const { entry, id } = placed.node;
  const winners = useWinners(id);
  const { variants } = now.sayings;
  const entryNow = decodeValue(valueAt(now.files, entry).value);
  const fields = linkFields(entryNow, varies ? [...variants.keys()] : [], added);
  const further = varies ? [...variants.keys()].filter((name) => !fields.includes(`${name}Link`)) : [];
  const nameOf = (name: string): string => variants.get(name)?.[language] ?? name;
  const variantOf = (field: string): string | undefined => (field === 'link' ? undefined : field.slice(0, -'Link'.length));
  const labelOf = (field: string): string => {
    const variant = variantOf(field);
    return variant === undefined ? t(fields.length > 1 ? 'editor.form.everybody' : 'editor.form.anyPlan') : nameOf(variant);
  };
  const having = fields.flatMap((field) => variantOf(field) ?? []);
  const targetOf = (field: string): unknown => decodeValue(valueAt(now.files, `${entry}/${field}`).value);
  const isNew = (field: string): boolean => valueAt(now.base, `${entry}/${field}`).value === null && targetOf(field) !== undefined;
  return (
    <section className="part" aria-label={t('editor.form.link')} data-panel>
      <h3 className="sec">
        {t('editor.form.link')}
        {hasNewTab && (
          <span className="end">
            <Switch address={`${entry}/openInNewTab`} label={t('editor.form.newTab')} />
          </span>
        )}
      </h3>
      <div className="wins" role="table" aria-label={t('editor.form.link')}>
        <div role="row" className="sr">
          <span role="columnheader">{t('editor.form.for')}</span>
          <span role="columnheader">{t('editor.link.wins')}</span>
          <span role="columnheader">{t('editor.form.to')}</span>
        </div>
        {fields.map((field) => (
          <div role="row" key={field}>
            <span role="rowheader">
              {isNew(field) && <Mark kind="new" />} {labelOf(field)}
            </span>
            <span role="cell" className="row" title={t('editor.link.wins')}>
              <Samples names={winners.of(variantOf(field), having)} />
              {readOnly === undefined && field !== 'link' && (
                <Button
                  kind="quiet"
                  small
                  icon="close"
                  aria-label={`${t('editor.form.removeLink')}: ${labelOf(field)}`}
                  onClick={() => {
                    setAdded(added.filter((name) => name !== field));
                    const { value } = valueAt(now.files, `${entry}/${field}`);
                    if (value !== null) put([{ address: `${entry}/${field}`, expected: value, value: null }]);
                  }}
                />
              )}
            </span>
            <span role="cell">
              <FieldBox address={`${entry}/${field}`}>
                <TargetField address={`${entry}/${field}`} label={labelOf(field)} hideLabel takesFocus={field === added.at(-1)} />
              </FieldBox>
            </span>
          </div>
        ))}
      </div>
      {readOnly === undefined && further.length > 0 && (
        <>
          <AddChoice
            label={t('editor.form.addLink')}
            none={t('editor.tree.none')}
            of={() => further.map((name) => ({ value: name, label: winners.offer(nameOf(name), name, having) }))}
            onAdd={(name) => setAdded([...added, `${name}Link`])}
          />
          <p className="tiny muted">{t('editor.link.order', { plans: [...variants.keys()].map(nameOf).join(', ') })}</p>
        </>
      )}
    </section>
  );
};
