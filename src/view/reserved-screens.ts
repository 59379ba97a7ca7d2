/** Screens that the portal itself leads to, by their key in the configuration. */
export const reservedScreens = {
  home: 'home',
  login: 'login',
  notFound: 'notFound',
  chooseCoverage: 'chooseCoverage',
  extraPage: 'extraPage',
} as const;
