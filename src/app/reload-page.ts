/** Loads the page again, with whatever the host has now. */
export const reloadPage = (): void => window.location.reload();
