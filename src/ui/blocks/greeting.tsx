import type { GreetingView } from '../../view/blocks/greeting.ts';
import type { ItemView } from '../../view/links/items.ts';
import { Icon } from '../elements/artwork.tsx';
import { CopyButton } from '../elements/copy-button.tsx';
import { Isolated, Name } from '../elements/isolated.tsx';
import { itemLabel } from '../elements/items.tsx';
import { PageHeading } from '../elements/page-head.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { CallLine } from '../elements/recovery-buttons.tsx';
import { StatusHelp } from '../elements/status-help.tsx';
import { StatusPill } from '../elements/status-pill.tsx';
import { useWords } from '../provided/words.ts';

const MemberId = ({ memberId }: { memberId: string }) => {
  const { t } = useWords();
  return (
    <span className="id">
      <span className="muted">{t('components.greeting.memberId')}</span>{' '}
      <b>
        <Name>{memberId}</Name>
      </b>
      <CopyButton
        text={memberId}
        label={t('components.greeting.copy')}
        done={t('components.greeting.copied')}
        refused={t('components.greeting.notCopied')}
      />
    </span>
  );
};

const PlanLine = ({ view }: { view: GreetingView }) => {
  const { t } = useWords();
  const facts = [
    { name: '', value: view.corporateName, isName: true },
    { name: t('components.coverageChooser.effective'), value: view.effectiveDate },
    { name: t('components.coverageChooser.termination'), value: view.terminationDate },
  ].filter(({ value }) => value !== undefined);
  return (
    facts.length > 0 && (
      <p className="planline">
        {facts.map(({ name, value, isName }) => (
          <span key={name}>
            <span className="muted">{name}</span>{' '}
            <b>
              <bdi translate={isName ? 'no' : undefined}>{value}</bdi>
            </b>
          </span>
        ))}
      </p>
    )
  );
};

const HeroLinks = ({ items }: { items: readonly ItemView[] }) => (
  <p className="herolinks">
    {items.map(
      (item) =>
        item.link && (
          <PortalLink key={item.id} data-item={item.id} link={item.link}>
            {item.icon && <Icon name={item.icon} />}
            <span>{itemLabel(item)}</span>
          </PortalLink>
        ),
    )}
  </p>
);

export const Greeting = ({ view }: { view: GreetingView }) => {
  const { t } = useWords();
  const { name, memberId, status } = view;
  const text = view.items.find((item) => item.content !== undefined)?.content;
  return (
    <div className="hi" data-block={view.id}>
      <PageHeading>
        {name === undefined ? (
          t('components.greeting.generic')
        ) : (
          <Isolated sentence={(place) => t('components.greeting.hello', { name: place })} text={name} />
        )}
      </PageHeading>
      {text !== undefined && <p className="lead">{text}</p>}
      {(memberId ?? status) !== undefined && (
        <div className="idrow">
          {memberId !== undefined && <MemberId memberId={memberId} />}
          {status && (
            <span className="statusrow">
              <StatusPill status={status} />
              {typeof status === 'string' ? (
                <StatusHelp status={status} />
              ) : (
                <CallLine phone={status.phone} />
              )}
            </span>
          )}
        </div>
      )}
      <PlanLine view={view} />
      <HeroLinks items={view.items} />
    </div>
  );
};
