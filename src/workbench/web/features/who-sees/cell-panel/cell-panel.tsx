import type { ReactNode } from 'react';
import type { ScenarioOptions } from '../../../../../authoring/questions/scenario-options.ts';
import { otherLanguage } from '../../../../../config/check/words/pairs.ts';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import { CellHistory } from '../../../history/cell-history.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Pill } from '../../../kit/marks.tsx';
import type { NameOf } from '../../../scenario/item-names.ts';
import { MarkCell } from '../../../scenario/mark-cell.tsx';
import type { CellAddress } from '../../../scenario/table-items.ts';
import type { Explained } from '../../../worker/explained.ts';
import { Assumptions, Effect, Section, Sentences, Steps } from './explanation.tsx';
import { PanelLinks } from './panel-links.tsx';
import { SampleSights } from './sample-sights.tsx';
import styles from './cell-panel.module.css';

interface Props {
  cell: CellAddress;
  names: { item: string; column: string };
  nameOf: NameOf;
  draft: string | undefined;
  against: string | undefined;
  stand: ScenarioOptions;
  otherStand: ScenarioOptions;
  close: () => void;
  children?: ReactNode;
}

type CellData = ReturnType<typeof useCellData>;

const useCellData = ({ cell, stand, otherStand, against }: Props) => {
  const { language } = useWords();
  const { answer, isOld } = useWorkerAnswer('explain', { ...cell, ...stand, side: 'draft', language });
  const translation = otherLanguage[language];
  const translated = useWorkerAnswer(
    'explain',
    answer && { ...cell, ...stand, side: 'draft', language: translation },
  ).answer;
  const before = useWorkerAnswer(
    'explain',
    against === undefined ? undefined : { ...cell, ...otherStand, side: 'base', language },
  ).answer;
  return { answer, isOld, translation, translated, before };
};

const tones = { shown: 'live', depends: 'wait', hidden: 'plain' } as const;

const PanelHead = ({ cell, names, close, answer }: Props & Pick<CellData, 'answer'>) => {
  const { t } = useWords();
  return (
    <header>
      <div className="grow">
        {answer && <Pill tone={tones[answer.verdict]}>{t(`grid.states.${answer.verdict}`)}</Pill>}
        <h2>{names.item}</h2>
        <p className="muted">{t('grid.explain.forPlan', { plan: names.column })}</p>
        <p className="code">{cell.item}</p>
      </div>
      <Button small kind="quiet" icon="close" aria-label={t('grid.explain.close')} onClick={close} />
    </header>
  );
};

interface AnswerProps extends Props, Omit<CellData, 'answer' | 'isOld'> {
  answer: Explained;
}

const Effects = ({ answer, translated, translation }: AnswerProps) => {
  const { t } = useWords();
  return (
    <Section title={t('grid.explain.gets')}>
      <Effect {...answer} />
      {translated && answer.verdict !== 'hidden' && (
        <>
          <p className="small muted">{t(`grid.explain.in.${translation}`)}</p>
          <Effect {...translated} lang={translation} />
        </>
      )}
    </Section>
  );
};

const Reasons = ({ answer, nameOf }: AnswerProps) => {
  const { t } = useWords();
  const { assumes, example, audience, item, sights } = answer;
  return (
    <>
      <Section title={t('grid.explain.steps')}>
        <Steps {...answer} />
      </Section>
      {assumes.length > 0 && (
        <Section title={t('grid.explain.assumes')}>
          <Assumptions assumes={assumes} />
        </Section>
      )}
      {example && (
        <Section title={t('grid.explain.example')}>
          <p className="strong">{example.says}</p>
          <Sentences of={example.sentences} nameOf={nameOf} />
        </Section>
      )}
      <Section title={t('grid.explain.audience')}>
        <Sentences of={audience} />
        <SampleSights item={item} sights={sights} />
      </Section>
    </>
  );
};

const Answer = (props: AnswerProps) => {
  const { t } = useWords();
  const { cell, draft, against, answer, before, children } = props;
  const isQuestion = cell.column.includes(':');
  return (
    <>
      <Effects {...props} />
      {children}
      {before && against !== undefined && (
        <Section title={`${t('grid.explain.before')}: ${against}`}>
          <Effect {...before} />
        </Section>
      )}
      <Reasons {...props} />
      {!isQuestion && <MarkCell item={cell.item} column={cell.column} draft={draft} />}
      {answer.address !== undefined && (
        <Section title={t('grid.explain.written')}>
          <p className="code">{answer.address}</p>
        </Section>
      )}
      {!isQuestion && !cell.column.startsWith('@') && (
        <CellHistory key={`${cell.item} ${cell.column}`} cell={cell} />
      )}
      <PanelLinks {...{ cell, draft }} member={answer.example?.member} />
    </>
  );
};

export const CellPanel = (props: Props) => {
  const { t } = useWords();
  const { answer, isOld, ...data } = useCellData(props);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works on everything in the panel
    <aside
      className={styles.panel}
      aria-label={t('grid.explain.label')}
      aria-busy={isOld || undefined}
      data-panel
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) props.close();
      }}
    >
      <PanelHead {...props} answer={answer} />
      {answer ? (
        <Answer {...props} {...data} answer={answer} />
      ) : (
        <p className="muted">{t(isOld ? 'grid.explain.working' : 'grid.explain.gone')}</p>
      )}
    </aside>
  );
};
