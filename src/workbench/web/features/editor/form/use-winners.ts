import { useAnswer } from '../../../analysis/use-worker-answer.ts';
import { wins } from '../../../draft/content/sayings.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useExplained } from '../fields/shared/explained-item.tsx';

/** Which sample members get what a plan has of its own, before and after it is written. */
export interface Winners {
  /** Of those who see the item, by name; undefined until it is known. `having` are the plans that have something of their own. */
  readonly of: (variant: string | undefined, having: readonly string[]) => readonly string[] | undefined;
  /** A plan's name with how many would get what it has of its own. */
  readonly offer: (label: string, variant: string, having: readonly string[]) => string;
}

/** Who wins among the plans of an item, as its own conditions and the sample members are now. */
export const useWinners = (item: string): Winners => {
  const { t, language } = useWords();
  const seeing = useExplained(item)?.samples;
  const people = useAnswer('people', { language });
  const of: Winners['of'] = (variant, having) =>
    seeing && people?.filter((one) => seeing.includes(one.name) && wins(one, variant, having)).map(({ name }) => name);
  const offer: Winners['offer'] = (label, variant, having) => {
    const names = of(variant, having);
    if (names === undefined) return label;
    return `${label}: ${names.length === 0 ? t('editor.link.nobody') : t('editor.gate.samples', { count: names.length })}`;
  };
  return { of, offer };
};
