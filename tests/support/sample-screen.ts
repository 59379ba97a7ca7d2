import { sampleContext, type SampleVisit } from './sample-context.ts';
import { screenIn, type ScreenIn } from './screen-in.ts';

/** The screen of a key as a sample member sees it: its blocks and their items in order, whether or not the member may open it. */
export const sampleScreen = (key: string, visit: SampleVisit): ScreenIn => screenIn(key, sampleContext(visit));
