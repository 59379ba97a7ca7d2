import { draftRoutes, reviewedDraft } from '../workbench/draft-samples.ts';
import { ok } from '../workbench/fake-server.ts';
import { sampleMe, samplePeople } from '../workbench/samples.ts';
import type { PageSetup } from '../workbench/stand-ins.ts';
import { shippedFiles } from './shipped-files.ts';

const files = () => ok({ files: shippedFiles });

/** Pages of the shipped configuration, by their names; the analysis that works for them is the true one. */
const paths = {
  editor: `/draft/${reviewedDraft.id}?item=home%2FquickLinks%2FurgentCare`,
  'who sees what': '/grid',
  'one member': '/member?member=m08',
  rules: '/rules',
  'one rule': '/rules/isMedicare',
  translations: '/words',
  calendar: '/calendar',
  assertions: '/questions',
} as const;

/** What each working page meets. */
export const workingPages: readonly (readonly [name: string, setup: PageSetup])[] = Object.entries(paths).map(
  ([name, path]) => [
    name,
    {
      path,
      me: sampleMe(samplePeople.solo, ['editor', 'reviewer', 'publisher']),
      routes: {
        ...draftRoutes({ state: 'open' }),
        [`GET /api/sources/${reviewedDraft.baseSource}`]: files,
        [`GET /api/sources/${reviewedDraft.source}`]: files,
        'GET /api/sign-offs': () => ok({ signOffs: [] }),
      },
    },
  ],
);
