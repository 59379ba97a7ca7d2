import type { Route } from '../requests/route.ts';
import { affectedRoutes } from './affected-routes.ts';
import { draftRoutes } from './draft-routes.ts';
import { editRoutes } from './edit-routes.ts';
import { emergencyRoutes } from './emergency-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { evidenceRoutes } from './evidence-routes.ts';
import { exchangeRoutes } from './exchange-routes.ts';
import { gridRoutes } from './grid-routes.ts';
import { checkRoutes } from './check-routes.ts';
import { meRoutes } from './me-routes.ts';
import { peopleRoutes, settingRoutes } from './people-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { publicationRoutes } from './publication-routes.ts';
import { signOffRoutes } from './sign-off-routes.ts';

// All of docs/workbench-api.md except signing in and out.
export const apiRoutes: readonly Route[] = [
  ...meRoutes,
  ...publicationRoutes,
  ...historyRoutes,
  ...affectedRoutes,
  ...emergencyRoutes,
  ...draftRoutes,
  ...editRoutes,
  ...checkRoutes,
  ...gridRoutes,
  ...evidenceRoutes,
  ...signOffRoutes,
  ...exchangeRoutes,
  ...peopleRoutes,
  ...settingRoutes,
  ...eventRoutes,
];
