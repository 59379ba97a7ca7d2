import { useContext } from 'react';
import type { SignInView } from '../../view/blocks/sign-in.ts';
import type { ItemView } from '../../view/items.ts';
import { FramedPage } from '../framed-page.tsx';
import { Icon } from '../icon.tsx';
import { itemLabel } from '../item-label.ts';
import { PageHeading } from '../page-heading.tsx';
import { PortalLink } from '../portal-link.tsx';
import { Scene } from '../scene.tsx';
import { ShellContext } from '../shell-context.ts';
import { BrandLogo } from '../shell/brand-logo.tsx';
import { SignInError } from '../sign-in-error.tsx';
import { useWords } from '../use-words.ts';

const Side = ({ content }: { readonly content: string | undefined }) => {
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

const Guest = ({ item }: { readonly item: ItemView }) => (
  <div className="guest">
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

const Links = ({ items }: { readonly items: readonly ItemView[] }) => {
  const { t } = useWords();
  return (
    <nav aria-label={t('components.signIn.links')}>
      <ul className="links3">
        {items.map(
          (item) =>
            item.link && (
              <li key={item.id}>
                <PortalLink link={item.link}>{itemLabel(item)}</PortalLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
};

/** The sign-in screen: the scene beside the framed form, what went wrong last time, account links and the guest card. */
export const SignIn = ({ view }: { readonly view: SignInView }) => {
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
