import type { SignedOutReason } from '../../machines/auth-types.ts';
import { isRecord } from '../http.ts';

/** What a tab posts to the others: who is signed in there now, or that the session is over, and whether by the member's wish. */
export type TabMessage =
  { readonly kind: 'member'; readonly eid: string } | { readonly kind: 'signedOut'; readonly reason: SignedOutReason };

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const messageOf = (data: unknown): TabMessage | undefined => {
  if (!isRecord(data)) return undefined;
  const { kind, eid, reason } = data;
  if (kind === 'signedOut') return { kind, reason: reason === 'sessionEnded' ? reason : 'byMember' };
  return kind === 'member' && typeof eid === 'string' ? { kind, eid } : undefined;
};

/** The channel to the other tabs of this browser: they share the legacy session, but each has its own token. Silent where the browser has no channel. */
export const tabChannel = (open: () => Channel) => {
  const channel = ((): Channel | undefined => {
    try {
      return open();
    } catch {
      return undefined;
    }
  })();
  return {
    post: (message: TabMessage): void => channel?.postMessage(message),
    listen: (listener: (message: TabMessage) => void): void =>
      channel?.addEventListener('message', ({ data }: MessageEvent) => {
        const message = messageOf(data);
        if (message) listener(message);
      }),
  };
};

export type TabChannel = ReturnType<typeof tabChannel>;
