export type Theme = 'system' | 'light' | 'dark';

const kept = 'workbench.theme';

export const chosenTheme = (): Theme => {
  const theme = localStorage.getItem(kept);
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

export const showTheme = (theme: Theme): void => {
  localStorage.setItem(kept, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};
