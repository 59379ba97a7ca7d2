import { reply, type Reply, slowMilliseconds, wait } from '../http.ts';
import { escapeHtml, pageShell } from '../legacy/page.ts';
import type { LegacyVisit } from '../legacy/session.ts';
import { contents } from './contents.ts';
import { formPage, thanksPage } from './form-page.ts';
import framedPages from './framed-pages.json' with { type: 'json' };
import { memberFileOf } from './member-file.ts';

interface FramedPage {
  readonly access: string;
  readonly en: readonly string[];
  readonly es: readonly string[];
  readonly link?: Readonly<Record<'en' | 'es', readonly string[]>>;
}

const pages: ReadonlyMap<string, FramedPage> = new Map(Object.entries(framedPages));

const publicSite = 'https://www.brisamar.example';

const portalLink = (
  { state, language }: LegacyVisit,
  { link }: FramedPage,
): { readonly body: string; readonly script: string } => {
  const [words, path] = link?.[language] ?? [];
  if (words === undefined || path === undefined) return { body: '', script: '' };
  const message = `${JSON.stringify(publicSite + path)}, ${JSON.stringify(state.origins.portal)}`;
  return {
    body: `<p class="after"><button type="button" id="portal-link">${escapeHtml(words)}</button></p>`,
    script: `document.getElementById('portal-link').onclick = () => parent.postMessage(${message});`,
  };
};

// A framed page (R7.027-R7.043, A14), or thanks after its form. Member pages need a session; 404 for an
// unknown key.
export const framedPage = (visit: LegacyVisit, wanted: string): Reply => {
  const key = pages.has(wanted) || !wanted.startsWith('questionnaire/') ? wanted : 'questionnaire';
  const page = pages.get(key);
  if (!page)
    return reply.html(pageShell(visit, { title: 'Page not found', body: '<h1>Page not found</h1>' }), 404);
  if (page.access === 'member' && !visit.session) return reply.redirect('/Authentication/Login');
  const [title = '', sentence = ''] = page[visit.language];
  const file = memberFileOf(visit);
  const link = portalLink(visit, page);
  const held =
    visit.method === 'POST'
      ? thanksPage(key, visit)
      : ((file && contents[key]?.(file)) ?? formPage(key, visit, file) ?? '');
  const body = `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(sentence)}</p>${held}${link.body}`;
  return reply.html(pageShell(visit, { title, body, script: link.script }));
};

const everyScript = /<script[^]*?(?:<\/script>|$)/g;
const memberScript = /<script class="member">[^]*?(?:<\/script>|$)/;

const without = (script: RegExp, { body, ...answer }: Exclude<Reply, string>): Reply => ({
  ...answer,
  body: typeof body === 'string' ? body.replace(script, '') : body,
});

// For the `frames` knob or the cookie `sandbox-frames`: framing refused, an error, an incomplete or late
// answer, no messages, or no member name.
export const frameTrouble = async ({ cookies, state }: LegacyVisit, answer: Reply): Promise<Reply> => {
  const trouble = cookies.get('sandbox-frames') ?? state.knobs.frames;
  if (answer === 'hangUp' || trouble === 'ok') return answer;
  if (trouble === 'offline') return 'hangUp';
  if (trouble === '500') return reply.html('Internal Server Error', 500);
  if (trouble === 'slow') await wait(slowMilliseconds);
  if (trouble === 'silent') return without(everyScript, answer);
  if (trouble === 'nameless') return without(memberScript, answer);
  return trouble === 'refused'
    ? { ...answer, headers: { ...answer.headers, 'x-frame-options': 'DENY' } }
    : answer;
};
