import type { Diagram } from '../diagrams/diagrams.ts';
import { support, without } from '../diagrams/questions.ts';
import type { World } from '../model/world.ts';

/**
 * Which answer to a question members need to see an item: `yes` or `no` where nobody with the other answer sees it; `either` where some
 * see it with each, and the answer decides for somebody; `any` where it decides for nobody; `nobody` where no possible member sees it.
 */
export type NeededAnswer = 'yes' | 'no' | 'either' | 'any' | 'nobody';

/**
 * Says which answer an item needs, over all possible members. The answer decides for somebody where, of two possible members who are alike
 * in every fact but those that the question asks for, one says yes and one no, and only one of them sees the item.
 */
export const neededAnswer = ({ diagrams, possible }: World, question: Diagram): ((shown: Diagram) => NeededAnswer) => {
  const others = without(diagrams, new Set(support(diagrams, question)));
  const [yes, no] = [diagrams.and(possible, question), diagrams.minus(possible, question)];
  const decides = (one: Diagram, other: Diagram): boolean => one !== 0 && other !== 0 && diagrams.meets(others(one), others(other));
  const known = new Map<Diagram, NeededAnswer>();
  const work = (shown: Diagram): NeededAnswer => {
    const [withYes, withNo] = [diagrams.and(yes, shown), diagrams.and(no, shown)];
    if (withYes === 0 && withNo === 0) return 'nobody';
    if (withNo === 0) return 'yes';
    if (withYes === 0) return 'no';
    const isDeciding = decides(withYes, diagrams.minus(no, shown)) || decides(withNo, diagrams.minus(yes, shown));
    return isDeciding ? 'either' : 'any';
  };
  return (shown) => {
    const answer = known.get(shown) ?? work(shown);
    known.set(shown, answer);
    return answer;
  };
};
