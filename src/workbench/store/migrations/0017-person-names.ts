// Finds accounts with the same name, whatever its case and accents: their names are shown with the beginning of the
// account's id. Read for every list of people, so it must not read all accounts.
export const personNames = `
create index person_name on person (folded_text(name));
`;
