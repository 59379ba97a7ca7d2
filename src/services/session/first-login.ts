import { type SafeStorage, storageKeys } from '../storage.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Whether the first-time dialog was closed in another tab of this session (A66): session storage belongs to one tab alone, so the tabs
 * ask each other. A browser without channels is alone.
 */
export const firstLoginTabs = (open: () => Channel, isSeenHere: () => boolean) => {
  const listeners = new Set<() => void>();
  const channel = ((): Channel | undefined => {
    try {
      return open();
    } catch {
      return undefined;
    }
  })();
  channel?.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === 'asked' && isSeenHere()) channel.postMessage('seen');
    if (data === 'seen') listeners.forEach((listener) => listener());
  });
  return {
    /** True once another tab says that it was closed there, false when none has said so in time. */
    isSeen: (waitMilliseconds: number): Promise<boolean> =>
      new Promise((resolve) => {
        listeners.add(() => resolve(true));
        setTimeout(() => resolve(false), waitMilliseconds);
        channel?.postMessage('asked');
      }),
    close: (): void => channel?.close(),
  };
};

/** Whether the first-time dialog was closed in this session (A66): kept when the member changes, wiped when the session ends. */
export const firstLoginStore = (storage: SafeStorage) => ({
  isSeen: (): boolean => storage.read(storageKeys.firstLoginSeen) === 'true',
  markSeen: (): void => void storage.write(storageKeys.firstLoginSeen, 'true'),
});
