import { useQueryClient } from '@tanstack/react-query';
import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Empty } from '../../kit/states.tsx';
import { clockTime } from '../../kit/time.tsx';
import type { DraftOutbox } from '../outbox/use-outbox.ts';
import { addressesOf, lastSeen, putBack } from './put-back.ts';

/** Every state of a draft that this page has fetched and still holds, the last first: what is gone from the newest may stand in one before. */
export const useEarlierFiles = (): readonly SourceFiles[] =>
  useQueryClient()
    .getQueriesData<SourceFiles>({ queryKey: ['source'] })
    .flatMap(([, files]) => (files ? [files] : []))
    .toReversed();

interface Props {
  /** What was chosen: an item's id, or an address. */
  readonly chosen: string;
  readonly draft: Draft;
  readonly now: SourceFiles;
  readonly base: SourceFiles;
  readonly outbox: DraftOutbox;
  readonly put: (edits: readonly DraftEdit[]) => void;
  readonly readOnly: boolean;
}

/** Says that what is chosen is not in the draft: who deleted it and when, and puts it back with all that was written in it here. */
export const GoneItem = ({ chosen, draft, now, base, outbox, put, readOnly }: Props) => {
  const { t, language } = useWords();
  const earlier = useEarlierFiles();
  const seen = lastSeen(chosen, [...earlier, base]);
  const own = seen ? addressesOf(seen.placed) : [];
  const deletion = draft.edits.findLast(({ address, after }) => after === null && own.includes(address));
  const back = (): void => {
    if (!seen) return;
    for (const address of Object.keys(outbox.view.outbox.disputes))
      if (own.some((one) => address === one || address.startsWith(`${one}/`))) outbox.decide(address, 'theirs');
    put(putBack(seen, now, outbox.kept));
  };
  return (
    <Empty
      icon="search"
      title={t('editor.gone.title')}
      acts={
        seen &&
        !readOnly && (
          <Button kind="primary" icon="undo" onClick={back}>
            {t('find.gone.back')}
          </Button>
        )
      }
    >
      <p>
        {deletion?.author
          ? t('find.gone.by', { name: deletion.author.name, time: clockTime(new Date(deletion.at), language) })
          : t('editor.gone.text')}
      </p>
    </Empty>
  );
};
