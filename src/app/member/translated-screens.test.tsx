import { beforeEach, expect, test, vi } from 'vitest';
import { someVisits } from '../../../tests/support/workbench/both-doms.tsx';
import { switchedWords } from '../../../tests/support/workbench/switched-words.tsx';

beforeEach(() => {
  // The content service is away: what it has to say is translated in no test.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each(someVisits)(
  'a switch of the language leaves no old text in a translated page: $member on $screen from $language',
  async (visit) => {
    const { before, after, expected } = await switchedWords(visit);
    expect(before).not.toEqual(expected);
    expect(after).toEqual(expected);
  },
);
