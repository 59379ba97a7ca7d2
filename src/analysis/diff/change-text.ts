import type { Language } from '../../config/portal-config.ts';
import { sentences } from '../words/sentences.ts';
import type { MeaningChange } from './meaning-change.ts';

/** An address that has nothing but its link, as the link. */
const plain = (value: string): string => /^\{"href":"([^"\\]*)"\}$/.exec(value)?.[1] ?? value;

/** The part of a change that is told in words. */
type ToldChange = Pick<MeaningChange, 'kind' | 'item' | 'what'> & Partial<Pick<MeaningChange, 'before' | 'after'>>;

/** A change in one sentence of one language, without the members concerned; `item` may name several items. */
export const changeText = ({ kind, item, what, before, after }: ToldChange, language: Language): string => {
  const say = sentences(language);
  if (kind === 'shown') return say(`diff.${what}`, { item });
  if (kind === 'gates') return say(after === 'true' ? 'diff.holds' : 'diff.fails', { item, what });
  if (kind === 'order') return say('diff.ordered', { item });
  const told = (value: string | undefined): string => (value === undefined ? say('diff.none') : plain(value));
  return say('diff.changed', { item, what, before: told(before), after: told(after) });
};
