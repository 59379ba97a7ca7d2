import { useState } from 'react';
import type { Draft, DraftEdit } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { clockTime } from '../../kit/time.tsx';
import { usePerson } from '../../session/use-me.ts';
import styles from './presence.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

export const othersChanges = (
  edits: readonly DraftEdit[],
  me: string,
  after: number,
): ReadonlyMap<string, DraftEdit> =>
  new Map(
    edits
      .filter(({ rev, author }) => rev > after && author !== null && author.id !== me)
      .map((edit) => [edit.address, edit]),
  );

export const useOthersChanges = ({
  edits,
  rev,
}: Pick<Draft, 'edits' | 'rev'>): ReadonlyMap<string, DraftEdit> => {
  const { id } = usePerson();
  const [opened] = useState(rev);
  return othersChanges(edits, id, opened);
};

export const newestAt = (
  changes: ReadonlyMap<string, DraftEdit>,
  addresses: readonly string[],
): DraftEdit | undefined =>
  [...changes.values()]
    .filter(({ address }) => addresses.some((own) => address === own || address.startsWith(`${own}/`)))
    .toSorted((one, other) => other.id - one.id)[0];

interface Props {
  changes: ReadonlyMap<string, DraftEdit>;
  addresses: readonly string[];
}

export const ChangedBy = ({ changes, addresses }: Props) => {
  const { t, language } = useWords();
  const edit = newestAt(changes, addresses);
  return (
    <p role="status" className={joinClasses('small', styles.changed)}>
      {edit?.author &&
        t('find.presence.changedBy', {
          name: edit.author.name,
          time: clockTime(new Date(edit.at), language),
        })}
    </p>
  );
};
