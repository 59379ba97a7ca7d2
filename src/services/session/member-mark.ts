import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';
import type { TabMessage } from './tab-channel.ts';

/** A number that distinguishes texts; the text cannot be computed from it. */
export const checksum = (text: string): string => String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0));

/** Stands before the checksum of a member who was only asked for, and alone where a sign-in began that has named nobody yet. */
const asked = '?';

const generationOf = (mark: string): string => mark.split(' ')[1] ?? '';

/**
 * The mark in local storage, for a tab that slept or was on its way when the message to the tabs was posted (Decision 0008):
 * who signed in last in this browser, as a checksum, and the generation, a random text that every end of a session renews (Decision 0021).
 * The reason of that end stands behind it until the next sign-in begins.
 */
export const memberMark = (local: SafeStorage) => {
  const read = (): string => local.read(storageKeys.member) ?? '';
  const memberNow = (): string => read().split(' ', 1)[0] ?? '';
  const write = (member: string): void => void local.write(storageKeys.member, `${member} ${generationOf(read())}`);
  const isOther = (eid: string): boolean => !['', checksum(eid)].includes(memberNow().replace(asked, ''));
  /** True for a mark that was noted before the last session of this browser ended. */
  const isOver = (mark: string): boolean => generationOf(mark) !== generationOf(read());
  /** True when a member's token must not be used: its session ended since the mark was noted, or somebody else signed in, or was asked for. */
  const isOvertaken = (eid: string, mark: string): boolean => isOver(mark) || (isOther(eid) && read() !== mark);
  return {
    read,
    isOver,
    isOvertaken,
    /** What other tabs did since a signed-in member's mark was noted, without the name of another member; undefined where the member is still the one. */
    news: (eid: string, mark: string): TabMessage | undefined => {
      if (!isOvertaken(eid, mark)) return undefined;
      if (!isOver(mark)) return { kind: 'member', eid: '' };
      return { kind: 'signedOut', reason: read().endsWith(' sessionEnded') ? 'sessionEnded' : 'byMember' };
    },
    /** Notes that a sign-in begins, so that an end of the session reaches it too; gives the mark that it begins with. */
    begin: (): string => {
      if (memberNow() === '') write(asked);
      return read();
    },
    write: (eid: string): void => write(checksum(eid)),
    /** Notes the member of a switch that has not reached the legacy site yet. */
    ask: (eid: string): void => write(asked + checksum(eid)),
    /** Forgets the member and begins a new generation; where no sign-in has begun since the last one, only a log-out does. */
    end: (reason: SignedOutReason): void => {
      if (memberNow() === '' && reason === 'sessionEnded') return;
      const generation = crypto.getRandomValues(new Uint32Array(2)).join('-');
      // A mark that no other page load sees would refuse the next sign-in of this one.
      if (!local.write(storageKeys.member, ` ${generation} ${reason}`)) local.remove(storageKeys.member);
    },
  };
};
