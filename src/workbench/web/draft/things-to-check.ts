import type { Judgement, Problem } from '../../api/generated/api-shapes.ts';
import { spanishOf } from './content/field-name.ts';

export const isOutdatedText = ({ code }: Pick<Problem, 'code'>): boolean => code.startsWith('stale-word');

// The check and the comparison with the live release both find outdated texts: each counts once.
export const thingsToCheck = ({
  problems,
  staleWords,
}: Pick<Judgement, 'problems' | 'staleWords'>): readonly Problem[] => {
  const told = new Set(problems.filter(isOutdatedText).map(({ address }) => address));
  const untold = staleWords
    .map(({ address, es }): Problem => {
      const spanish = spanishOf(address);
      const [file = ''] = spanish.split('#');
      return {
        severity: 'warning',
        code: 'stale-word',
        file,
        line: 1,
        column: 1,
        message: es,
        excerpt: es,
        hint: '',
        also: [],
        address: spanish,
      };
    })
    .filter(({ address }) => !told.has(address));
  return [...problems, ...untold];
};
