import type { IdCardView } from '../../view/blocks/id-card.ts';
import { Icon, Scene } from '../elements/artwork.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { useWords } from '../provided/words.ts';

const Field = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);

/** The face of the member's card over the scene; the whole card leads to the real one where there is a link. */
export const IdCard = ({ view }: { readonly view: IdCardView }) => {
  const { t } = useWords();
  return (
    <section className="idcard" data-block={view.id} aria-label={t('components.idCard.title')}>
      <Scene kind="card" />
      <div className="in">
        <p className="brand">
          <span>{view.brand}</span>
          {view.networkName !== '' && <bdi>{view.networkName}</bdi>}
          {view.link && <Icon name="chevron" />}
        </p>
        <p className="nm">
          <bdi>{view.name}</bdi>
        </p>
        <dl>
          <Field name={t('components.idCard.memberId')} value={view.memberId} />
          {view.officeVisit !== undefined && <Field name={t('components.idCard.officeVisit')} value={view.officeVisit} />}
          <Field name={t('components.idCard.plan')} value={view.planName} />
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
