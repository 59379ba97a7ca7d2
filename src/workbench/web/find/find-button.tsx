import { commandOfKey } from '../commands/declared-commands.ts';
import { catalogue } from '../commands/catalogue.ts';
import { keyOf } from '../commands/own-keys.ts';
import { Icon } from '../elements/icon.tsx';
import { Key } from '../elements/keys.tsx';
import { useWords } from '../i18n/use-words.ts';

/** The field in the bar that opens the palette; on a narrow screen a button without words. */
export const FindButton = () => {
  const { t } = useWords();
  const usual = catalogue.everywhere.find;
  const open = (): void => commandOfKey(keyOf('find', usual))?.run();
  return (
    <>
      <button type="button" className="find xs-no" onClick={open}>
        <Icon name="search" />
        <span className="clip">{t('find.do')}</span>
        <Key of={usual} />
      </button>
      <button type="button" className="btn quiet icon only-s" aria-label={t('find.do')} onClick={open}>
        <Icon name="search" />
      </button>
    </>
  );
};
