import { useSearchParams } from 'react-router-dom';
import type { RuleReport } from '../../../../../authoring/rules/rule-report.ts';
import { useChangeSearch } from '../../../api/change-search.ts';

export const useCases = ({ cases = [] }: RuleReport) => {
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const change = (name: string, value: string): void =>
    changeSearch({ [name]: value || undefined }, { replace: true });
  const flipped = (search.get('turn') ?? '').split(',').filter((key) => key !== '');
  const areImpossibleShown = search.get('impossible') === '1';
  const impossible = cases.filter(({ outcome }) => outcome === 'impossible');
  return {
    impossible,
    rows: [
      ...cases.filter(({ outcome }) => outcome !== 'impossible'),
      ...(areImpossibleShown ? impossible : []),
    ],
    areImpossibleShown,
    showImpossible: (areShown: boolean): void => change('impossible', areShown ? '1' : ''),
    flipped,
    flip: (key: string): void =>
      change(
        'turn',
        (flipped.includes(key) ? flipped.filter((one) => one !== key) : [...flipped, key]).join(','),
      ),
    clearFlipped: (): void => change('turn', ''),
  };
};
