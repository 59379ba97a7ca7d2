import { type Answer, type Reply, reply, slowMilliseconds, wait } from '../http.ts';
import type { SandboxState } from '../state.ts';
import { faqAnswer } from './faq.ts';
import { type ContentLanguage, pageRecords } from './pages.ts';
import { navigation } from './navigation.ts';

const base = '/api/default/';

const answerTo = (path: string, language: ContentLanguage, knob: string): Reply => {
  const isHostile = knob === 'hostile';
  if (path === 'navigation/home') return reply.json(navigation('en', knob));
  if (path === 'navigation/es')
    return reply.json(knob === 'empty-es' ? { value: [], footer: [] } : navigation('es', knob));
  if (language === 'es' && knob === 'empty-es') return reply.json({ value: [] });
  if (path === 'pages') return reply.json({ value: pageRecords(language, isHostile) });
  return (
    faqAnswer(path, language, isHostile) ??
    reply.json({ error: { code: 'NotFound', message: 'No such item.' } }, 404)
  );
};

// Depends on language and the cms knob (contract 5). Allows requests from the portal's origin.
export const contentAnswer =
  (state: SandboxState): Answer =>
  async ({ url, origin, method }) => {
    const { cms } = state.knobs;
    const cors: Readonly<Record<string, string>> =
      origin === state.origins.portal
        ? {
            'access-control-allow-origin': origin,
            'access-control-allow-headers': 'X-SF-Service-Request',
            vary: 'origin',
          }
        : {};
    if (method === 'OPTIONS') return reply.plain('', 200, cors);
    if (cms === 'slow') await wait(slowMilliseconds);
    if (cms === '500')
      return reply.json({ error: { code: 'Error', message: 'Asked for by the cms knob.' } }, 500, cors);
    const path = url.pathname.startsWith(base) ? decodeURIComponent(url.pathname.slice(base.length)) : '';
    const answered = answerTo(path, url.searchParams.get('sf_culture') === 'es' ? 'es' : 'en', cms);
    return answered === 'hangUp' ? answered : { ...answered, headers: { ...answered.headers, ...cors } };
  };
