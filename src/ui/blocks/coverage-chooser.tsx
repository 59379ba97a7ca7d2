import { useTranslation } from 'react-i18next';
import type { CoverageChooserView } from '../../view/blocks/coverage-chooser.ts';
import { PageHeading } from '../page-heading.tsx';
import { StatusPill } from '../status-pill.tsx';
import { usePortalActions } from '../use-portal-actions.ts';

type Coverage = CoverageChooserView['coverages'][number];

const Facts = ({ coverage }: { readonly coverage: Coverage }) => {
  const { t } = useTranslation();
  const rows = [
    { name: t('components.coverageChooser.memberId'), value: coverage.memberId },
    { name: t('components.coverageChooser.network'), value: coverage.networkName },
    { name: t('components.coverageChooser.effective'), value: coverage.effectiveDate },
  ].filter(({ value }) => value !== undefined && value !== '');
  return (
    <dl>
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const CoverageCard = ({ coverage }: { readonly coverage: Coverage }) => {
  const { t } = useTranslation();
  const { chooseCoverage } = usePortalActions();
  const over = [coverage.isPrimary && t('components.coverageChooser.primary'), coverage.productType].filter(Boolean).join(' · ');
  return (
    <li className={coverage.isPrimary ? 'plan' : 'plan other'}>
      <div className="cap">
        <div>
          {over !== '' && <p className="muted small">{over}</p>}
          <h2>{coverage.planName}</h2>
        </div>
        <StatusPill status={coverage.status} />
      </div>
      <div className="body">
        <Facts coverage={coverage} />
        <button type="button" className="btn btn-1" onClick={() => chooseCoverage(coverage.coverageId)}>
          {t('components.coverageChooser.view')}
          <span className="sr">: {coverage.planName}</span>
        </button>
      </div>
    </li>
  );
};

/** The dual-coverage selector: greeting, words and one card per coverage (specification 2). */
export const CoverageChooser = ({ view }: { readonly view: CoverageChooserView }) => {
  const { t } = useTranslation();
  const { name } = view;
  return (
    <section>
      <div className="pagehead">
        <p className="over">{name === undefined ? t('components.greeting.generic') : t('components.greeting.hello', { name })}</p>
        <PageHeading>{view.title}</PageHeading>
        {view.content !== undefined && <p className="lead">{view.content}</p>}
      </div>
      <ul className="choose">
        {view.coverages.map((coverage) => (
          <CoverageCard key={coverage.coverageId} coverage={coverage} />
        ))}
      </ul>
    </section>
  );
};
