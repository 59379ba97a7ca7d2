import type { ItemView } from '../../src/view/items.ts';
import type { SampleVisit } from './sample-context.ts';
import { sampleScreen } from './sample-screen.ts';

/** One item of a screen as a sample member sees it; undefined when the member does not. */
export const itemOf = (key: string, id: string, visit: SampleVisit): ItemView | undefined =>
  sampleScreen(key, visit).items.find((item) => item.id === id);
