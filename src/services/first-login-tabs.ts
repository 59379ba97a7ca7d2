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
