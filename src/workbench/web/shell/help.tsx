import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Dialog } from '../elements/dialog.tsx';
import { Check } from '../elements/fields.tsx';
import { Icon } from '../elements/icon.tsx';
import { areKeysOn, Key, setKeysOn } from '../elements/keys.tsx';
import { useWords } from '../words/use-words.ts';
import type { Place } from './places.ts';

interface Props {
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

const keys = [
  ['?', 'help'],
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['c', 'new'],
  ['Ctrl Enter', 'primary'],
] as const;

const words = ['draft', 'release', 'approval', 'outdated'] as const;

/** Help: every place, every key, and the words of the workbench. */
export const Help = ({ places, onClose }: Props) => {
  const { t } = useWords();
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog title={t('common.help.title')} onClose={onClose} wide>
      <section>
        <h3 className="sec">{t('common.help.places')}</h3>
        <ul className="row wrap">
          {places.map(({ name, path, icon }) => (
            <li key={name}>
              <Link className="btn quiet sm" to={path} onClick={onClose}>
                <Icon name={icon} />
                {t(`common.places.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="col">
        <h3 className="sec">{t('common.help.keys')}</h3>
        <dl className="pairs">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <Key of={key} />
              </dt>
              <dd>{t(`common.help.key.${does}`)}</dd>
            </div>
          ))}
          {places.map(({ name, letter }) => (
            <div key={name}>
              <dt>
                <Key of="g" />
                <Key of={letter} />
              </dt>
              <dd>{t('common.help.key.go', { place: t(`common.places.${name}`) })}</dd>
            </div>
          ))}
        </dl>
        <Check
          kind="switch"
          checked={on}
          onChange={({ target }) => {
            setKeysOn(target.checked);
            setOn(target.checked);
          }}
        >
          {t('common.help.keysOn')}
        </Check>
        <p className="small muted">{t('common.help.keysText')}</p>
      </section>
      <section className="col">
        <h3 className="sec">{t('common.help.words')}</h3>
        <dl className="pairs told">
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
