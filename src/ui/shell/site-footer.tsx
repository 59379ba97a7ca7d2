import { useEffect } from 'react';
import type { MenuView, ShellView } from '../../view/shell/shell-view.ts';
import { Isolated, Name } from '../elements/isolated.tsx';
import { PortalLink } from '../elements/portal-link.tsx';
import { Deferred } from '../lazy/deferred.tsx';
import { useWords } from '../provided/words.ts';
import { HelpLanguages } from './help-languages.tsx';
import { MenuLinks } from './menu-links.tsx';

// Fires an event and marks the body when the footer is rendered, after a delay, so that code can scroll to it
// (R9.15, A116).
const useFooterSignal = ({ footer, more, footerSignalMilliseconds }: ShellView): void => {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.body.dataset['footerRendered'] = 'true';
      document.dispatchEvent(new CustomEvent('portal:footer-rendered', { bubbles: true }));
    }, footerSignalMilliseconds);
    return () => clearTimeout(timer);
  }, [footer, more, footerSignalMilliseconds]);
};

const Column = ({ menu }: { menu: MenuView }) => (
  <div>
    {menu.title !== '' && (
      <h2>
        <bdi>{menu.title}</bdi>
      </h2>
    )}
    <MenuLinks entries={menu.entries} className="" />
  </div>
);

const OutsideLinks = ({ title, links }: { title: string; links: ShellView['social'] }) => (
  <div className="outside">
    <h2>{title}</h2>
    <ul>
      {links.map(({ name, link }) => (
        <li key={name}>
          <PortalLink link={link}>
            <Name>{name}</Name>
          </PortalLink>
        </li>
      ))}
    </ul>
  </div>
);

const Base = ({ view }: { view: ShellView }) => {
  const { t } = useWords();
  return (
    <div className="base">
      <MenuLinks entries={view.legal} className="legal" />
      <div className="outsides">
        {view.social.length > 0 && <OutsideLinks title={t('shell.footer.social')} links={view.social} />}
        {view.reviews.length > 0 && <OutsideLinks title={t('shell.footer.reviews')} links={view.reviews} />}
      </div>
      <address translate="no">
        {view.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p>
        <Isolated
          sentence={(place) => t('shell.footer.copyright', { year: view.year, name: place })}
          text={view.brand.name}
        />
      </p>
    </div>
  );
};

const Foot = ({ view }: { view: ShellView }) => {
  useFooterSignal(view);
  return (
    <div className="foot">
      <div className="wrap">
        <div className="cols4">
          {view.footer.map((menu) => (
            <Column key={menu.id} menu={menu} />
          ))}
        </div>
        <Base view={view} />
        {view.more && view.more.length > 0 && (
          <div className="cols4 more-links">
            {view.more.map((menu) => (
              <Column key={menu.id} menu={menu} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
};

// R2.205 to R2.211. The part below the languages is painted later, because the fonts of their names keep slow
// phones busy (Decision 0024).
export const SiteFooter = ({ view }: { view: ShellView }) => (
  <footer>
    <HelpLanguages view={view} />
    <Deferred>
      <Foot view={view} />
    </Deferred>
  </footer>
);
