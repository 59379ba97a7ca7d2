import type { SignedOutReason } from '../../machines/auth-types.ts';
import { isRecord } from '../http.ts';

/** What a tab tells the others: who is signed in there now, or that the session is over, and whether by the member's wish. */
export type TabNews = { readonly kind: 'member'; readonly eid: string } | { readonly kind: 'signedOut'; readonly reason: SignedOutReason };

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const newsOf = (data: unknown): TabNews | undefined => {
  if (!isRecord(data)) return undefined;
  const { kind, eid, reason } = data;
  if (kind === 'signedOut') return { kind, reason: reason === 'sessionEnded' ? reason : 'byMember' };
  return kind === 'member' && typeof eid === 'string' ? { kind, eid } : undefined;
};

/** The other tabs of this browser (security 3, J): the legacy session is shared by all tabs, a token belongs to one. Silent where the browser has no channel. */
export const otherTabs = (open: () => Channel) => {
  const channel = ((): Channel | undefined => {
    try {
      return open();
    } catch {
      return undefined;
    }
  })();
  return {
    tell: (news: TabNews): void => channel?.postMessage(news),
    hear: (listener: (news: TabNews) => void): void =>
      channel?.addEventListener('message', ({ data }: MessageEvent) => {
        const news = newsOf(data);
        if (news) listener(news);
      }),
  };
};

export type OtherTabs = ReturnType<typeof otherTabs>;
