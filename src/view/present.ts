/** Fields of `T` of which some may be missing; missing ones are left out, so that an optional field is absent rather than undefined. */
export const present = <T extends object>(fields: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
