/** Names of everything the portal keeps in a browser (contract 8). All but `language` are in session storage. */
export const storageKeys = {
  token: 'portal.token',
  coverageId: 'portal.coverageId',
  coverageSelected: 'portal.coverageSelected',
  coverageStatus: 'portal.coverageStatus',
  redirect: 'portal.redirect',
  signIn: 'portal.signIn',
  signInAttempts: 'portal.signInAttempts',
  firstLoginSeen: 'portal.firstLoginSeen',
  signedOutReason: 'portal.signedOutReason',
  languageSearch: 'portal.languageSearch',
  language: 'i18nextLng',
} as const;
