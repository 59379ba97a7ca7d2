import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now, such as `print`; the component renders again when that changes. For what a style sheet cannot do: what
 * is not there at all on a screen, or has another role there.
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};
