/** The channel on which the small window says that somebody signed in. */
const channelName = 'workbench-signed-in';

/** Where the provider sends the small window back to; the page there tells and closes itself. */
export const signedInPath = '/signed-in';

/** The address that begins a sign-in and comes back to a path of the workbench. */
export const signInAddress = (returnTo: string): string => `/auth/sign-in?return_to=${encodeURIComponent(returnTo)}`;

/** Opens the sign-in beside the page, which stays as it is; where the browser opens no window, in its place. */
export const openSignInWindow = (): void => {
  const small = window.open(signInAddress(signedInPath), 'workbench-sign-in', 'width=520,height=680');
  if (small === null) location.assign(signInAddress(location.pathname + location.search));
};

/** Tells the other pages of this browser that somebody signed in. */
export const tellSignedIn = (): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-in');
  channel.close();
};

/** Calls back when somebody signed in beside this page; answers with how to stop. */
export const onSignedIn = (heard: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', heard);
  return () => channel.close();
};
