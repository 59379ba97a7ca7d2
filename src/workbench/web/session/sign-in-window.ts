// The sign-in window announces sign-ins on this channel.
const channelName = 'workbench-signed-in';

// The provider returns to it in the small window.
export const signedInPath = '/signed-in';

export const signInAddress = (returnTo: string): string =>
  `/auth/sign-in?return_to=${encodeURIComponent(returnTo)}`;

// If the browser opens no window, it replaces the page.
export const openSignInWindow = (): void => {
  const small = window.open(signInAddress(signedInPath), 'workbench-sign-in', 'width=520,height=680');
  if (small === null) location.assign(signInAddress(location.pathname + location.search));
};

export const tellSignedIn = (): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-in');
  channel.close();
};

export const onSignedIn = (onMessage: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', onMessage);
  return () => channel.close();
};
