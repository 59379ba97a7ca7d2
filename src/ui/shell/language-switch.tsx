import type { MouseEvent } from 'react';
import type { ShellView } from '../../view/shell-view.ts';
import { Icon } from '../icon.tsx';
import { usePortalActions } from '../use-portal-actions.ts';
import { useWords } from '../use-words.ts';

interface Props extends Pick<ShellView, 'otherLanguage'> {
  /** Told whether the last switch failed: its words could not be had. */
  readonly onFailed: (hasFailed: boolean) => void;
}

const opensElsewhere = (event: MouseEvent): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The other language, named in itself, as a link to this very place in it; a plain click switches without a reload. */
export const LanguageSwitch = ({ otherLanguage, onFailed }: Props) => {
  const { t } = useWords();
  const { switchLanguage } = usePortalActions();
  const { language, href } = otherLanguage;
  const choose = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFailed(false);
    switchLanguage().catch(() => onFailed(true));
  };
  return (
    <a className="lang" href={href} lang={language} hrefLang={language} onClick={choose}>
      <Icon name="globe" />
      {t(`shell.language.${language}`)}
    </a>
  );
};
