import { useState } from 'react';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { linkFields } from '../../../draft/item-fields.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { AddChoice } from '../../../kit/combo-box/add-choice.tsx';
import { Button } from '../../../kit/button.tsx';
import { Mark } from '../../../kit/marks.tsx';
import { useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { TargetField } from '../fields/target-field.tsx';
import { FieldBox } from '../fields/schema-field.tsx';
import { Switch } from '../fields/switch-field.tsx';
import { useWinners } from './use-winners.ts';
import styles from './item-form.module.css';

interface Props {
  placed: PlacedNode;
  varies: boolean;
  hasNewTab: boolean;
}

const variantOf = (field: string): string | undefined =>
  field === 'link' ? undefined : field.slice(0, -'Link'.length);

const useItemLinks = ({ placed: { node }, varies }: Pick<Props, 'placed' | 'varies'>) => {
  const { t, language } = useWords();
  const { now, put } = useEditor();
  const [added, setAdded] = useState<readonly string[]>([]);
  const winners = useWinners(node.id);
  const { variants } = now.labels;
  const plans = varies ? [...variants.keys()] : [];
  const valueOf = (field: string): unknown => valueAt(now.files, `${node.entry}/${field}`).value;
  const fields = linkFields(decodeValue(valueAt(now.files, node.entry).value), plans, added);
  const having = fields.flatMap((field) => variantOf(field) ?? []);
  const planOf = (name: string): string => variants.get(name)?.[language] ?? name;
  const rowOf = (field: string) => {
    const variant = variantOf(field);
    const address = `${node.entry}/${field}`;
    return {
      ...{ field, address, variant },
      label:
        variant === undefined
          ? t(fields.length > 1 ? 'editor.form.everybody' : 'editor.form.anyPlan')
          : planOf(variant),
      isNew: valueAt(now.base, address).value === null && decodeValue(valueOf(field)) !== undefined,
      takesFocus: field === added.at(-1),
      readers: winners.of(variant, having),
      remove: (): void => {
        setAdded(added.filter((name) => name !== field));
        const value = valueOf(field);
        if (value !== null) put([{ address, expected: value, value: null }]);
      },
    };
  };
  return {
    rows: fields.map(rowOf),
    further: plans.filter((name) => !fields.includes(`${name}Link`)),
    offer: (name: string): string => winners.offer(planOf(name), name, having),
    add: (name: string): void => setAdded([...added, `${name}Link`]),
    order: [...variants.values()].map(({ short }) => short[language]).join(', '),
  };
};

type LinkRow = ReturnType<typeof useItemLinks>['rows'][number];

const LinkOf = ({ address, variant, label, isNew, takesFocus, readers, remove }: LinkRow) => {
  const { t } = useWords();
  const { readOnly } = useEditor();
  return (
    <div role="row" className={styles.link}>
      <span role="rowheader">
        {isNew && <Mark kind="new" />} {label}
      </span>
      <span role="cell" className="row" title={t('editor.link.wins')}>
        <Samples names={readers} />
        {readOnly === undefined && variant !== undefined && (
          <Button
            kind="quiet"
            small
            icon="close"
            aria-label={`${t('editor.form.removeLink')}: ${label}`}
            onClick={remove}
          />
        )}
      </span>
      <span role="cell">
        <FieldBox address={address}>
          <TargetField {...{ address, label, takesFocus }} hideLabel />
        </FieldBox>
      </span>
    </div>
  );
};

export const ItemLinks = ({ placed, varies, hasNewTab }: Props) => {
  const { t } = useWords();
  const { readOnly } = useEditor();
  const { rows, further, offer, add, order } = useItemLinks({ placed, varies });
  return (
    <section aria-label={t('editor.form.link')} data-panel>
      <h3 className="sec">
        {t('editor.form.link')}
        {hasNewTab && (
          <span className="end">
            <Switch address={`${placed.node.entry}/openInNewTab`} label={t('editor.form.newTab')} />
          </span>
        )}
      </h3>
      <div className={styles.links} role="table" aria-label={t('editor.form.link')}>
        <div role="row" className="sr">
          <span role="columnheader">{t('editor.form.for')}</span>
          <span role="columnheader">{t('editor.link.wins')}</span>
          <span role="columnheader">{t('editor.form.to')}</span>
        </div>
        {rows.map((row) => (
          <LinkOf key={row.field} {...row} />
        ))}
      </div>
      {readOnly === undefined && further.length > 0 && (
        <>
          <AddChoice
            label={t('editor.form.addLink')}
            none={t('editor.tree.none')}
            of={() => further.map((name) => ({ value: name, label: offer(name) }))}
            onAdd={add}
          />
          <p className="tiny muted">{t('editor.link.order', { plans: order })}</p>
        </>
      )}
    </section>
  );
};
