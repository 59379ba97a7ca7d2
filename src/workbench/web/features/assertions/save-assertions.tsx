import type { AssertionResult } from '../../../../authoring/questions/assertion-results.ts';
import { assertedParts } from '../../draft/asserted-parts.ts';
import { type Translate, useWords } from '../../i18n/use-words.ts';
import { SaveTable } from '../../scenario/save-table.tsx';
import type { NameOf } from '../../scenario/item-names.ts';

export const formatClaim = ({ assertion, verb }: AssertionResult, t: Translate, nameOf?: NameOf): string =>
  [
    `${t(`kept.verb.${verb}`)} ${assertedParts(assertion)
      .map((part) => nameOf?.(part) ?? part)
      .join(', ')}`,
    ...(assertion.within === undefined ? [] : [t('kept.within', { count: assertion.within })]),
    ...(assertion.from === undefined ? [] : [t('kept.from', { day: assertion.from })]),
    ...(assertion.until === undefined ? [] : [t('kept.until', { day: assertion.until })]),
  ].join(' · ');

// Only the page shows backquotes as code.
const formatProblem = ({ message, hint }: AssertionResult['problems'][number]): string =>
  `${message.replace(/\.?$/, '.')} ${hint}`.replaceAll('`', '');

interface Props {
  assertions: readonly AssertionResult[];
  about: string;
}

export const SaveAssertions = ({ assertions, about }: Props) => {
  const { t, language } = useWords();
  const rows = assertions.map((one) => [
    one.assertion.says[language],
    one.assertion.name,
    one.who,
    formatClaim(one, t),
    t(`kept.state.${one.state}`),
    one.problems.map(formatProblem).join('\n'),
    one.wrongFor,
    one.counterexample?.member ?? '',
    one.assumes.join('\n'),
  ]);
  const columns = (
    ['says', 'name', 'who', 'claim', 'state', 'problems', 'wrongFor', 'counterexample', 'assumes'] as const
  ).map((column) => t(`kept.column.${column}`));
  return <SaveTable title={t('kept.assertions')} about={[about]} {...{ columns, rows }} />;
};
