/** The variant of a link field such as `egwpLink`; undefined for every other field. */
export const linkVariant = (field: string): string | undefined => /^([a-z][A-Za-z0-9]*)Link$/.exec(field)?.[1];
