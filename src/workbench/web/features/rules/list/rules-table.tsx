import { Link } from 'react-router-dom';
import type { ListedRule } from '../../../../../authoring/rules/rule-list.ts';
import { rulePath } from '../../../draft/rule-addresses.ts';
import { type Translate, useWords } from '../../../i18n/use-words.ts';
import { Pill } from '../../../kit/marks.tsx';
import { SaveTable } from '../../../scenario/save-table.tsx';
import { ListTable } from './list-table.tsx';

interface Props {
  rules: readonly ListedRule[];
  samples: number;
}

const columnHeads = (t: Translate): readonly string[] =>
  (['rule', 'name', 'uses', 'samples', 'findings'] as const).map((column) => t(`rules.col.${column}`));

const findingTexts = ({ holds, uses, equal, isRedundant }: ListedRule, t: Translate): readonly string[] => [
  ...(holds === 'some' ? [] : [t(`rules.holds.${holds}`)]),
  ...(uses === 0 ? [t('rules.unused')] : []),
  ...(isRedundant ? [t('rules.findings.redundant')] : []),
  ...(equal.length === 0 ? [] : [t('rules.likeOthers', { names: equal.join(', ') })]),
];

export const SaveRules = ({ rules, samples, about }: Props & { about: readonly string[] }) => {
  const { t } = useWords();
  return (
    <SaveTable
      title={t('rules.title')}
      about={about}
      columns={[...columnHeads(t)]}
      rows={rules.map((rule) => [
        rule.says,
        rule.name,
        t('rules.usedTimes', { count: rule.uses }),
        t('rules.ofSamples', { some: rule.samples, all: samples }),
        findingTexts(rule, t).join('\n'),
      ])}
    />
  );
};

const Findings = ({ rule }: { rule: ListedRule }) => {
  const { t } = useWords();
  const found = findingTexts(rule, t);
  if (found.length === 0) return <span className="muted">–</span>;
  return found.map((says) => (
    <Pill key={says} tone="wait" icon="alert">
      {says}
    </Pill>
  ));
};

export const RulesTable = ({ rules, samples, draft }: Props & { draft: string | undefined }) => {
  const { t } = useWords();
  const heads = columnHeads(t);
  return (
    <ListTable hasFindings heads={heads} none={t('rules.none')}>
      {rules.map((rule) => (
        <tr key={rule.name}>
          <td data-wide>
            <Link data-name to={rulePath(draft, rule.name)}>
              {rule.says}
            </Link>
          </td>
          <td className="code" data-wide>
            {rule.name}
          </td>
          <td data-head={heads[2]}>{t('rules.usedTimes', { count: rule.uses })}</td>
          <td data-head={heads[3]}>{t('rules.ofSamples', { some: rule.samples, all: samples })}</td>
          <td data-wide>
            <Findings rule={rule} />
          </td>
        </tr>
      ))}
    </ListTable>
  );
};
