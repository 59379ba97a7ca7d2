import { useAnswer } from '../../../analysis/use-worker-answer.ts';
import { wins } from '../../../draft/content/condition-labels.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useExplained } from '../fields/shared/explained-item.tsx';

export interface Winners {
  /**
   * Returns the names of the sample members who get the value of a plan variant; undefined until known.
   * `having` lists the plan variants with their own value.
   */
  readonly of: (variant: string | undefined, having: readonly string[]) => readonly string[] | undefined;
  readonly offer: (label: string, variant: string, having: readonly string[]) => string;
}

export const useWinners = (item: string): Winners => {
  const { t, language } = useWords();
  const seeing = useExplained(item)?.samples;
  const people = useAnswer('people', { language });
  const of: Winners['of'] = (variant, having) =>
    seeing &&
    people?.filter((one) => seeing.includes(one.name) && wins(one, variant, having)).map(({ name }) => name);
  const offer: Winners['offer'] = (label, variant, having) => {
    const names = of(variant, having);
    if (names === undefined) return label;
    return `${label}: ${names.length === 0 ? t('editor.link.nobody') : t('editor.gate.samples', { count: names.length })}`;
  };
  return { of, offer };
};
