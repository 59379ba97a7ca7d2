import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Draft, Imported, ImportedWord } from '../../../../api/generated/api-shapes.ts';
import { failedWith } from '../../../api/api-failure.ts';
import { ask } from '../../../api/ask.ts';
import { useTakeDraft } from '../../../draft/draft-data.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useToast } from '../../../kit/toast.tsx';
import type { MarkedWord } from '../marks/word-filters.ts';
import { type Brought, exchangeNamed } from './brought-file.ts';
import { ImportReport } from './import-report.tsx';

interface Props {
  readonly draft: Draft;
  readonly words: readonly MarkedWord[];
  readonly onClose: () => void;
}

/** A translator's file as the server would take it. */
interface Seen extends Brought {
  readonly exchange: string;
  readonly words: readonly ImportedWord[];
}

/** The exchange that a file names, else a new one of every word of the draft: what does not fit is told word by word all the same. */
const exchangeOf = async ({ exchange }: Brought, draft: string, isAnew: boolean): Promise<string> => {
  if (exchange !== undefined && !isAnew) return exchange;
  return (await ask('POST /api/drafts/:id/exchanges', { path: { id: draft }, body: { format: 'csv', which: 'all' } })).id;
};

const take = (id: string, draft: string, file: Blob, dry?: 1): Promise<Imported> =>
  ask('POST /api/exchanges/:id/import', { path: { id }, query: { draft, dry }, body: file });

/** Takes a translator's file into a draft: first it says what would come of each word, then it is taken by a press. */
export const BringIn = ({ draft, words, onClose }: Props) => {
  const { t } = useWords();
  const tell = useToast();
  const field = useId();
  const takeDraft = useTakeDraft();
  const [brought, setBrought] = useState<Brought>();
  const look = useMutation({
    mutationFn: async ({ file, isAnew }: { readonly file: Brought; readonly isAnew: boolean }): Promise<Seen> => {
      const exchange = await exchangeOf(file, draft.id, isAnew);
      return { ...file, exchange, words: (await take(exchange, draft.id, file.blob, 1)).words };
    },
  });
  const bring = useMutation({
    mutationFn: ({ exchange, blob }: Seen) => take(exchange, draft.id, blob),
    onSuccess: ({ words: told }) => {
      takeDraft(draft.id);
      tell(t('words.in.done', { count: told.filter(({ result }) => result === 'taken' || result === 'english-changed').length }));
      onClose();
    },
  });
  const choose = async (file: File | undefined): Promise<void> => {
    bring.reset();
    const next = file && (await exchangeNamed(file));
    setBrought(next);
    if (next) look.mutate({ file: next, isAnew: false });
    else look.reset();
  };
  const seen = look.data;
  const isOther = failedWith(look.error, 'unknown');
  const failure = bring.error ?? (isOther ? null : look.error);
  const count = seen?.words.filter(({ result }) => result === 'taken' || result === 'english-changed').length ?? 0;
  return (
    <Dialog title={t('words.in.title')} onClose={onClose} wide>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          if (seen && count > 0 && !bring.isPending) bring.mutate(seen);
        }}
      >
        <div className="field">
          <label htmlFor={field}>{t('words.in.file')}</label>
          <input
            id={field}
            type="file"
            className="in"
            accept=".xlf,.xliff,.xml,.csv"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <p className="small muted">{t('words.in.hint')}</p>
        </div>
        {look.isPending && <p role="status">{t('words.in.looking')}</p>}
        {isOther && brought && (
          <Note
            tone="wait"
            live
            acts={
              <Button small onClick={() => look.mutate({ file: brought, isAnew: true })}>
                {t('words.in.anyway')}
              </Button>
            }
          >
            {t('words.in.other')}
          </Note>
        )}
        {failure && (
          <Note tone="bad" live>
            {failure.message}
          </Note>
        )}
        {seen && <ImportReport told={seen.words} words={words} />}
        <DialogEnd
          busy={bring.isPending}
          notYet={count === 0 ? t(seen ? 'words.in.nothing' : 'words.in.first') : undefined}
          onClose={onClose}
        >
          {t('words.in.take', { count })}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
