import type { SignedOutReason } from '../../machines/auth-types.ts';
import { isRecord } from '../http.ts';

/** A message to other tabs: who is signed in, or that the session has ended and why. */
export type TabMessage =
  | { readonly kind: 'member'; readonly eid: string }
  | { readonly kind: 'signedOut'; readonly reason: SignedOutReason };

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const messageOf = (data: unknown): TabMessage | undefined => {
  if (!isRecord(data)) return undefined;
  const { kind, eid, reason } = data;
  if (kind === 'signedOut') return { kind, reason: reason === 'sessionEnded' ? reason : 'byMember' };
  return kind === 'member' && typeof eid === 'string' ? { kind, eid } : undefined;
};

/** Creates the channel to other tabs. Does nothing in browsers without `BroadcastChannel`. */
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
