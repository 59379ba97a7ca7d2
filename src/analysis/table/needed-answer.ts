import type { Diagram } from '../diagrams/diagrams.ts';
import { support, without } from '../diagrams/questions.ts';
import type { World } from '../model/world.ts';

/**
 * The answer to a question that members need in order to see an item. `yes` or `no`: only with this answer.
 * `either`: some see it with each, and the answer matters for some. `any`: the answer never matters.
 * `nobody`: no possible member sees it.
 */
export type NeededAnswer = 'yes' | 'no' | 'either' | 'any' | 'nobody';

/**
 * Returns a function that determines the answer that members need to see an item. The answer matters if the
 * item depends on facts of the question.
 */
export const neededAnswer = (
  { diagrams, possible }: World,
  question: Diagram,
): ((shown: Diagram) => NeededAnswer) => {
  const others = without(diagrams, new Set(support(diagrams, question)));
  const yes = diagrams.and(possible, question);
  const no = diagrams.minus(possible, question);
  const decides = (one: Diagram, other: Diagram): boolean =>
    one !== 0 && other !== 0 && diagrams.meets(others(one), others(other));
  const known = new Map<Diagram, NeededAnswer>();
  const work = (shown: Diagram): NeededAnswer => {
    const withYes = diagrams.and(yes, shown);
    const withNo = diagrams.and(no, shown);
    if (withYes === 0 && withNo === 0) return 'nobody';
    if (withNo === 0) return 'yes';
    if (withYes === 0) return 'no';
    const isDeciding =
      decides(withYes, diagrams.minus(no, shown)) || decides(withNo, diagrams.minus(yes, shown));
    return isDeciding ? 'either' : 'any';
  };
  return (shown) => {
    const answer = known.get(shown) ?? work(shown);
    known.set(shown, answer);
    return answer;
  };
};
