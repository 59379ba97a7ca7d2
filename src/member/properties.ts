/** Raw properties of one owner (the account or one coverage), by name; a repeated name keeps every occurrence. */
export type Properties = ReadonlyMap<string, readonly (readonly string[])[]>;
