import { TooLarge } from '../../../analysis/diagrams/too-large.ts';
import { effectOf } from '../../../analysis/diff/effects.ts';
import { noticeEdited } from '../../../authoring/draft/notice-edits.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { sourceOf } from '../../../config/files/source.ts';
import type { EmergencyCheck } from '../../api/generated/api-shapes.ts';
import type { ChangedDocuments } from './carry-over.ts';

/** The notice that a change adds, changes or ends, or the reason why the change does more. */
export type NoticeCheck = Pick<EmergencyCheck, 'notice' | 'why' | 'at'>;

const obstacle = (why: NoticeCheck['why'], at: string | null): NoticeCheck => ({
  ...{ notice: null, why, at },
});

const otherEffect = ({ base, source }: ChangedDocuments, notice: string): string | undefined => {
  const effect = effectOf({ before: compileSound(base), after: compileSound(source) });
  const other = effect.find(({ item }) => item !== notice && !item.startsWith(`${notice}/`));
  return other && (other.item === '' ? other.what : other.item);
};

// What is unknown, because rules are too complex or files have errors, counts as more than a notice.
export const checkNotice = (change: ChangedDocuments): NoticeCheck => {
  const edited = noticeEdited(sourceOf(change.base), sourceOf(change.source));
  if ('why' in edited) return obstacle(edited.why, edited.at);
  try {
    const at = otherEffect(change, edited.notice);
    return at === undefined ? { ...edited, why: null, at: null } : obstacle('other-effect', at);
  } catch (error) {
    if (error instanceof TooLarge) return obstacle('too-large', null);
    if (error instanceof Refusal) return obstacle('errors', null);
    throw error;
  }
};
