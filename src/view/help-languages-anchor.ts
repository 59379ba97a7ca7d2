/** What the hash of an address names for the help in other languages, at the foot of every member's screen. */
export const helpLanguagesAnchor = 'help-in-other-languages';
