import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Emergency, Publication } from '../../api/generated/api-shapes.ts';
import { failedWith } from '../api/api-failure.ts';
import { ask } from '../api/ask.ts';
import { mayDecide } from '../api/draft-status.ts';
import { liveQuery, requestedQuery } from '../api/queries.ts';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Note, Pill } from '../kit/marks.tsx';
import { useToast } from '../kit/toast.tsx';
import { useMe } from '../session/use-me.ts';
import { AskFirst } from './ask-first.tsx';

const tones = { waiting: 'wait', reverting: 'wait', confirmed: 'ok', reverted: 'end' } as const;

export const EmergencyPill = ({ emergency: { state } }: { emergency: Emergency }) => {
  const { t } = useWords();
  return (
    <Pill tone={tones[state]} icon={state === 'confirmed' ? 'check' : 'alert'}>
      {t(`draft.emergency.state.${state}`)}
    </Pill>
  );
};

interface Marked extends Pick<Publication, 'id' | 'number'> {
  readonly emergency: Emergency;
}

type Decision = 'confirm' | 'revert';

const useDecide = ({ id }: Marked) => {
  const { t } = useWords();
  const showToast = useToast();
  const queries = useQueryClient();
  const { data: live } = useQuery(liveQuery);
  return useMutation({
    mutationFn: ({ decision, text }: { readonly decision: Decision; readonly text: string }) => {
      if (decision === 'confirm')
        return ask('POST /api/publications/:id/confirm', { path: { id }, body: { text } });
      const body = { publicationId: crypto.randomUUID(), baseNumber: live?.number ?? 1, text };
      return ask('POST /api/publications/:id/revert', { path: { id }, body });
    },
    onSuccess: (_, { decision }) => showToast(t(`draft.emergency.${decision}.done`)),
    onSettled: () =>
      Promise.all(
        ['draft', 'drafts', 'live', 'publications'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });
};

const messageOf = (error: Error, t: Translate): string => {
  if (failedWith(error, 'conflicts')) return t('draft.emergency.revert.conflicts');
  return failedWith(error, 'not-valid') ? t('draft.emergency.revert.notValid') : error.message;
};

// A release of the reverted files may fail after it was requested.
const FailedRevert = ({ id }: { id: string | undefined }) => {
  const { t } = useWords();
  const { data } = useQuery(requestedQuery(id));
  return data?.state === 'failed' ? (
    <Note tone="bad" live>
      {t('draft.emergency.revert.failed', { reason: data.failure?.message ?? '' })}
    </Note>
  ) : null;
};

const Decisions = ({ decide }: { decide: ReturnType<typeof useDecide> }) => {
  const { t } = useWords();
  const [asked, setAsked] = useState<Decision>();
  return (
    <>
      <span className="row wrap">
        {(['confirm', 'revert'] as const).map((decision) => (
          <Button
            key={decision}
            kind={decision === 'confirm' ? 'primary' : 'plain'}
            small
            busy={decide.isPending}
            onClick={() => setAsked(decision)}
          >
            {t(`draft.emergency.${decision}.do`)}
          </Button>
        ))}
      </span>
      {decide.error && (
        <Note tone="bad" live>
          {messageOf(decide.error, t)}
        </Note>
      )}
      {asked && (
        <AskFirst
          title={t(`draft.emergency.${asked}.do`)}
          prompt={t(`draft.emergency.${asked}.why`)}
          text={asked === 'confirm' ? 'optional' : 'needed'}
          onClose={() => setAsked(undefined)}
          onConfirm={(text) => {
            setAsked(undefined);
            decide.mutate({ decision: asked, text });
          }}
        />
      )}
    </>
  );
};

export const EmergencyNote = (publication: Marked) => {
  const { t } = useWords();
  const me = useMe();
  const decide = useDecide(publication);
  const { number, emergency } = publication;
  const { state, reason, publishedBy, decidedBy } = emergency;
  const noOne = t('common.is.nobody');
  const isOver = state === 'confirmed' || state === 'reverted';
  return (
    <>
      <Note tone={isOver ? 'ok' : 'wait'} icon={isOver ? 'check' : 'alert'}>
        {t('draft.emergency.published', { name: publishedBy?.name ?? noOne, reason })}{' '}
        {t(`draft.emergency.${state}`, { name: decidedBy?.name ?? noOne })}
      </Note>
      {number !== null && mayDecide(emergency, me) && <Decisions decide={decide} />}
      <FailedRevert id={decide.data?.id} />
    </>
  );
};
