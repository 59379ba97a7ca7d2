import { type ComponentType, lazy, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Something that opens on demand and closes with any navigation. Its code is loaded as it opens (`loadOnce`); where that fails it
 * is `isLost` until it is opened again or the next screen.
 */
export const useLazyPart = <Props = object>(load?: () => Promise<ComponentType<Props> | null>) => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [Part, setPart] = useState<ComponentType<Props> | null>();
  if (openAt && openAt !== key) setOpenAt(undefined);
  const close = useCallback(() => setOpenAt(undefined), []);
  const open = (): void => {
    setOpenAt(key);
    setPart(undefined);
    void load?.().then((found) => setPart(() => found));
  };
  const isWanted = openAt === key;
  const isLost = isWanted && Part === null;
  return { isOpen: isWanted && !isLost, isLost, open, close, Part: isWanted && Part };
};

const parts = new Set<() => Promise<unknown>>();

/** Fetches the code of all parts that what is on the page may open, so that they open without a network too. */
export const loadAllParts = (): void => parts.forEach((load) => void load());

/**
 * Loads the code of a part once, and again after a failure; null where it cannot be loaded. Without the network it does not even ask:
 * browsers from before whatwg/html#10327 (2026) keep a failed import, and the part would stay lost with the network back.
 */
export const loadOnce = <Part>(load: () => Promise<Part>): (() => Promise<Part | null>) => {
  let loaded: Promise<Part> | undefined;
  const loadPart = async (): Promise<Part | null> => {
    if (!loaded && !navigator.onLine) return null;
    loaded ??= load();
    return loaded.catch(() => {
      loaded = undefined;
      return null;
    });
  };
  parts.add(loadPart);
  return loadPart;
};

/** Says that the code of a part did not come: lost on the way, removed by a deploy, or broken off because the visitor leaves the page. */
export const lostPart = new Error();

/** A component whose code is loaded when it is first rendered; its error boundary meets `lostPart` where that cannot be loaded. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => Promise.reject(lostPart),
    ),
  );
