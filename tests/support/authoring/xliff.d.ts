// The package brings no types.
declare module 'xliff' {
  type Inline =
    string | Readonly<Record<string, { readonly equiv?: string; readonly 'equiv-text'?: string }>>;

  export interface Unit {
    readonly source: string | readonly Inline[];
    target?: string | readonly Inline[];
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  }

  interface Content {
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }

  interface Options {
    readonly indent: string;
  }

  export const xliff2js: (text: string) => Promise<Content>;
  export const js2xliff: (content: Content, options: Options) => Promise<string>;
  export const xliff12ToJs: (text: string) => Promise<Content>;
  export const jsToXliff12: (content: Content, options: Options) => Promise<string>;
}
