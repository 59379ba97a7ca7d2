import { escapeHtml } from './escape-html.ts';
import { legacyStyle } from './legacy-style.ts';
import type { LegacyVisit } from './legacy-visit.ts';

interface Page {
  readonly title: string;
  /** HTML of the page's main part. */
  readonly body: string;
  readonly bodyClass?: string;
  /** Script that runs at the end of the page. */
  readonly script?: string;
}

const tellHeight = (portal: string): string =>
  `if (parent !== window) parent.postMessage({ type: 'resize', height: document.documentElement.scrollHeight }, ${JSON.stringify(portal)});`;

/** A complete legacy page. In a frame it tells the portal, and only the portal, how high it is (contract 6). */
export const pageShell = ({ state, language }: LegacyVisit, { title, body, bodyClass = '', script = '' }: Page): string => {
  const stranger =
    state.knobs.frameOrigin === 'unlisted'
      ? `<iframe title="Other site" hidden src="http://127.0.0.1:${new URL(state.origins.legacy).port}/__sandbox/stranger"></iframe>`
      : '';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${legacyStyle}</style>
</head>
<body class="${bodyClass}">
<main>${body}</main>${stranger}
<script>${tellHeight(state.origins.portal)}${script}</script>
</body>
</html>`;
};
