import { type SafeStorage, storageKeys } from '../storage.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Asks other tabs whether the first-login dialog was closed there (A66), because session storage belongs to
 * one tab.
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
    isSeen: (waitMilliseconds: number): Promise<boolean> =>
      new Promise((resolve) => {
        listeners.add(() => resolve(true));
        setTimeout(() => resolve(false), waitMilliseconds);
        channel?.postMessage('asked');
      }),
    close: (): void => channel?.close(),
  };
};

/**
 * Stores whether the first-login dialog was closed in this session (A66), even if the user switches members.
 */
export const firstLoginStore = (storage: SafeStorage) => ({
  isSeen: (): boolean => storage.read(storageKeys.firstLoginSeen) === 'true',
  markSeen: (): void => void storage.write(storageKeys.firstLoginSeen, 'true'),
});
