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

// Newest first. Older files may still contain the item.
export const useEarlierFiles = (): readonly SourceFiles[] =>
  useQueryClient()
    .getQueriesData<SourceFiles>({ queryKey: ['source'] })
    .flatMap(([, files]) => (files ? [files] : []))
    .toReversed();

interface Props {
  chosen: string;
  draft: Draft;
  now: SourceFiles;
  base: SourceFiles;
  outbox: DraftOutbox;
  put: (edits: readonly DraftEdit[]) => void;
  readOnly: boolean;
}

export const DeletedItemNotice = ({ chosen, draft, now, base, outbox, put, readOnly }: Props) => {
  const { t, language } = useWords();
  const earlier = useEarlierFiles();
  const seen = lastSeen(chosen, [...earlier, base]);
  const own = seen ? addressesOf(seen.placed) : [];
  const deletion = draft.edits.findLast(({ address, after }) => after === null && own.includes(address));
  const back = (): void => {
    if (!seen) return;
    for (const address of Object.keys(outbox.view.outbox.disputes))
      if (own.some((one) => address === one || address.startsWith(`${one}/`)))
        outbox.decide(address, 'theirs');
    put(putBack(seen, now, outbox.pending));
  };
  return (
    <Empty
      icon="search"
      title={t('editor.gone.title')}
      actions={
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
          ? t('find.gone.by', {
              name: deletion.author.name,
              time: clockTime(new Date(deletion.at), language),
            })
          : t('editor.gone.text')}
      </p>
    </Empty>
  );
};
