import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { gateNames } from '../../../draft/content/condition-labels.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { sentenceCase, useWords } from '../../../i18n/use-words.ts';
import { useCommands } from '../../../kit/commands/use-commands.ts';
import { Icon } from '../../../kit/icon.tsx';
import { suggestPath } from '../../../scenario/effect-marks.ts';
import { useEditor } from '../context/editor-context.ts';
import { useExplained } from '../fields/shared/explained-item.tsx';
import { FieldBox } from '../fields/schema-field.tsx';
import { GateField } from '../fields/gate-field.tsx';
import { statusClass } from '../../../kit/marks.tsx';
import styles from './item-form.module.css';

// Members of no plan variant, and members without a plan. Others, such as visitors, see few screens.
const others = ['default', 'noPlans'] as const;

const shares = { all: ['yes', 'eye'], some: ['if', 'half'], none: ['no', 'minus'] } as const;

export const WhoSees = ({ placed }: { placed: PlacedNode }) => {
  const { t, language } = useWords();
  const { now, draft } = useEditor();
  const { node, above } = placed;
  const explained = useExplained(node.id);
  const section = useRef<HTMLElement>(null);
  useCommands({
    explain: () => {
      section.current?.scrollIntoView({ block: 'start' });
      section.current?.focus();
    },
  });
  const { conditions } = now.labels;
  // An expression has no names; the analysis puts it into words.
  const explainedLabel = (id: string): string | undefined =>
    explained?.steps.find(({ at, kind }) => at === id && kind !== 'link')?.says;
  const inherited = above.flatMap((one) => {
    const names = gateNames(decodeValue(valueAt(now.files, `${one.entry}/when`).value));
    const says = names?.map((name) => conditions.get(name)?.[language] ?? name) ?? [explainedLabel(one.id)];
    const from = nodeName(one, language);
    return says.flatMap((label) => (label === undefined ? [] : [{ label, from }]));
  });
  return (
    <section ref={section} tabIndex={-1} aria-label={t('editor.form.gate')} data-panel>
      <h3 className="sec">
        {t('editor.form.gate')}
        {explained && (
          <span className="end count">{t('editor.gate.samples', { count: explained.samples.length })}</span>
        )}
      </h3>
      <FieldBox address={`${node.entry}/when`}>
        <GateField
          address={`${node.entry}/when`}
          label={t('editor.form.gate')}
          inherited={inherited}
          inWords={explainedLabel(node.id)}
        />
      </FieldBox>
      {explained && (
        <ul className={styles.plans} aria-label={t('editor.gate.plans')}>
          {explained.plans.map(({ plan, share }) => {
            const [look, icon] = shares[share];
            const other = others.find((one) => one === plan);
            const short = now.labels.variants.get(plan)?.short[language];
            const name = other ? t(`editor.gate.plan.${other}`) : short && sentenceCase(short);
            if (name === undefined) return null;
            return (
              <li key={plan}>
                <b>{name}</b>
                <span className={statusClass(look)}>
                  <Icon name={icon} size="xs" />
                  {t(`editor.gate.share.${share}`)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {explained && (
        <p>
          <Link className="small" to={`${suggestPath(draft.id)}&item=${encodeURIComponent(node.id)}`}>
            {t('rules.wish.fromItem')}
          </Link>
        </p>
      )}
    </section>
  );
};
