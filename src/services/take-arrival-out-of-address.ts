const rootParameters = ['code', 'state', 'launch', 'iss', 'error', 'error_description', 'error_uri', 'errorKey', 'session_state'];
const loginParameters = ['error', 'errorKey'];

interface AddressWindow {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

const namesAt = (pathname: string, loginPaths: readonly string[]): readonly string[] => {
  if (pathname === '/') return rootParameters;
  return loginPaths.includes(pathname) ? loginParameters : [];
};

/** Takes the parameters of signing in out of the address, before anything else could read or send it (A80, contract 3.7). */
export const takeArrivalOutOfAddress = (page: AddressWindow, loginPaths: readonly string[]): void => {
  const address = new URL(page.location.href);
  const present = namesAt(address.pathname, loginPaths).filter((name) => address.searchParams.has(name));
  if (present.length === 0) return;
  present.forEach((name) => address.searchParams.delete(name));
  page.history.replaceState(page.history.state, '', address.href);
};
