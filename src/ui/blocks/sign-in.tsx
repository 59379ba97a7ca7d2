import { useContext } from 'react';
import type { SignInView } from '../../view/blocks/sign-in.ts';
import type { ItemView } from '../../view/links/items.ts';
import type { LinkView } from '../../view/links/link-view.ts';
import { Icon, Scene } from '../elements/artwork.tsx';
import { BrandLogo } from '../elements/brand-logo.tsx';
import { FramedPage } from '../elements/framed-page.tsx';
import { itemLabel } from '../elements/items.tsx';
import { PageHeading } from '../elements/page-head.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { ShellContext } from '../provided/shell-context.ts';
import { useWords } from '../provided/words.ts';

// Some errors link to account recovery (R8.01 to R8.04).
const SignInError = ({ error, recover }: { error: NonNullable<SignInView['error']>; recover: LinkView }) => {
  const { t } = useWords();
  const place = `errors.login.${error}`;
  const linked = t(`${place}.link`, { defaultValue: '' });
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <p>
        <span>{linked === '' ? t(`${place}.text`) : `${t(`${place}.text`)} `}</span>
        {linked !== '' && (
          <>
            <PortalLink link={recover}>{linked}</PortalLink>
            <span>{t(`${place}.after`)}</span>
          </>
        )}
      </p>
    </div>
  );
};

const Side = ({ content }: { content: string | undefined }) => {
  const { t } = useWords();
  const shell = useContext(ShellContext);
  return (
    <div className="side">
      <Scene kind="tall" />
      {shell && <BrandLogo brand={shell.brand} />}
      <p className="big">{t('components.signIn.welcome')}</p>
      {content !== undefined && <p className="text">{content}</p>}
    </div>
  );
};

const Guest = ({ item }: { item: ItemView }) => (
  <div className="guest" data-item={item.id}>
    {item.icon && (
      <span className="tile">
        <Icon name={item.icon} />
      </span>
    )}
    <div>
      {item.title !== undefined && <h2>{item.title}</h2>}
      {item.content !== undefined && <p className="muted small">{item.content}</p>}
    </div>
    {item.link && (
      <PortalLink link={item.link} className="btn btn-2">
        {itemLabel(item)}
      </PortalLink>
    )}
  </div>
);

const Links = ({ items }: { items: readonly ItemView[] }) => {
  const { t } = useWords();
  return (
    <nav aria-label={t('components.signIn.links')}>
      <ul className="links3">
        {items.map(
          (item) =>
            item.link && (
              <li key={item.id} data-item={item.id}>
                <PortalLink link={item.link}>{itemLabel(item)}</PortalLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
};

export const SignIn = ({ view }: { view: SignInView }) => {
  const { t } = useWords();
  return (
    <section className="login">
      <Side content={view.content} />
      <div className="panel">
        <PageHeading>{view.title}</PageHeading>
        {view.error && <SignInError error={view.error} recover={view.recover} />}
        <div role="status">
          {view.signedOut && (
            <p className="note info">
              <Icon name="info" />
              <span>{t(`components.signIn.${view.signedOut}`)}</span>
            </p>
          )}
        </div>
        <FramedPage view={view.frame} />
        <Links items={view.items} />
        {view.guest && <Guest item={view.guest} />}
      </div>
    </section>
  );
};
