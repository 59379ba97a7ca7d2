import { useId } from 'react';
import type { CoverageChooserView } from '../../view/blocks/coverage-chooser.ts';
import { Icon } from '../elements/artwork.tsx';
import { Isolated, Name } from '../elements/isolated.tsx';
import { PageHeading } from '../elements/page-head.tsx';
import { CallLine } from '../elements/recovery-buttons.tsx';
import { StatusPill } from '../elements/status-pill.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

type Coverage = CoverageChooserView['coverages'][number];

const Facts = ({ coverage, id }: { coverage: Coverage; id: string }) => {
  const { t } = useWords();
  const rows = [
    { name: t('components.coverageChooser.memberId'), value: coverage.memberId, isName: true },
    { name: t('components.coverageChooser.network'), value: coverage.networkName, isName: true },
    { name: t('components.coverageChooser.effective'), value: coverage.effectiveDate },
    { name: t('components.coverageChooser.termination'), value: coverage.terminationDate },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <dl id={id}>
      {rows.map(({ name, value, isName }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi translate={isName ? 'no' : undefined}>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
};

// Named by plan and corporate name, described by the coverage's facts. The selected one keeps its tab stop,
// so that focus is not lost after selecting.
const ChooseButton = ({ coverage, factsId }: { coverage: Coverage; factsId: string }) => {
  const { t } = useWords();
  const { chooseCoverage } = usePortalActions();
  const { coverageId, planName, corporateName, isCurrent } = coverage;
  return (
    <button
      type="button"
      className={isCurrent ? 'btn btn-2' : 'btn btn-1'}
      aria-disabled={isCurrent}
      aria-describedby={factsId}
      onClick={() => !isCurrent && chooseCoverage(coverageId)}
    >
      {isCurrent && <Icon name="check" />}
      <span>{t(isCurrent ? 'components.coverageChooser.current' : 'components.coverageChooser.view')}</span>
      <span className="sr">
        <span>: </span>
        <Name>{corporateName === undefined ? planName : `${planName}, ${corporateName}`}</Name>
      </span>
    </button>
  );
};

const CoverageCard = ({ coverage }: { coverage: Coverage }) => {
  const { t } = useWords();
  const factsId = useId();
  const over = [coverage.isPrimary && t('components.coverageChooser.primary'), coverage.productType]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={coverage.isPrimary ? 'plan' : 'plan other'}>
      <div className="cap">
        <div>
          {over !== '' && <p className="muted small">{over}</p>}
          <h2>
            <Name>{coverage.planName}</Name>
          </h2>
          {coverage.corporateName !== undefined && (
            <p>
              <Name>{coverage.corporateName}</Name>
            </p>
          )}
        </div>
        <StatusPill status={coverage.status} />
      </div>
      <div className="body">
        {typeof coverage.status !== 'string' && <CallLine phone={coverage.status.phone} />}
        <Facts coverage={coverage} id={factsId} />
        <ChooseButton coverage={coverage} factsId={factsId} />
      </div>
    </li>
  );
};

// R2.126 to R2.129.
export const CoverageChooser = ({ view }: { view: CoverageChooserView }) => {
  const { t } = useWords();
  const { name } = view;
  return (
    <section>
      {view.title !== undefined && (
        <div className="pagehead">
          <p className="over">
            {name === undefined ? (
              t('components.greeting.generic')
            ) : (
              <Isolated sentence={(place) => t('components.greeting.hello', { name: place })} text={name} />
            )}
          </p>
          <PageHeading>{view.title}</PageHeading>
          {view.content !== undefined && <p className="lead">{view.content}</p>}
        </div>
      )}
      <ul className="choose">
        {view.coverages.map((coverage) => (
          <CoverageCard key={coverage.coverageId} coverage={coverage} />
        ))}
      </ul>
    </section>
  );
};
