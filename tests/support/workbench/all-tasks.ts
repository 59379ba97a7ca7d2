import type { EditorTask } from './editor-tasks.ts';
import { itemTasks } from './item-tasks.ts';
import { screenTasks } from './screen-tasks.ts';
import { wordTasks } from './word-tasks.ts';

/** Everything that editors did in a trial, except viewing a page and publishing. */
export const editorTasks: readonly EditorTask[] = [...itemTasks, ...screenTasks, ...wordTasks];
