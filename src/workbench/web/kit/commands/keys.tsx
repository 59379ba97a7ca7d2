import { useWords } from '../../i18n/use-words.ts';
import { joinClasses } from '../join-classes.ts';
import { commandKey, isCommand } from './catalogue.ts';
import { keyParts } from './key-names.ts';
import styles from './keys.module.css';
import { useOwnKeys } from './own-keys.ts';

export const Keys = ({ of }: { of: string }) => {
  const { t } = useWords();
  return keyParts(of, t('find.keys.space')).map((part, at) => <kbd key={`${at} ${part}`}>{part}</kbd>);
};

// Of a command by its id, or a fixed key.
export const Key = ({ of }: { of: string }) => {
  const { on } = useOwnKeys();
  const key = isCommand(of) ? commandKey(of) : of;
  return on || key.length > 1 ? <Keys of={key} /> : null;
};

export const keyHintsClass = joinClasses(styles.keys, 'xs-no no-print');

export const KeyHints = ({ of }: { of: readonly (readonly [keys: readonly string[], does: string])[] }) => (
  <div className={joinClasses(keyHintsClass, 'end')} aria-hidden="true">
    {of.map(([keys, does]) => (
      <span key={does}>
        {keys.map((key) => (
          <Key key={key} of={key} />
        ))}
        {does}
      </span>
    ))}
  </div>
);
