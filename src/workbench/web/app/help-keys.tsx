import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Button, TextButton } from '../kit/button.tsx';
import { catalogue, catalogueEntries, type CommandGroup } from '../kit/commands/catalogue.ts';
import { isModifier, keyName } from '../kit/commands/key-names.ts';
import { Keys } from '../kit/commands/keys.tsx';
import { chooseKey, forgetOwnKeys, keyOf, setKeysOn, useOwnKeys } from '../kit/commands/own-keys.ts';
import { Check } from '../kit/fields.tsx';
import type { Place } from './places.ts';

/** A row of the list: a command or a place, and its usual key. */
interface Row {
  readonly name: string;
  readonly usual: string;
  readonly does: string;
}

/** Keys that move about in every page: without them nobody gets out of where they are. */
const kept: ReadonlySet<string> = new Set(['Tab', 'Shift Tab', 'Enter', 'Escape', 'Shift Enter']);

/** Every command and every place, group by group. */
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

/** Takes the next key that is pressed, before the dialog or the page does something with it. */
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

/** All keys with what they do; each can be changed, and all single letters switched off. */
export const HelpKeys = ({ places }: { readonly places: readonly Place[] }) => {
  const { t } = useWords();
  const { keys, on } = useOwnKeys();
  const groups = useRows(places);
  const all = groups.flatMap(([, rows]) => rows);
  const [asked, setAsked] = useState<string>();
  const [said, setSaid] = useState<string>();
  useNextKey(asked !== undefined, (key) => {
    const holder = all.find(({ name, usual }) => keyOf(name, usual) === key && name !== asked);
    if (key !== 'Escape' && kept.has(key)) setSaid(t('find.change.cannot'));
    else if (holder) setSaid(t('find.change.taken', { does: holder.does }));
    else {
      const row = all.find(({ name }) => name === asked);
      if (row && key !== 'Escape') chooseKey(row.name, key === row.usual ? undefined : key);
      setSaid(undefined);
      setAsked(undefined);
    }
  });
  return (
    <section className="col">
      <h3 className="sec">{t('common.help.keys')}</h3>
      <Check kind="switch" checked={on} onChange={({ target }) => setKeysOn(target.checked)}>
        {t('common.help.keysOn')}
      </Check>
      <p className="small muted">{t('common.help.keysText')}</p>
      <p role="status" className="small">
        {said}
      </p>
      {groups.map(([group, rows]) => (
        <div key={group}>
          <h4 className="small muted">{t(`find.keyGroup.${group}`)}</h4>
          <dl className="pairs keyed">
            {rows.map(({ name, usual, does }) => (
              <div key={name}>
                <dt>{asked === name ? <i>{t('find.change.press')}</i> : <Keys of={keyOf(name, usual)} />}</dt>
                <dd>
                  <span>{does}</span>
                  <TextButton className="small" aria-label={t('find.change.of', { does })} onClick={() => setAsked(name)}>
                    {t('find.change.do')}
                  </TextButton>
                </dd>
              </div>
            ))}
          </dl>
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
