import { useMemo, useState } from 'react';
import { addItem, itemListOf } from '../../../../../authoring/draft/items/item-edits.ts';
import { linkTargets } from '../../../draft/content/link-targets.ts';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box.tsx';
import { TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { isSearchText } from '../fields/target/target-field.tsx';
import { type ItemContainer, itemContainers } from './item-containers.ts';
import { NewForm } from './new-form.tsx';
import { areFilled, emptyTexts, BilingualField } from './bilingual-field.tsx';
import { useChange } from './use-change.ts';

interface Props {
  readonly beside: PlacedNode | undefined;
  readonly onClose: () => void;
}

/** The holder that something new goes into by what is chosen: the one that is chosen, else the one it stands in. */
const holderOf = (holders: readonly ItemContainer[], beside: PlacedNode | undefined): ItemContainer | undefined => {
  if (!beside) return undefined;
  const own = holders.find(({ placed }) => placed.node.entry === beside.node.entry);
  const around = itemListOf(beside.node)?.holder;
  const first = holders.find(({ placed }) => placed.above.some(({ id }) => id === beside.node.id));
  return own ?? holders.find(({ list }) => list.holder === around) ?? first;
};

/** A new card or link: where it stands, what it says in both languages, where it leads. Who sees it and the rest are told in its form. */
export const NewItemForm = ({ beside, onClose }: Props) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const holders = useMemo(() => itemContainers(now), [now]);
  const pathTo = ({ placed: { node, above } }: ItemContainer): string => [...above, node].map((one) => nodeName(one, language)).join(' › ');
  const [holder, setHolder] = useState(() => holderOf(holders, beside));
  const [where, setWhere] = useState(() => (holder ? pathTo(holder) : ''));
  const [says, setSays] = useState(emptyTexts);
  const [id, setId] = useState<string>();
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState<string>();
  const own = id ?? nameOf(says.en);
  const isEntry = holder?.list.field === 'entries';
  const last = holder?.placed.node.children.length ?? 0;
  const make = (): void => {
    if (!holder) return;
    const fields = { ...(link.trim() !== '' && { link: link.trim() }), ...(isEntry && { order: last + 1 }) };
    const behind = beside && itemListOf(beside.node)?.holder === holder.list.holder ? beside.node.place?.identity : undefined;
    const edits = addItem(textsNow, holder.list, { id: own, fields, says: { en: says.en.trim(), es: says.es.trim() } }, behind);
    if (!edits) {
      setRefused(t('editor.new.taken'));
      return;
    }
    change(edits, t('editor.new.made', { name: says[language] }));
    choose(`${holder.placed.node.id}/${own}`);
    onClose();
  };
  const notYet = !holder
    ? t('editor.acts.movePick')
    : !areFilled(says)
      ? t('editor.new.bothLanguages')
      : !isName(own)
        ? t('editor.new.notName')
        : undefined;
  return (
    <NewForm {...{ notYet, refused, onClose }} onMake={make}>
      <ComboBox
        label={t('editor.new.where')}
        value={where}
        options={holders.map((one) => ({ value: one.placed.node.id, label: pathTo(one), more: one.placed.node.id }))}
        none={t('editor.acts.moveNone')}
        onType={(text) => {
          setWhere(text);
          setHolder(undefined);
        }}
        onChoose={({ value, label }) => {
          setWhere(label);
          setHolder(holders.find(({ placed }) => placed.node.id === value));
        }}
      />
      <BilingualField label={t('draft.field.title')} value={says} onChange={setSays} />
      <ComboBox
        label={t('editor.form.to')}
        value={link}
        options={linkTargets(now.files, now.outline).map(({ target, scheme, name }) => ({
          value: target,
          label: name[language],
          more: target,
          group: t(`editor.scheme.${scheme}`),
        }))}
        placeholder={t('editor.link.find')}
        none={t('editor.link.none')}
        takesFirst={isSearchText}
        onType={setLink}
        onChoose={({ value }) => setLink(value)}
      />
      <TextField
        label={t('editor.new.id')}
        className="code"
        hint={t('editor.new.idHint')}
        spellCheck={false}
        value={own}
        onChange={({ target }) => {
          setRefused(undefined);
          setId(target.value);
        }}
      />
    </NewForm>
  );
};
