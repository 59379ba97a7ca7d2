interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/** Trusted Types ask for a named policy at this sink; a browser without them takes the text. */
const trusted = (html: string): unknown => {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-inert-html', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  return policy.createHTML(html);
};

/**
 * Styles are of no use to a document that is never shown, and the page's policy would report each of them. An element that is left open
 * ends with the page, as in a browser, so that each sign is read once however many are open.
 */
const withoutStyles = (html: string): string =>
  html.replace(/<style\b[^]*?(?:<\/style\s*>|$)/gi, '').replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');

/** A page parsed into a document that belongs to no window: it runs no script, loads nothing, and is only looked at. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(trusted(withoutStyles(html)) as string, 'text/html');
