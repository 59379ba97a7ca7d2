import { useWords } from '../i18n/use-words.ts';
import { fieldName } from './content/field-name.ts';
import { nodeName, type OutlineIndex } from './content/outline-index.ts';
import type { ConditionLabels } from './content/condition-labels.ts';

export interface Named {
  readonly outline: OutlineIndex;
  readonly labels: ConditionLabels;
}

export const useAddressName = (named: Named | undefined): ((address: string) => string) => {
  const { t, language } = useWords();
  return (address) => {
    const placed = named?.outline.ownerOf(address);
    if (!named || !placed) {
      const steps = address.slice(address.lastIndexOf('#') + 1);
      const [kind, rule] = steps.split('/');
      const says =
        kind === 'rules' && rule !== undefined ? named?.labels.conditions.get(rule)?.[language] : undefined;
      return says ?? (steps || address);
    }
    const { entry, words } = placed.node;
    const item = nodeName(placed.node, language);
    const inside =
      [words.en, words.es].find((own) => address === own || address.startsWith(`${own}/`)) ?? entry;
    if (address === entry) return item;
    const {
      known,
      written,
      variant,
      language: of,
    } = fieldName(address, inside, [...named.labels.variants.keys()]);
    const field = known ? t(`draft.field.${known}`) : written;
    const plan =
      variant === undefined ? undefined : (named.labels.variants.get(variant)?.[language] ?? variant);
    const spoken = of && t(of === 'en' ? 'common.language.english' : 'common.language.spanish');
    return [item, ...[field, plan, spoken].filter((part) => part !== undefined && part !== '')].join(', ');
  };
};
