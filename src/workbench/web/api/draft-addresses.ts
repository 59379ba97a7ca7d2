import type { DraftSummary, Me } from '../../api/generated/api-shapes.ts';
import { isOwn } from './draft-status.ts';

/** The address of the editor of a draft; with an item, that one is chosen. An item is told by its id, anything else by its address in the files. */
export const editorAddress = (draft: string, item?: string): string =>
  `/draft/${draft}${item === undefined ? '' : `?item=${encodeURIComponent(item)}`}`;

/** The address of the page that says what a draft changes for whom; or of its history. */
export const reviewAddress = (draft: string, view?: 'history'): string =>
  `/draft/${draft}/review${view === undefined ? '' : `?view=${view}`}`;

/** Where a draft of a list is opened: an own one that is open where it is edited, any other where it is read. */
export const draftAddress = (draft: DraftSummary, me: Me): string =>
  draft.state === 'open' && me.roles.includes('editor') && isOwn(draft, me) ? editorAddress(draft.id) : reviewAddress(draft.id);

/** The address of the words of a draft; empty: of what is live. */
export const wordsAddress = (draft: string): string => (draft === '' ? '/words' : `/words?draft=${draft}`);

/** The draft that a page is about, by the page's path; undefined where it is about none. */
export const draftOfPath = (pathname: string): string | undefined => (pathname.startsWith('/draft/') ? pathname.split('/')[2] : undefined);
