import type { Language, StoppedSchedules } from '../../api/generated/api-shapes.ts';
import { dismissStop, readStops, type StoredStops } from '../../store/publishing/stopped-schedules.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import { inStore, type Route } from '../requests/route.ts';
import { failureAnswer } from './draft-answers.ts';

const stopsAnswer = (stops: Outcome<StoredStops>, language: Language): Outcome<StoppedSchedules> => {
  if (!stops.ok) return stops;
  const { schedules, count } = stops.value;
  return done({
    schedules: schedules.map((stop) => ({ ...stop, failure: failureAnswer(stop.failure, language) })),
    count,
  });
};

export const stopRoutes: readonly Route[] = [
  inStore('GET /api/stopped-schedules', async (granted, { language }) =>
    stopsAnswer(await readStops(granted), language),
  ),
  inStore('POST /api/stopped-schedules/:id/dismiss', async (granted, { param, language }) =>
    stopsAnswer(await dismissStop(granted, param('id')), language),
  ),
];
