import { memberMark } from '../services/session/member-mark.ts';
import type { BrowserWorld } from './browser-world.ts';

/** Tells the other tabs, now and later, who is the member of the legacy session from here on (security 3, J). */
export const announceMember = ({ local, tabs }: Pick<BrowserWorld, 'local' | 'tabs'>, eid: string): void => {
  memberMark(local).write(eid);
  tabs.tell({ kind: 'member', eid });
};
