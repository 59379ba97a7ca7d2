import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eid } from '../../samples/data-string.ts';
import { currentRecord } from '../current-record.ts';
import type { LegacyPage, LegacyVisit } from './session.ts';
import { legacyStyle, widgetStyle } from './styles.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// Safe in text and quoted attributes.
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

interface Page {
  readonly title: string;
  readonly body: string;
  readonly isWidget?: boolean;
  readonly script?: string;
  // A page that redirects at once reports no height.
  readonly leavesFor?: string;
}

const heightScript = (portal: string): string => `let reported = 0;
const tellHeight = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height !== reported) parent.postMessage({ type: 'resize', height }, ${JSON.stringify(portal)});
  reported = height;
};
if (parent !== window) new ResizeObserver(tellHeight).observe(document.body);
`;

// Says whose page it is before content is visible (contract 6).
const memberScript = ({ state, session }: LegacyVisit): string => {
  if (!session) return '';
  const message = JSON.stringify({ type: 'member', eid: eid(currentRecord(state, session).id) });
  return `<script class="member">if (parent !== window) parent.postMessage(${message}, ${JSON.stringify(state.origins.portal)});</script>`;
};

const band = ({ state, session }: LegacyVisit): string => {
  const record = session && currentRecord(state, session);
  const owner = record ? `<span>${escapeHtml(`${record.first} ${record.last}`)}</span>` : '';
  return `<header class="band"><b lang="en">MemberRecords Online</b>${owner}</header>`;
};

const asked = ({ url, language }: LegacyVisit): string => {
  const [words, own] =
    language === 'es' ? ['Lo que pidió el portal', 'página'] : ['What the portal asked', 'page'];
  const rows = [[own, url.pathname.slice(1)] as const, ...url.searchParams].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<footer class="foot"><details><summary>${words}</summary><dl>${rows.join('')}</dl></details></footer>`;
};

// A framed page sends member and height only to the portal (contract 6).
export const pageShell = (
  visit: LegacyVisit,
  { title, body, isWidget = false, script = '', leavesFor }: Page,
): string => {
  const { state, language } = visit;
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
${memberScript(visit)}
<style>${isWidget ? widgetStyle : legacyStyle}</style>
</head>
<body>
${isWidget ? '' : band(visit)}<main>${body}</main>${isWidget ? '' : asked(visit)}${stranger}
<script>${leavesFor === undefined ? (isWidget ? '' : heightScript(state.origins.portal)) : `location.replace(${JSON.stringify(leavesFor)});`}${script}</script>
</body>
</html>`;
};

const { resolve } = createRequire(import.meta.url);

// The portal's font, served by the legacy site itself, so that pages look alike without a network.
export const bodyFont: LegacyPage = () => ({
  status: 200,
  headers: { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' },
  body: readFileSync(
    resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
  ),
});
