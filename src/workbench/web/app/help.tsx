import { useWords } from '../i18n/use-words.ts';
import { ButtonLink } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { HelpKeys } from './help-keys.tsx';
import type { PlaceHere } from './places.ts';
import styles from './help-keys.module.css';

const words = ['draft', 'release', 'approval', 'outdated'] as const;

export const Help = ({ places, onClose }: { places: readonly PlaceHere[]; onClose: () => void }) => {
  const { t } = useWords();
  return (
    <Dialog title={t('common.help.title')} onClose={onClose} wide>
      <section>
        <h3 className="sec">{t('common.help.places')}</h3>
        <ul className="row wrap">
          {places.map(({ name, to, icon }) => (
            <li key={name}>
              <ButtonLink kind="quiet" small icon={icon} to={to} onClick={onClose}>
                {t(`common.places.${name}`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <HelpKeys places={places} />
      <section className="col">
        <h3 className="sec">{t('common.help.words')}</h3>
        <dl className={styles.words}>
          {words.map((word) => (
            <div key={word}>
              <dt>{t(`common.help.word.${word}`)}</dt>
              <dd>{t(`common.help.word.${word}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
};
