import { useEffect, useState } from 'react';
import type { Role } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button, TextButton } from '../kit/button.tsx';
import { catalogueEntries, type CommandGroup } from '../kit/commands/catalogue.ts';
import type { Action } from '../kit/commands/declared-commands.ts';
import { isModifier, keyName } from '../kit/commands/key-names.ts';
import { Keys } from '../kit/commands/keys.tsx';
import { chooseKey, forgetOwnKeys, keyOf, setKeysOn, useOwnKeys } from '../kit/commands/own-keys.ts';
import { Check } from '../kit/fields.tsx';
import { useMe } from '../session/use-me.ts';
import styles from './help-keys.module.css';
import type { Place } from './places.ts';

type Row = Pick<Action, 'id' | 'label'> & { readonly key: string; readonly right?: Role | undefined };

// Keys that work on every page: without them the user could not leave a field or a dialog.
const reserved: ReadonlySet<string> = new Set(['Tab', 'Shift Tab', 'Enter', 'Escape', 'Shift Enter']);

const useRows = (
  places: readonly Place[],
): readonly (readonly [group: CommandGroup | 'places', rows: readonly Row[]])[] => {
  const { t } = useWords();
  const groups = Map.groupBy(catalogueEntries, ({ group }) => group);
  return [
    ...[...groups].map(
      ([group, own]) =>
        [
          group,
          own.map(({ id, key, right }) => ({ id, key, right, label: t(`find.command.${id}`) })),
        ] as const,
    ),
    [
      'places',
      places.map(({ name, letter }) => ({
        ...{ id: `go.${name}`, key: `g ${letter}` },
        label: t('find.command.go', { place: t(`common.places.${name}`) }),
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
  useNextKey(asked !== undefined, (pressed) => {
    const holder = rows.find(({ id, key }) => keyOf(id, key) === pressed && id !== asked);
    if (pressed !== 'Escape' && reserved.has(pressed)) setMessage(t('find.change.cannot'));
    else if (holder) setMessage(t('find.change.taken', { does: holder.label }));
    else {
      const row = rows.find(({ id }) => id === asked);
      if (row && pressed !== 'Escape') chooseKey(row.id, pressed === row.key ? undefined : pressed);
      setMessage(undefined);
      setAsked(undefined);
    }
  });
  return { asked, message, ask: setAsked };
};

interface KeyListProps {
  rows: readonly Row[];
  asked: string | undefined;
  onAsk: (id: string) => void;
}

const KeyList = ({ rows, asked, onAsk }: KeyListProps) => {
  const { t } = useWords();
  return (
    <dl className={styles.keys}>
      {rows.map(({ id, key, label }) => (
        <div key={id}>
          <dt>{asked === id ? <i>{t('find.change.press')}</i> : <Keys of={keyOf(id, key)} />}</dt>
          <dd>
            <span>{label}</span>
            <TextButton
              className="small"
              aria-label={t('find.change.of', { does: label })}
              onClick={() => onAsk(id)}
            >
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
  const { roles } = useMe();
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
          <KeyList
            rows={rows.filter(({ right }) => right === undefined || roles.includes(right))}
            {...{ asked }}
            onAsk={ask}
          />
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
