import { useEffect, useId, useState } from 'react';
import { helpLanguagesAnchor, type ShellView } from '../../view/shell/shell-view.ts';
import { useWords } from '../provided/words.ts';

type Language = ShellView['languages'][number] & {
  // Always left to right, also in right-to-left languages.
  readonly phone: string;
};

const Offer = ({ text, phone }: { text: string; phone: string }) => {
  const [before = '', ...after] = text.split(phone);
  return (
    <>
      <span>{before}</span>
      {after.length > 0 && <bdi dir="ltr">{phone}</bdi>}
      <span>{after.join(phone)}</span>
    </>
  );
};

// Focus, hover or a tap shows the offer of help in this language; Escape hides it (A56).
const HelpLanguage = ({ language, name, tooltip, phone }: Language) => {
  const tipId = useId();
  const [isOpen, setOpen] = useState(false);
  const { lang, dir = 'ltr', autonym } = language;
  useEffect(() => {
    if (!isOpen) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isOpen]);
  return (
    <li>
      <div role="presentation" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
        <button
          type="button"
          aria-describedby={isOpen ? tipId : undefined}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
        >
          <span lang={lang} dir={dir}>
            {autonym}
          </span>
          {name !== autonym && <span className="sr">{` (${name})`}</span>}
        </button>
        <span id={tipId} className="tip" role="tooltip" lang={lang} dir={dir} hidden={!isOpen}>
          <Offer text={tooltip} phone={phone} />
        </span>
      </div>
    </li>
  );
};

const columnCount = 4;

// Four columns (R2.209).
export const HelpLanguages = ({ view }: { view: ShellView }) => {
  const { t } = useWords();
  const headingId = useId();
  const perColumn = Math.ceil(view.languages.length / columnCount);
  const columns = Array.from({ length: columnCount }, (_, index) =>
    view.languages.slice(index * perColumn, (index + 1) * perColumn),
  );
  return (
    <section className="langs" id={helpLanguagesAnchor} aria-labelledby={headingId}>
      <div className="wrap">
        <div>
          <h2 id={headingId}>{t('shell.footer.languagesTitle')}</h2>
          <p className="muted">
            <span>{t('shell.footer.languagesText')}</span>{' '}
            <a className="nowrap" href={view.phone.href}>
              {view.phone.text}
            </a>
          </p>
        </div>
        <div className="lang-columns">
          {columns.map((languages, index) => (
            <ul key={index}>
              {languages.map((language) => (
                <HelpLanguage key={language.language.lang} {...language} phone={view.phone.text} />
              ))}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
};
