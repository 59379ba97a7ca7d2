import { type ComponentType, lazy, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

// When its code cannot be loaded, it is `isLost` until it is opened again or the next screen.
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

/** Loads the code of all parts that may open on this page, so that they also open offline. */
export const loadAllParts = (): void => parts.forEach((load) => void load());

/**
 * Returns a loader that loads a part only once, but retries after a failure. Resolves to null if the part
 * cannot be loaded. Does not try while offline, because browsers without whatwg/html#10327 (2026) cache a
 * failed import and would fail again when online.
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

/**
 * The error for code that did not load because of the network, a deployment, or a visitor who leaves the
 * page.
 */
export const lostPart = new Error();

/**
 * Creates a component whose code is loaded on first render. If that fails, its error boundary gets
 * `lostPart`.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => Promise.reject(lostPart),
    ),
  );
