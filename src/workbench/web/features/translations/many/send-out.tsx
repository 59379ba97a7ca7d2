import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft, ExchangeFormat, NewExchange } from '../../../../api/generated/api-shapes.ts';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Check } from '../../../kit/fields.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Note } from '../../../kit/marks.tsx';
import type { Show } from '../marks/word-filters.ts';

type Which = NewExchange['which'];

const formats: readonly ExchangeFormat[] = ['xliff12', 'xliff20', 'csv'];

interface Props {
  readonly draft: Draft;
  readonly counts: Readonly<Record<Show, number>>;
  /** How many edits the server does not have yet: they would not be in the file. */
  readonly unsent: number;
  readonly onClose: () => void;
}

/** Makes a file for translators out of a draft: which words, in which format; then saves it. */
export const SendOut = ({ draft, counts, unsent, onClose }: Props) => {
  const { t } = useWords();
  const numbers: Readonly<Record<Which, number>> = { stale: counts.stale, missing: counts.missing, all: counts.all };
  const [which, setWhich] = useState<Which>(counts.stale > 0 ? 'stale' : counts.missing > 0 ? 'missing' : 'all');
  const [format, setFormat] = useState<ExchangeFormat>('xliff12');
  const make = useMutation({
    mutationFn: () => ask('POST /api/drafts/:id/exchanges', { path: { id: draft.id }, body: { format, which } }),
  });
  const made = make.data;
  const why = unsent > 0 ? t('words.out.unsent') : numbers[which] === 0 ? t('words.out.none') : undefined;
  return (
    <Dialog title={t('words.out.title')} onClose={onClose}>
      {made ? (
        <div className="col gap">
          <Note tone="ok" live>
            {t('words.out.made', { count: made.texts })}
          </Note>
          <p className="small muted">{t('words.out.keepName')}</p>
          <div className="acts row">
            <a className="btn primary" href={`/api/exchanges/${made.id}/file`} download>
              <Icon name="download" />
              {t('words.out.save')}
            </a>
            <Button kind="quiet" onClick={onClose}>
              {t('common.do.close')}
            </Button>
          </div>
        </div>
      ) : (
        <form
          className="col gap"
          onSubmit={(event) => {
            event.preventDefault();
            if (why === undefined && !make.isPending) make.mutate();
          }}
        >
          <fieldset className="col">
            <legend className="lab">{t('words.out.which')}</legend>
            {(['stale', 'missing', 'all'] as const).map((one) => (
              <Check key={one} kind="radio" name="which" checked={which === one} onChange={() => setWhich(one)}>
                {t(`words.out.${one}`)} <b>{numbers[one]}</b>
              </Check>
            ))}
          </fieldset>
          <fieldset className="col">
            <legend className="lab">{t('words.out.format')}</legend>
            {formats.map((one) => (
              <Check key={one} kind="radio" name="format" checked={format === one} onChange={() => setFormat(one)}>
                {t(`words.out.${one}`)}
              </Check>
            ))}
          </fieldset>
          {make.error && (
            <Note tone="bad" live>
              {make.error.message}
            </Note>
          )}
          <DialogEnd busy={make.isPending} notYet={why} onClose={onClose}>
            {t('words.out.make')}
          </DialogEnd>
        </form>
      )}
    </Dialog>
  );
};
