import { useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import { Segments } from '../../../kit/segments.tsx';
import { useEditor } from '../context/editor-context.ts';
import { useThingsToCheck } from '../context/use-problems.ts';
import { PeopleContext } from './affected-members.tsx';
import { DraftEffects, ItemEffects } from './effects.tsx';
import styles from './impact-panel.module.css';
import { ProblemList } from './problem-list.tsx';
import { type Impact, useImpact, useSamplePeople } from './use-impact.ts';
import { CountMark } from '../../../kit/marks.tsx';

type Scope = 'item' | 'draft';

const NoImpact = ({ untold }: Pick<Impact, 'untold'>) => {
  const { t } = useWords();
  return <p className="muted">{t(untold === undefined ? 'strip.working' : `strip.${untold}`)}</p>;
};

const WhatChanges = ({ impact, scope }: { impact: Impact; scope: Scope }) => {
  const { placed, now } = useEditor();
  const { meaning, untold } = impact;
  if (!meaning) return <NoImpact untold={untold} />;
  if (scope === 'draft' || !placed) return <DraftEffects meaning={meaning} />;
  // A shared block is on several screens: each of its places is this item.
  const places = now.outline.all
    .filter(({ node }) => node.entry === placed.node.entry)
    .map(({ node }) => node.id);
  return <ItemEffects meaning={meaning} ids={places} />;
};

const ProblemCount = ({ count, hasErrors }: { count: number; hasErrors: boolean }) => (
  <CountMark kind={hasErrors ? 'error' : 'toCheck'} count={count} />
);

const ScopeHeading = ({
  scope,
  status,
  onScope,
}: { scope: Scope; onScope: (scope: Scope) => void } & Pick<Impact, 'status'>) => {
  const { t } = useWords();
  const { placed } = useEditor();
  return (
    <h2 className={styles.heading}>
      {t(scope === 'item' ? 'strip.titleItem' : 'strip.titleDraft')}
      {placed && (
        <Segments
          label={t('strip.scope')}
          of={[
            { name: 'item', label: t('strip.item') },
            { name: 'draft', label: t('strip.draft') },
          ]}
          chosen={scope}
          onChoose={onScope}
        />
      )}
      <span className="end count">
        {status === 'restarting' ? t('strip.again') : <span className="xs-no">{t('strip.exact')}</span>}
      </span>
    </h2>
  );
};

const Problems = ({ fixEdits }: Pick<Impact, 'fixEdits'>) => {
  const { t } = useWords();
  // A narrow screen has room for their number only.
  const [isOpen] = useState(() => window.matchMedia('(min-width: 60rem)').matches);
  const found = useThingsToCheck();
  const count = found?.all ?? 0;
  return (
    <details className={styles.problems} open={isOpen}>
      <summary>
        <h2 className={styles.heading}>
          <span className={joinClasses('only-s', styles.twist)}>
            <Icon name="next" size="xs" />
          </span>
          {t('strip.toCheck.title')}
          {count > 0 && <ProblemCount count={count} hasErrors={found !== undefined && found.errors > 0} />}
        </h2>
        {count === 0 && <span className="muted">{t(found ? 'strip.toCheck.none' : 'strip.working')}</span>}
      </summary>
      {found && count > 0 && <ProblemList problems={found.things} lost={found.lost} fixEdits={fixEdits} />}
    </details>
  );
};

export const ImpactPanel = () => {
  const { t } = useWords();
  const { placed } = useEditor();
  const [wanted, setWanted] = useState<Scope>('item');
  const impact = useImpact();
  const people = useSamplePeople();
  const scope = placed ? wanted : 'draft';
  const found = useThingsToCheck();
  const { isOld, status } = impact;
  return (
    <PeopleContext value={people}>
      <section
        className={styles.panel}
        aria-label={t('strip.label')}
        aria-busy={isOld || undefined}
        data-impact
        data-panel
      >
        <div>
          <ScopeHeading {...{ scope, status }} onScope={setWanted} />
          {status === 'gone' && <p className="muted small">{t('strip.gone')}</p>}
          <WhatChanges impact={impact} scope={scope} />
        </div>
        <Problems fixEdits={impact.fixEdits} />
        <p className="sr" role="status">
          {found && !isOld ? t('strip.toCheck.count', { count: found.all }) : ''}
        </p>
      </section>
    </PeopleContext>
  );
};
