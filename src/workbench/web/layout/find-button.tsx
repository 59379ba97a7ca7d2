import { useWords } from '../i18n/use-words.ts';
import { commandKey } from '../kit/commands/catalogue.ts';
import { commandOfKey } from '../kit/commands/declared-commands.ts';
import { Key } from '../kit/commands/keys.tsx';
import { Icon } from '../kit/icon.tsx';
import { buttonClass } from '../kit/button.tsx';
import { searchBoxClass } from '../kit/commands/search-box.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import styles from './page.module.css';

export const FindButton = () => {
  const { t } = useWords();
  const open = (): void => commandOfKey(commandKey('find'))?.run();
  return (
    <>
      <button type="button" className={joinClasses('xs-no', searchBoxClass, styles.find)} onClick={open}>
        <Icon name="search" />
        <span className="clip">{t('find.do')}</span>
        <Key of="find" />
      </button>
      <button
        type="button"
        className={buttonClass({ kind: 'quiet', isIconOnly: true }, 'only-s')}
        aria-label={t('find.do')}
        onClick={open}
      >
        <Icon name="search" />
      </button>
    </>
  );
};
