import { useMemo, useState } from 'react';
import { addItem, itemListOf } from '../../../../../authoring/draft/items/item-edits.ts';
import { editsOfWrites } from '../../../../../authoring/draft/items/write-edits.ts';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { AddressOffer, isSearchText, useFieldFocus, useTargetOptions } from '../fields/target-field.tsx';
import { areFilled, BilingualField, emptyTexts } from './bilingual-field.tsx';
import { ContainerField } from './container-field.tsx';
import { IdField } from './id-field.tsx';
import { type ItemContainer, itemContainers } from './item-containers.ts';
import { NewForm } from './new-form.tsx';

interface Props {
  beside: PlacedNode | undefined;
  onClose: () => void;
}

// The chosen one, else the one around the chosen item, else the first below it.
const containerFor = (
  containers: readonly ItemContainer[],
  beside: PlacedNode | undefined,
): ItemContainer | undefined => {
  if (!beside) return undefined;
  const own = containers.find(({ placed }) => placed.node.entry === beside.node.entry);
  const around = itemListOf(beside.node)?.holder;
  const first = containers.find(({ placed }) => placed.above.some(({ id }) => id === beside.node.id));
  return own ?? containers.find(({ list }) => list.holder === around) ?? first;
};

const useNewItem = ({ beside, onClose }: Props) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const containers = useMemo(() => itemContainers(now), [now]);
  const [fields, setFields] = useState(() => ({
    ...{ container: containerFor(containers, beside), titles: emptyTexts, link: '' },
    id: undefined as string | undefined,
  }));
  const [refused, setRefused] = useState<string>();
  const { container, titles } = fields;
  const id = fields.id ?? nameOf(titles.en);
  const link = fields.link.trim();
  const make = (): void => {
    if (!container) return;
    const { list, placed } = container;
    const own = {
      ...(link !== '' && { link }),
      ...(list.field === 'entries' && { order: placed.node.children.length + 1 }),
    };
    const behind =
      beside && itemListOf(beside.node)?.holder === list.holder ? beside.node.place?.identity : undefined;
    const says = { en: titles.en.trim(), es: titles.es.trim() };
    const edits = addItem(textsNow, list, { id, fields: own, says }, behind);
    if (!edits) {
      setRefused(t('editor.new.taken'));
      return;
    }
    change(edits, t('editor.new.made', { name: titles[language] }));
    choose(`${placed.node.id}/${id}`);
    onClose();
  };
  const notYet = (): string | undefined => {
    if (!container) return t('editor.acts.movePick');
    if (!areFilled(titles)) return t('editor.new.bothLanguages');
    if (isSearchText(link)) return t('editor.link.noTarget');
    return isName(id) ? undefined : t('editor.new.notName');
  };
  const set = (changed: Partial<typeof fields>): void => {
    setFields((before) => ({ ...before, ...changed }));
    if (changed.id !== undefined) setRefused(undefined);
  };
  return { containers, fields, set, id, refused, notYet: notYet(), make };
};

export const NewItemForm = (props: Props) => {
  const { t } = useWords();
  const { containers, fields, set, id, refused, notYet, make } = useNewItem(props);
  const { textsNow } = useEditor();
  const change = useChange();
  const { options, address: url, known } = useTargetOptions(fields.link);
  const { whole, focusField } = useFieldFocus();
  const use = (link: string): void => {
    set({ link });
    focusField();
  };
  return (
    <NewForm {...{ notYet, refused }} onClose={props.onClose} onMake={make}>
      <ContainerField
        label={t('editor.new.where')}
        containers={containers}
        initial={fields.container}
        onChange={(container) => set({ container })}
      />
      <BilingualField
        label={t('draft.field.title')}
        value={fields.titles}
        onChange={(titles) => set({ titles })}
      />
      <div ref={whole} className="col">
        <ComboBox
          label={t('editor.form.to')}
          value={fields.link}
          options={options}
          placeholder={t('editor.link.find')}
          none={url === undefined ? t('editor.link.none') : undefined}
          takesFirst={isSearchText}
          onType={(link) => set({ link })}
          onChoose={({ value }) => set({ link: value })}
        />
        {isSearchText(fields.link) && (
          <div className="col tiny muted">
            <AddressOffer
              {...{ known, url }}
              text={fields.link}
              onUse={use}
              onMake={(write, target) => {
                change(editsOfWrites(textsNow, [write]), t('editor.new.made', { name: target }));
                use(target);
              }}
            />
          </div>
        )}
      </div>
      <IdField hint={t('editor.new.idHint')} value={id} onChange={(typed) => set({ id: typed })} />
    </NewForm>
  );
};
