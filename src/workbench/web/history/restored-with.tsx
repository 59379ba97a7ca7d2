import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { restoredPlaces } from '../../../authoring/draft/history/restore-from.ts';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import { liveQuery } from '../api/queries.ts';
import { nodeName, outlineIndex } from '../draft/content/outline-index.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import { useWords } from '../i18n/use-words.ts';
import { Check } from '../kit/fields.tsx';
import { FailureNote } from '../kit/marks.tsx';

interface Props {
  /** The source of the release that still had the item. */
  then: string;
  /** The source of the draft to restore it into; undefined for the live source. */
  draft: string | undefined;
  addresses: readonly string[];
  without: readonly string[];
  onWithout: (without: readonly string[]) => void;
}

const lastStep = (address: string): string =>
  (address.split('/').at(-1) ?? address).replace('[', '').replace(']', '');

// What comes back with an item: what contains it must, what it refers to may.
export const RestoredWith = ({ then, draft, addresses, without, onWithout }: Props) => {
  const { t, language } = useWords();
  const live = useQuery(liveQuery).data?.source ?? undefined;
  const now = draft ?? live;
  const { data: before, error: noBefore } = useQuery(sourceQuery(then));
  const { data: after, error: noAfter } = useQuery({ ...sourceQuery(now ?? ''), enabled: now !== undefined });
  const found = useMemo(() => {
    if (!before || !after) return undefined;
    const all = restoredPlaces({ then: before, now: after, addresses, without: [] });
    const needed = restoredPlaces({ then: before, now: after, addresses, without: all });
    const outline = outlineIndex(outlineOf(before));
    return all
      .filter((address) => !addresses.includes(address))
      .map((address) => {
        const node = outline.ownerOf(address)?.node;
        const name = node?.entry === address ? nodeName(node, language) : lastStep(address);
        return { address, name, isNeeded: needed.includes(address) };
      });
  }, [before, after, addresses, language]);
  if (!found) return <FailureNote error={noBefore ?? noAfter} />;
  if (found.length === 0) return null;
  return (
    <fieldset className="col">
      <legend className="strong">{t('history.undo.with')}</legend>
      {found.map(({ address, name, isNeeded }) => (
        <Check
          key={address}
          checked={!without.includes(address)}
          disabled={isNeeded}
          onChange={({ target }) =>
            onWithout(target.checked ? without.filter((one) => one !== address) : [...without, address])
          }
        >
          {name} <span className="code small muted">{address.slice(0, address.indexOf('#'))}</span>
        </Check>
      ))}
    </fieldset>
  );
};
