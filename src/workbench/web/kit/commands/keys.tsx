import { useWords } from '../../i18n/use-words.ts';
import { joinClasses } from '../join-classes.ts';
import { catalogueEntries } from './catalogue.ts';
import { keyParts } from './key-names.ts';
import styles from './keys.module.css';
import { keyOf, useOwnKeys } from './own-keys.ts';

/** The key that somebody chose in place of a usual one. */
const chosen = (usual: string): string => {
  const entry = catalogueEntries.find(({ key }) => key === usual);
  return entry ? keyOf(entry.name, usual) : usual;
};

/** Keys as they are written on the keyboard, one after the other, such as `Ctrl Enter` or `g d`. */
export const Keys = ({ of }: { readonly of: string }) => {
  const { t } = useWords();
  return keyParts(of, t('find.keys.space')).map((part) => <kbd key={part}>{part}</kbd>);
};

/** The key of something: the usual one, or what was chosen in its place. Nothing where it is a single letter and those are off. */
export const Key = ({ of }: { readonly of: string }) => {
  const { on } = useOwnKeys();
  const key = chosen(of);
  return on || key.length > 1 ? <Keys of={key} /> : null;
};

/** Keys that work here, with what they do; Help says the same to those who do not see them. */
export const KeyHints = ({ of }: { readonly of: readonly (readonly [keys: readonly string[], does: string])[] }) => (
  <div className={joinClasses(styles.keys, 'end', 'xs-no')} aria-hidden="true">
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
