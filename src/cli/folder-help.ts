/** Help lines of `folderOptions`. */
export const folderHelp: readonly string[] = [
  '--config DIR    configuration folder (default config)',
  '--locales DIR   words folder (default locales)',
];
