import { useQuery } from '@tanstack/react-query';
import type { Draft, Judgement, Me, Thread } from '../../api/generated/api-shapes.ts';
import { mayAuthor } from '../api/roles.ts';
import { liveQuery, settingsQuery } from '../api/queries.ts';
import { useNow } from '../kit/time.tsx';
import { useMe } from '../session/use-me.ts';
import { offerActions, type OfferedAction } from './draft-actions.ts';
import {
  emergencyQuery,
  freezesQuery,
  threadsQuery,
  useDraftFiles,
  useLastCheckResult,
} from './draft-data.ts';
import { freezeNow } from './going-live.tsx';
import { type DraftOutbox, useOutbox } from './outbox/use-outbox.ts';

export interface OpenDraft {
  readonly draft: Draft;
  readonly files: ReturnType<typeof useDraftFiles>;
  readonly outbox: DraftOutbox;
  readonly checkResult: Judgement | undefined;
  /** The server's last result, which may be about an older source; undefined before the first. */
  readonly lastCheckResult: Judgement | undefined;
  readonly threads: readonly Thread[];
  readonly live: { readonly number: number; readonly source: string | null } | undefined;
  readonly actions: readonly OfferedAction[];
  readonly mayEdit: boolean;
}

export const isEditable = ({ state }: Pick<Draft, 'state'>): boolean =>
  state === 'open' || state === 'review';

/** Returns true if items, texts and rules of the draft can change now. */
export const isContentEditable = (draft: Pick<Draft, 'state' | 'kind'>): boolean =>
  draft.kind === 'content' && isEditable(draft);

const mayEdit = ({ roles }: Me, draft: Draft): boolean => mayAuthor(roles, draft.kind) && isEditable(draft);

export const useOpenDraft = (draft: Draft): OpenDraft => {
  const me = useMe();
  const now = useNow().getTime();
  const files = useDraftFiles(draft);
  const outbox = useOutbox(me.person.id, draft, files.loaded);
  const lastCheckResult = useLastCheckResult(draft);
  const checkResult = lastCheckResult?.source === draft.source ? lastCheckResult : undefined;
  const { data: threads = [] } = useQuery(threadsQuery(draft.id));
  const { data: live } = useQuery(liveQuery);
  const { data: settings } = useQuery(settingsQuery);
  const { data: freezes = [] } = useQuery(freezesQuery);
  const allowsEmergencies = settings?.emergencyNotices === true;
  const mayBeUrgent =
    allowsEmergencies && draft.kind === 'content' && me.roles.includes('publisher') && isEditable(draft);
  const { data: emergency } = useQuery({
    ...emergencyQuery(draft),
    enabled: mayBeUrgent && !draft.outdated && checkResult !== undefined,
  });
  const actions = offerActions({
    draft: {
      ...draft,
      hasChanges: files.data ? files.data.changes.length > 0 : draft.source !== draft.baseSource,
    },
    me: { id: me.person.id, roles: me.roles },
    errors: checkResult?.problems.filter(({ severity }) => severity === 'error').length,
    unsent: outbox.unsent,
    soleApproverMayPublish: settings?.soleApproverMayPublish ?? true,
    isFrozen: freezeNow(freezes, now) !== undefined,
    ...{ allowsEmergencies, emergency },
  });
  return {
    draft,
    files,
    outbox,
    checkResult,
    lastCheckResult,
    threads,
    live,
    actions,
    mayEdit: mayEdit(me, draft),
  };
};
