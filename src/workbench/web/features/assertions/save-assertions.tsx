import type { KeptAssertion } from '../../../../authoring/questions/kept-assertions.ts';
import { assertedParts } from '../../draft/asserted-parts.ts';
import { type Say, useWords } from '../../i18n/use-words.ts';
import { SaveTable } from '../../scenario/save-table.tsx';
import type { NameOf } from '../../scenario/item-names.ts';

/** What an assertion says of its members, and within which clicks and days: `never see Premium billing · from 2027-01-01`; a part without a name as it is written. */
export const claimText = ({ assertion, verb }: KeptAssertion, t: Say, nameOf?: NameOf): string =>
  [
    `${t(`kept.verb.${verb}`)} ${assertedParts(assertion)
      .map((part) => nameOf?.(part) ?? part)
      .join(', ')}`,
    ...(assertion.within === undefined ? [] : [t('kept.within', { count: assertion.within })]),
    ...(assertion.from === undefined ? [] : [t('kept.from', { day: assertion.from })]),
    ...(assertion.until === undefined ? [] : [t('kept.until', { day: assertion.until })]),
  ].join(' · ');

/** A problem in plain text: its names are marked for the page alone. */
const problemText = ({ message, hint }: KeptAssertion['problems'][number]): string =>
  `${message.replace(/\.?$/, '.')} ${hint}`.replaceAll('`', '');

interface Props {
  readonly assertions: readonly KeptAssertion[];
  /** Of which draft or release they are. */
  readonly about: string;
}

/** The assertions with how each stands, as a file. */
export const SaveAssertions = ({ assertions, about }: Props) => {
  const { t, language } = useWords();
  const rows = assertions.map((one) => [
    one.assertion.says[language],
    one.assertion.name,
    one.who,
    claimText(one, t),
    t(`kept.state.${one.state}`),
    one.problems.map(problemText).join('\n'),
    one.wrongFor,
    one.counterexample?.member ?? '',
    one.assumes.join('\n'),
  ]);
  const columns = (['says', 'name', 'who', 'claim', 'state', 'problems', 'wrongFor', 'counterexample', 'assumes'] as const).map((column) =>
    t(`kept.column.${column}`),
  );
  return <SaveTable title={t('kept.assertions')} about={[about]} {...{ columns, rows }} />;
};
