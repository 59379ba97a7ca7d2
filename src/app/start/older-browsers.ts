const complete = <Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  own: Owner[Name],
): void => {
  if (!(name in owner)) owner[name] = own;
};

const canParse: typeof URL.canParse = (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};

const any: typeof AbortSignal.any = (signals) => {
  const both = new AbortController();
  for (const signal of signals) {
    const end = (): void => both.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true, signal: both.signal });
  }
  return both.signal;
};

// Polyfills for browsers from before 2024. Must run before everything else.
export const completeOlderBrowsers = (): void => {
  complete(URL, 'canParse', canParse);
  complete(AbortSignal, 'any', any);
};
