import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft, ExchangeFormat, NewExchange } from '../../../../api/generated/api-shapes.ts';
import { ask } from '../../../api/ask.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button, buttonClass } from '../../../kit/button.tsx';
import { Dialog, DialogActions, DialogEnd } from '../../../kit/dialog.tsx';
import { Check, labelClass } from '../../../kit/fields.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { FailureNote, Note } from '../../../kit/marks.tsx';
import type { StatusFilter } from '../status/text-filters.ts';

type Which = NewExchange['which'];

const selections: readonly Which[] = ['stale', 'missing', 'all'];
const formats: readonly ExchangeFormat[] = ['xliff12', 'xliff20', 'csv'];

interface Props {
  draft: Draft;
  counts: Readonly<Record<StatusFilter, number>>;
  /** The number of edits that the server does not have yet, so that the file would lack them. */
  unsent: number;
  onClose: () => void;
}

const Download = ({ id, count, onClose }: { id: string; count: number; onClose: () => void }) => {
  const { t } = useWords();
  return (
    <div className="col gap">
      <Note tone="ok" live>
        {t('words.out.made', { count })}
      </Note>
      <p className="small muted">{t('words.out.keepName')}</p>
      <DialogActions>
        <a className={buttonClass({ kind: 'primary' })} href={`/api/exchanges/${id}/file`} download>
          <Icon name="download" />
          {t('words.out.save')}
        </a>
        <Button kind="quiet" onClick={onClose}>
          {t('common.do.close')}
        </Button>
      </DialogActions>
    </div>
  );
};

interface ChoicesProps<Name extends string> {
  name: 'which' | 'format';
  options: readonly Name[];
  chosen: Name;
  counts?: Readonly<Record<Name, number>>;
  onChoose: (option: Name) => void;
}

const Choices = <Name extends Which | ExchangeFormat>({
  name,
  options,
  chosen,
  counts,
  onChoose,
}: ChoicesProps<Name>) => {
  const { t } = useWords();
  return (
    <fieldset className="col">
      <legend className={labelClass}>{t(`words.out.${name}`)}</legend>
      {options.map((option) => (
        <Check
          key={option}
          kind="radio"
          name={name}
          checked={chosen === option}
          onChange={() => onChoose(option)}
        >
          {t(`words.out.${option}`)} {counts && <b>{counts[option]}</b>}
        </Check>
      ))}
    </fieldset>
  );
};

export const ExportDialog = ({ draft, counts, unsent, onClose }: Props) => {
  const { t } = useWords();
  const [which, setWhich] = useState<Which>(selections.find((one) => counts[one] > 0) ?? 'all');
  const [format, setFormat] = useState<ExchangeFormat>('xliff12');
  const create = useMutation({
    mutationFn: () =>
      ask('POST /api/drafts/:id/exchanges', { path: { id: draft.id }, body: { format, which } }),
  });
  const reason = unsent > 0 ? t('words.out.unsent') : counts[which] === 0 ? t('words.out.none') : undefined;
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    if (reason === undefined && !create.isPending) create.mutate();
  };
  return (
    <Dialog title={t('words.out.title')} onClose={onClose}>
      {create.data ? (
        <Download id={create.data.id} count={create.data.texts} onClose={onClose} />
      ) : (
        <form className="col gap" onSubmit={handleSubmit}>
          <Choices name="which" options={selections} chosen={which} counts={counts} onChoose={setWhich} />
          <Choices name="format" options={formats} chosen={format} onChoose={setFormat} />
          <FailureNote error={create.error} />
          <DialogEnd busy={create.isPending} notYet={reason} onClose={onClose}>
            {t('words.out.make')}
          </DialogEnd>
        </form>
      )}
    </Dialog>
  );
};
