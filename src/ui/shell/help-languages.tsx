import { useId } from 'react';
import { helpLanguagesAnchor, type ShellView } from '../../view/shell/shell-view.ts';
import { useWords } from '../use-words.ts';
import { HelpLanguage } from './help-language.tsx';

const columnCount = 4;

/** Help in other languages: every language in four columns (specification 2, Footer). */
export const HelpLanguages = ({ view }: { readonly view: ShellView }) => {
  const { t } = useWords();
  const headingId = useId();
  const perColumn = Math.ceil(view.languages.length / columnCount);
  const columns = Array.from({ length: columnCount }, (_, index) => view.languages.slice(index * perColumn, (index + 1) * perColumn));
  return (
    <section className="langs" id={helpLanguagesAnchor} aria-labelledby={headingId}>
      <div className="wrap">
        <div>
          <h2 id={headingId}>{t('shell.footer.languagesTitle')}</h2>
          <p className="muted">
            {t('shell.footer.languagesText')}{' '}
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
