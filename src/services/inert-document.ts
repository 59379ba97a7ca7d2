interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

// This sink needs a Trusted Types policy; browsers without Trusted Types take the text.
const trusted = (html: string): unknown => {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-inert-html', { createHTML: (text) => text }) ?? {
    createHTML: (text) => text,
  };
  return policy.createHTML(html);
};

// The document is never shown, and the page's policy would report each style. An unclosed element ends with
// the page, as in a browser, so that reading stays linear.
const withoutStyles = (html: string): string =>
  html.replace(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');

/** Parses a page into a document without a window: it runs no script and loads nothing. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(trusted(withoutStyles(html)) as string, 'text/html');
