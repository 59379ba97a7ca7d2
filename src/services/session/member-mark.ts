import type { SignedOutReason } from '../../machines/auth-types.ts';
import { type SafeStorage, storageKeys } from '../storage.ts';
import type { TabMessage } from './tab-channel.ts';

/** Returns a checksum that distinguishes texts and cannot be reversed. */
export const checksum = (text: string): string =>
  String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0));

// Prefix of the checksum of a member who was only requested; alone for a sign-in without a known member.
const asked = '?';

const generationOf = (mark: string): string => mark.split(' ')[1] ?? '';

/**
 * Stores a mark in local storage for tabs that miss messages (Decision 0008): the checksum of the last signed-in
 * member, and a random value that changes at every end of a session (Decision 0021). Until the next sign-in starts,
 * the mark also contains the reason why the session ended.
 */
export const memberMark = (local: SafeStorage) => {
  const read = (): string => local.read(storageKeys.member) ?? '';
  const memberNow = (): string => read().split(' ', 1)[0] ?? '';
  const write = (member: string): void =>
    void local.write(storageKeys.member, `${member} ${generationOf(read())}`);
  const isOther = (eid: string): boolean => !['', checksum(eid)].includes(memberNow().replace(asked, ''));
  const isOver = (mark: string): boolean => generationOf(mark) !== generationOf(read());
  // True when a member's token must not be used: the session has ended since the mark, or another member
  // signed in or was requested.
  const isOvertaken = (eid: string, mark: string): boolean =>
    isOver(mark) || (isOther(eid) && read() !== mark);
  // True when the mark names a signed-in member, and not this one.
  const isStranger = (eid: string, mark: string): boolean => {
    const [named = ''] = mark.split(' ', 1);
    return !named.startsWith(asked) && !['', checksum(eid)].includes(named);
  };
  return {
    read,
    isOver,
    isOvertaken,
    isStranger,
    news: (eid: string, mark: string): TabMessage | undefined => {
      if (!isOvertaken(eid, mark)) return undefined;
      if (!isOver(mark)) return { kind: 'member', eid: '' };
      return { kind: 'signedOut', reason: read().endsWith(' sessionEnded') ? 'sessionEnded' : 'byMember' };
    },
    // Records the start of a sign-in, so that an end of the session affects it too. Returns its mark.
    begin: (): string => {
      if (memberNow() === '') write(asked);
      return read();
    },
    write: (eid: string): void => write(checksum(eid)),
    ask: (eid: string): void => write(asked + checksum(eid)),
    // The next sign-in may be that of any member.
    forgetMember: (): void => write(asked),
    // Deletes the member and starts a new generation. If no sign-in has started since the last one, only a
    // log-out does.
    end: (reason: SignedOutReason): void => {
      if (memberNow() === '' && reason === 'sessionEnded') return;
      const generation = crypto.getRandomValues(new Uint32Array(2)).join('-');
      // A mark that other page loads cannot see would block the next sign-in of this page.
      if (!local.write(storageKeys.member, ` ${generation} ${reason}`)) local.remove(storageKeys.member);
    },
  };
};
