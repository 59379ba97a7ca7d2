import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, TextButton } from '../kit/button.tsx';
import { catalogue, catalogueEntries, type CommandGroup } from '../kit/commands/catalogue.ts';
import { isModifier, keyName } from '../kit/commands/key-names.ts';
import { Keys } from '../kit/commands/keys.tsx';
import { chooseKey, forgetOwnKeys, keyOf, setKeysOn, useOwnKeys } from '../kit/commands/own-keys.ts';
import { Check } from '../kit/fields.tsx';
import styles from './help-keys.module.css';
import type { Place } from './places.ts';

interface Row {
  readonly name: string;
  readonly usual: string;
  readonly does: string;
}

// Keys that work on every page: without them the user could not leave a field or a dialog.
const kept: ReadonlySet<string> = new Set(['Tab', 'Shift Tab', 'Enter', 'Escape', 'Shift Enter']);

const useRows = (places: readonly Place[]): readonly (readonly [group: CommandGroup | 'places', rows: readonly Row[]])[] => {
  const { t } = useWords();
  const groups = Object.keys(catalogue) as readonly CommandGroup[];
  return [
    ...groups.map((group) => {
      const own = catalogueEntries.filter((entry) => entry.group === group);
      return [group, own.map(({ name, key }) => ({ name, usual: key, does: t(`find.command.${name}`) }))] as const;
    }),
    [
      'places',
      places.map(({ name, letter }) => ({
        name: `go.${name}`,
        usual: `g ${letter}`,
        does: t('find.command.go', { place: t(`common.places.${name}`) }),
      })),
    ],
  ];
};

// Before the dialog or the page handles it.
const useNextKey = (isWaiting: boolean, take: (key: string) => void): void => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (isModifier(event)) return;
      event.preventDefault();
      event.stopPropagation();
      take(keyName(event));
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  });
};

const useKeyChange = (rows: readonly Row[]) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<string>();
  const [message, setMessage] = useState<string>();
  useNextKey(asked !== undefined, (key) => {
    const holder = rows.find(({ name, usual }) => keyOf(name, usual) === key && name !== asked);
    if (key !== 'Escape' && kept.has(key)) setMessage(t('find.change.cannot'));
    else if (holder) setMessage(t('find.change.taken', { does: holder.does }));
    else {
      const row = rows.find(({ name }) => name === asked);
      if (row && key !== 'Escape') chooseKey(row.name, key === row.usual ? undefined : key);
      setMessage(undefined);
      setAsked(undefined);
    }
  });
  return { asked, message, ask: setAsked };
};

interface KeyListProps {
  rows: readonly Row[];
  asked: string | undefined;
  onAsk: (name: string) => void;
}

const KeyList = ({ rows, asked, onAsk }: KeyListProps) => {
  const { t } = useWords();
  return (
    <dl className={styles.keys}>
      {rows.map(({ name, usual, does }) => (
        <div key={name}>
          <dt>{asked === name ? <i>{t('find.change.press')}</i> : <Keys of={keyOf(name, usual)} />}</dt>
          <dd>
            <span>{does}</span>
            <TextButton className="small" aria-label={t('find.change.of', { does })} onClick={() => onAsk(name)}>
              {t('find.change.do')}
            </TextButton>
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const HelpKeys = ({ places }: { places: readonly Place[] }) => {
  const { t } = useWords();
  const { keys, on } = useOwnKeys();
  const groups = useRows(places);
  const { asked, message, ask } = useKeyChange(groups.flatMap(([, rows]) => rows));
  return (
    <section className="col">
      <h3 className="sec">{t('common.help.keys')}</h3>
      <Check kind="switch" checked={on} onChange={({ target }) => setKeysOn(target.checked)}>
        {t('common.help.keysOn')}
      </Check>
      <p className="small muted">{t('common.help.keysText')}</p>
      <p role="status" className="small">
        {message}
      </p>
      {groups.map(([group, rows]) => (
        <div key={group}>
          <h4 className="small muted">{t(`find.keyGroup.${group}`)}</h4>
          <KeyList {...{ rows, asked }} onAsk={ask} />
        </div>
      ))}
      {Object.keys(keys).length > 0 && (
        <p>
          <Button small onClick={forgetOwnKeys}>
            {t('find.change.usual')}
          </Button>
        </p>
      )}
    </section>
  );
};
