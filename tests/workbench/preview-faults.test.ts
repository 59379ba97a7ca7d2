import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/analysis/words/sentences.ts';
import { memberFacts } from '../../src/member/facts.ts';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts } from '../../src/workbench/web/worker/texts.ts';
import { frozenSource } from '../support/config/frozen-config.ts';

const shipped = frozenSource();
/** How a sentence of the analysis begins, before a value. */
const startOf = (name: string, value: string): string =>
  sentences('en')(name, { [value]: '|' }).split('|')[0] ?? '';
const answers = workerAnswers(() => Date.parse('2026-11-17T20:00:00Z'));
const home = 'config/screens/home.json';
const gated = (gate: string) => {
  const card = '"id": "urgentCare",';
  const own = '"when": "hasMedicalCare",';
  const text = (shipped[home] ?? '').replace(`${card} ${own}`, `${card} "when": ${gate},`);
  expect(text).not.toBe(shipped[home]);
  return editTexts(openTexts(shipped, shipped), home, text);
};
const item = 'home/quickLinks/urgentCare';
const personaOf = (
  texts: ReturnType<typeof gated>,
  who: 'sees' | 'misses' | 'differs',
  language: 'en' | 'es' = 'en',
) => answers.persona({ item, who, on: '2026-11-17', language }, texts);

describe('an item that no member can see', () => {
  const impossible = gated('["isIFP", "isMedicare"]');

  test.each([
    ['en', startOf('nobody-gets.all', 'names'), startOf('nobody-gets.because', 'constraints')],
    ['es', 'isIFP', 'isMedicare'],
  ] as const)(
    'R10.22: is explained with the conditions that exclude each other and the constraint behind it, in %s',
    (language, all, because) => {
      const { persona, why } = personaOf(impossible, 'sees', language);
      expect(persona).toBeUndefined();
      expect(why).toContain(all);
      expect(why).toContain(because);
      expect(why).toMatch(/`isIFP`.*`isMedicare`/);
      expect(why?.trim()).toBe(why);
    },
  );

  test('without a member for another reason, no conditions are named', () => {
    const untouched = openTexts(shipped, shipped);
    for (const found of [personaOf(impossible, 'misses'), personaOf(untouched, 'differs')])
      expect(found).toMatchObject({ persona: undefined, why: undefined });
  });
});

describe('a made-up member', () => {
  const factsBack = (dataString: string, coverage: string | undefined) => {
    const { config } = answers.compiled({ language: 'en', side: 'draft' }, openTexts(shipped, shipped))!;
    const { member } = parseMember(dataString, { properties: config.properties });
    const chosen = member.coverages.find(({ coverageId }) => coverageId === coverage);
    const session = { isLoggedIn: true, isCoverageSelected: chosen !== undefined, language: 'en' } as const;
    return memberFacts(config.facts, {
      member,
      coverage: chosen,
      now: Date.parse('2026-11-17T20:00:00Z'),
      session,
    });
  };

  test('R10.23: a member with a fact that the data cannot express is shown without it, and the fact is reported', () => {
    const { persona, untrue } = personaOf(gated('["isProxySubject", "isCalpersEGWP"]'), 'sees');
    expect(untrue).toEqual(["another person's account is shown"]);
    const back = factsBack(persona?.dataString ?? '', persona?.coverage);
    expect(back).toMatchObject({ isProxySubject: false, isCalpersEGWP: true });
  });

  test('a member whose data can express all facts has no untrue fact', () => {
    const { persona, untrue } = personaOf(gated('["isPPO", "hasOtherCoverages"]'), 'sees');
    expect(untrue).toEqual([]);
    expect(factsBack(persona?.dataString ?? '', persona?.coverage)).toMatchObject({
      isPPO: true,
      hasOtherCoverages: true,
    });
  });

  test('with a manually set fact that no data can express is reported as well, also in Spanish', () => {
    const named = (language: 'en' | 'es') =>
      answers.named({ member: 'm01;hasSharedMembers=true', language }, openTexts(shipped, shipped));
    expect([named('en').untrue.length, named('es').untrue.length]).toEqual([1, 1]);
    expect(named('es').untrue).not.toEqual(named('en').untrue);
  });
});
