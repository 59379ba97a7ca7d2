import type { ReactNode } from 'react';
import type { IdCardView } from '../../view/blocks/id-card.ts';
import { Icon, Scene } from '../elements/artwork.tsx';
import { Name } from '../elements/isolated.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { useWords } from '../provided/words.ts';

const Field = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const IdCard = ({ view }: { view: IdCardView }) => {
  const { t } = useWords();
  return (
    <section className="idcard" data-block={view.id} aria-label={t('components.idCard.title')}>
      <Scene kind="card" />
      <div className="in">
        <p className="brand">
          <Name>{view.brand}</Name>
          {view.networkName !== '' && <Name>{view.networkName}</Name>}
          {view.link && <Icon name="chevron" />}
        </p>
        {view.isEnded && <p className="pill end">{t('components.idCard.ended')}</p>}
        <p className="nm">
          <Name>{view.name}</Name>
        </p>
        <dl>
          <Field name={t('components.idCard.memberId')} value={<Name>{view.memberId}</Name>} />
          {view.officeVisit !== undefined && (
            <Field name={t('components.idCard.officeVisit')} value={<bdi>{view.officeVisit}</bdi>} />
          )}
          <Field name={t('components.idCard.plan')} value={<Name>{view.planName}</Name>} />
        </dl>
        {view.link && (
          <PortalLink link={view.link} className="whole">
            <span className="sr">{t('components.idCard.view')}</span>
          </PortalLink>
        )}
      </div>
    </section>
  );
};
