import { test } from 'vitest';
import { datedCard, linkOf } from '../support/workbench/item-tasks.ts';
import { publishedIn, taskJourneys, titled } from '../support/workbench/task-journeys.ts';

/** Three of the editors' tasks; all of them, by both means, are in the deep run. */

const { edit, publish } = taskJourneys();

test(titled(linkOf.title, linkOf.most.mouse, 'mouse'), () => edit(linkOf, 'mouse'));

test(titled(datedCard.title, datedCard.most.keyboard, 'keyboard'), () => edit(datedCard, 'keyboard'));

test(titled('a draft is published and rolled back', publishedIn.keyboard, 'keyboard'), () =>
  publish('keyboard'),
);
