import { useMemo, useState } from 'react';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import type { WishMark } from '../../../../../authoring/reports/wish-marks.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { outlineIndex, nodeName } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { ComboBox, type ComboOption } from '../../../kit/combo-box.tsx';
import { Segments } from '../../../kit/segments.tsx';
import { useRules } from '../context/rule-source.ts';

/** What the items and the groups of members are called, for those who choose and for marks that are told. */
export const useMarkWords = () => {
  const { t, language } = useWords();
  const { files } = useRules();
  const outline = useMemo(() => outlineIndex(outlineOf(files)), [files]);
  const { answer: names } = useWorkerAnswer('askable', { side: 'draft', language });
  const items = useMemo(
    () =>
      outline.all.map(({ node, above }): ComboOption => {
        const title = nodeName(node, language);
        const place = above[0] && nodeName(above[0], language);
        return { value: node.id, label: place === undefined ? title : `${title} · ${place}`, more: node.id };
      }),
    [outline, language],
  );
  const groups = useMemo((): readonly ComboOption[] => {
    const plans = (names?.plans ?? []).map(({ name, says }) => ({ value: `plan:${name}`, label: says, group: t('rules.wish.plans') }));
    const rules = names?.rules ?? [];
    const facts = (names?.facts ?? []).filter(({ type }) => type === 'boolean');
    const named = [...rules, ...facts].map(({ name, says }) => ({ value: name, label: says, more: name, group: t('rules.wish.rules') }));
    return [{ value: 'everybody', label: t('rules.wish.everybody') }, ...plans, ...named];
  }, [names, t]);
  const labelOf = (options: readonly ComboOption[], value: string): string => options.find((one) => one.value === value)?.label ?? value;
  return {
    items,
    groups,
    /** The title of an item alone; undefined: there is none of this id. */
    titleOf: (id: string): string | undefined => {
      const found = outline.byId(id);
      return found && nodeName(found.node, language);
    },
    itemSays: (id: string): string => labelOf(items, id),
    whoSays: (who: string): string =>
      who
        .split(',')
        .map((part) => (part.startsWith('!') ? t('rules.word.notThat', { what: labelOf(groups, part.slice(1)) }) : labelOf(groups, part)))
        .join(` ${t('rules.word.and')} `),
  };
};

/** How items and groups are called on the page of wishes. */
export type MarkWords = ReturnType<typeof useMarkWords>;

interface Props {
  readonly words: MarkWords;
  /** The id of the item that somebody came from; empty: they choose one. */
  readonly from: string;
  readonly onAdd: (mark: WishMark) => void;
}

/** Adds a mark: an item, that it is shown or hidden, and to whom. */
export const AddMark = ({ words, from, onAdd }: Props) => {
  const { t } = useWords();
  const [item, setItem] = useState(words.items.find(({ value }) => value === from));
  const [who, setWho] = useState<ComboOption>();
  const [typed, setTyped] = useState({ item: item?.label ?? '', who: '' });
  const [verb, setVerb] = useState<'show' | 'hide'>('show');
  return (
    <form
      className="add-mark"
      onSubmit={(event) => {
        event.preventDefault();
        if (!item || !who) return;
        onAdd({ item: item.value, isShown: verb === 'show', who: who.value });
        setItem(undefined);
        setTyped({ item: '', who: typed.who });
      }}
    >
      <ComboBox
        label={t('rules.wish.item')}
        value={typed.item}
        options={words.items}
        none={t('rules.wish.noItem')}
        onType={(text) => {
          setItem(undefined);
          setTyped({ ...typed, item: text });
        }}
        onChoose={(option) => {
          setItem(option);
          setTyped({ ...typed, item: option.label });
        }}
      />
      <Segments
        label={t('rules.wish.verb')}
        of={[
          { name: 'show', label: t('rules.wish.show'), icon: 'eye' },
          { name: 'hide', label: t('rules.wish.hide'), icon: 'minus' },
        ]}
        chosen={verb}
        onChoose={setVerb}
      />
      <ComboBox
        label={t('rules.wish.who')}
        value={typed.who}
        options={words.groups}
        none={t('rules.wish.noWho')}
        onType={(text) => {
          setWho(undefined);
          setTyped({ ...typed, who: text });
        }}
        onChoose={(option) => {
          setWho(option);
          setTyped({ ...typed, who: option.label });
        }}
      />
      <Button type="submit" icon="plus" notYet={item && who ? undefined : t('rules.wish.notYet')}>
        {t('rules.wish.add')}
      </Button>
    </form>
  );
};
