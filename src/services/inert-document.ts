interface HtmlPolicy {
  readonly createHTML: (html: string) => unknown;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/** Trusted Types ask for a named policy at this sink (security 0.8); a browser without them takes the text. */
const trusted = (html: string): unknown => {
  const factory = (window as { readonly trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-inert-html', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  return policy.createHTML(html);
};

/** Up to the last closing tag every style element ends, so that each sign is read once however many are left open. */
const withoutStyleElements = (html: string): string => {
  const last = [...html.matchAll(/<\/style\s*>/gi)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return html.slice(0, end).replace(/<style\b[^]*?<\/style\s*>/gi, '') + html.slice(end);
};

/** Styles are of no use to a document that is never shown, and the page's policy would report each of them. */
const withoutStyles = (html: string): string => withoutStyleElements(html).replace(/\sstyle\s*=\s*("[^"]*"|'[^']*')/gi, '');

/** A page parsed into a document that belongs to no window: it runs no script, loads nothing, and is only looked at. */
export const inertDocument = (html: string): Document =>
  new DOMParser().parseFromString(trusted(withoutStyles(html)) as string, 'text/html');
