import type { MouseEvent } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';
import { Icon } from '../elements/artwork.tsx';
import { usePortalActions } from '../provided/portal-actions.ts';
import { useWords } from '../provided/words.ts';

interface Props extends Pick<ShellView, 'otherLanguage'> {
  onFailure: (href: string | undefined) => void;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export const LanguageSwitch = ({ otherLanguage, onFailure }: Props) => {
  const { t } = useWords();
  const { switchLanguage } = usePortalActions();
  const { language, href } = otherLanguage;
  const choose = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFailure(undefined);
    switchLanguage().catch(() => onFailure(href));
  };
  return (
    <a className="lang" href={href} lang={language} hrefLang={language} onClick={choose}>
      <Icon name="globe" />
      <span>{t(`shell.language.${language}`)}</span>
    </a>
  );
};
