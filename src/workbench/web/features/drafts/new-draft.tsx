import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DraftKind, DraftSummary } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { ask } from '../../api/ask.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { liveQuery, publicationsQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { Choice, TextArea, TextField } from '../../kit/fields.tsx';
import { FailureNote } from '../../kit/marks.tsx';

interface Props {
  kind: DraftKind;
  onClose: () => void;
  drafts: readonly DraftSummary[];
}

const fromOf = (begin: string): { readonly from?: number | string } => {
  const [kind, value = ''] = begin.split(' ');
  if (kind === 'release') return { from: Number(value) };
  return kind === 'draft' ? { from: value } : {};
};

const useCreateDraft = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({
      begin,
      ...body
    }: {
      readonly name: string;
      readonly kind: DraftKind;
      readonly note: string;
      readonly begin: string;
    }) => ask('POST /api/drafts', { body: { ...body, ...fromOf(begin) } }),
    onSuccess: async ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['drafts'] });
      await navigate(editorAddress(id));
    },
  });
};

interface BeginProps extends Pick<Props, 'drafts' | 'kind'> {
  value: string;
  onChange: (begin: string) => void;
}

const BeginWith = ({ kind, drafts, value, onChange }: BeginProps) => {
  const { t } = useWords();
  const live = useQuery(liveQuery);
  const chain = useQuery(publicationsQuery);
  const earlier = (chain.data?.publications ?? []).filter(
    ({ number, source }) => source !== null && number !== live.data?.number,
  );
  return (
    <Choice label={t('drafts.new.begin')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="live">
        {live.data ? t('drafts.new.liveNow', { number: live.data.number }) : t('drafts.new.live')}
      </option>
      {drafts
        .filter((draft) => draft.kind === kind)
        .map((draft) => (
          <option key={draft.id} value={`draft ${draft.id}`}>
            {t('drafts.new.draft', { name: draft.name })}
          </option>
        ))}
      {earlier.map(({ number }) => (
        <option key={number} value={`release ${number}`}>
          {t('common.release', { number })}
        </option>
      ))}
    </Choice>
  );
};

export const NewDraft = ({ kind, onClose, drafts }: Props) => {
  const { t } = useWords();
  const isOperator = kind === 'operator';
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [begin, setBegin] = useState('live');
  const create = useCreateDraft();
  const isTaken = failedWith(create.error, 'name-taken');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && !create.isPending)
      create.mutate({ name: name.trim(), kind, note: note.trim(), begin });
  };
  return (
    <Dialog title={t(isOperator ? 'operator.new.title' : 'drafts.new.title')} onClose={onClose}>
      <form className="col gap" onSubmit={submit}>
        {isOperator && <p className="muted">{t('operator.new.text')}</p>}
        <TextField
          label={t('drafts.new.name')}
          hint={t(isOperator ? 'operator.new.nameHint' : 'drafts.new.nameHint')}
          problem={isTaken ? t('drafts.new.taken') : undefined}
          value={name}
          maxLength={200}
          required
          onChange={({ target }) => {
            setName(target.value);
            if (isTaken) create.reset();
          }}
        />
        <TextArea
          label={t('drafts.new.why')}
          hint={t('drafts.new.whyHint')}
          value={note}
          maxLength={4_000}
          onChange={({ target }) => setNote(target.value)}
        />
        <BeginWith kind={kind} drafts={drafts} value={begin} onChange={setBegin} />
        <FailureNote error={isTaken ? null : create.error} />
        <DialogEnd
          busy={create.isPending}
          notYet={name.trim() === '' ? t('drafts.new.nameMissing') : undefined}
          onClose={onClose}
        >
          {t('drafts.new.create')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
