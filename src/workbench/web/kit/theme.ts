/** How the workbench looks: as the account chose, else as the system has it. */
export type Theme = 'system' | 'light' | 'dark';

const kept = 'workbench.theme';

/** The look that was chosen in this browser. */
export const chosenTheme = (): Theme => {
  const theme = localStorage.getItem(kept);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Shows the page in a look and remembers it in this browser. */
export const showTheme = (theme: Theme): void => {
  localStorage.setItem(kept, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
