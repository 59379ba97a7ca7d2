/** A stable lower-case GUID for an item of the content service, made from its kind and number (domain 1.3). */
export const contentGuid = (kind: number, number: number): string =>
  `b415a3a2-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;
