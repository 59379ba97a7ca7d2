import { test } from 'vitest';
import { editorTasks } from '../support/workbench/all-tasks.ts';
import { publishedIn, seenIn, taskJourneys, titled } from '../support/workbench/task-journeys.ts';

/**
 * What editors did in a trial, by mouse and by keyboard alone. A click, a key that is no text and a text that
 * is written are one interaction each.
 */

const { edit, see, publish } = taskJourneys();
const bothMeans = ['mouse', 'keyboard'] as const;

const tries = editorTasks.flatMap((task) =>
  bothMeans.map((means) => [titled(task.title, task.most[means], means), task, means] as const),
);

test.each(tries)('%s', (_, task, means) => edit(task, means));

test.each(
  bothMeans.map(
    (means) => [titled('the pharmacy as a Medicare member in Spanish', seenIn[means], means), means] as const,
  ),
)('%s', (_, means) => see(means));

test.each(
  bothMeans.map(
    (means) => [titled('a draft is published and rolled back', publishedIn[means], means), means] as const,
  ),
)('%s', (_, means) => publish(means));
