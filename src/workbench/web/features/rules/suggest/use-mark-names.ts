import { useMemo } from 'react';
import { outlineOf } from '../../../../../authoring/draft/outline.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { nodeName, outlineIndex, type OutlineIndex } from '../../../draft/content/outline-index.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { useRules } from '../source/rules-source.ts';

const itemOptions = (outline: OutlineIndex, language: Language): readonly ComboOption[] =>
  outline.all.map(({ node, above }) => {
    const title = nodeName(node, language);
    const screen = above[0] && nodeName(above[0], language);
    return { value: node.id, label: screen === undefined ? title : `${title} · ${screen}`, more: node.id };
  });

const useMemberOptions = (): readonly ComboOption[] => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  return useMemo(() => {
    const plans = (answer?.plans ?? []).map(({ name, says }) => ({
      value: `plan:${name}`,
      label: says,
      group: t('rules.wish.plans'),
    }));
    const facts = (answer?.facts ?? []).filter(({ type }) => type === 'boolean');
    const named = [...(answer?.rules ?? []), ...facts].map(({ name, says }) => ({
      value: name,
      label: says,
      more: name,
      group: t('rules.wish.rules'),
    }));
    return [{ value: 'everybody', label: t('rules.wish.everybody') }, ...plans, ...named];
  }, [answer, t]);
};

export const useMarkNames = () => {
  const { t, language } = useWords();
  const { files } = useRules();
  const outline = useMemo(() => outlineIndex(outlineOf(files)), [files]);
  const items = useMemo(() => itemOptions(outline, language), [outline, language]);
  const members = useMemberOptions();
  const labelOf = (options: readonly ComboOption[], value: string): string =>
    options.find((one) => one.value === value)?.label ?? value;
  const memberLabel = (part: string): string =>
    part.startsWith('!')
      ? t('rules.word.notThat', { what: labelOf(members, part.slice(1)) })
      : labelOf(members, part);
  return {
    items,
    members,
    titleOf: (id: string): string | undefined => {
      const found = outline.byId(id);
      return found && nodeName(found.node, language);
    },
    itemLabel: (id: string): string => labelOf(items, id),
    membersLabel: (who: string): string =>
      who
        .split(',')
        .map(memberLabel)
        .join(` ${t('rules.word.and')} `),
  };
};

export type MarkNames = ReturnType<typeof useMarkNames>;
