import type { DraftSummary, Me } from '../../api/generated/api-shapes.ts';
import { isOwn } from './draft-status.ts';
import { mayAuthor } from './roles.ts';

export const editorAddress = (draft: string, item?: string): string =>
  `/draft/${draft}${item === undefined ? '' : `?item=${encodeURIComponent(item)}`}`;

export const reviewAddress = (draft: string, view?: 'history'): string =>
  `/draft/${draft}/review${view === undefined ? '' : `?view=${view}`}`;

// A user's own open draft opens in the editor.
export const draftAddress = (draft: DraftSummary, me: Me): string =>
  draft.state === 'open' && mayAuthor(me.roles, draft.kind) && isOwn(draft, me)
    ? editorAddress(draft.id)
    : reviewAddress(draft.id);

export const wordsAddress = (draft: string): string => (draft === '' ? '/words' : `/words?draft=${draft}`);

export const draftOfPath = (pathname: string): string | undefined =>
  pathname.startsWith('/draft/') ? pathname.split('/')[2] : undefined;
