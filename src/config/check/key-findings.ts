import type { Finding } from './finding.ts';
import type { WordPair } from './word-pair.ts';

type Side = 'en' | 'es';

const languageNames: Readonly<Record<Side, string>> = { en: 'English', es: 'Spanish' };

const only = (pair: WordPair, side: Side, other: Side): readonly string[] =>
  Object.keys(pair[side].words).filter((name) => !Object.hasOwn(pair[other].words, name));

const lacking = (pair: WordPair, side: Side, other: Side): readonly Finding[] =>
  only(pair, other, side).map((name) => ({
    at: pair[side].at(),
    code: 'missing-words',
    message: `\`${name}\` has no ${languageNames[side]} words`,
    hint: `Write \`${name}\` here, as in ${languageNames[other]}.`,
    also: [pair[other].at(name, 'name')],
  }));

/** Words that one language has and the other lacks; one such name on each side is one mistake, a wrong name. */
export const keyFindings = (pair: WordPair): readonly Finding[] => {
  const [english, spanish] = [only(pair, 'en', 'es'), only(pair, 'es', 'en')];
  const [en, es] = [english[0], spanish[0]];
  if (english.length !== 1 || spanish.length !== 1 || en === undefined || es === undefined)
    return [...lacking(pair, 'en', 'es'), ...lacking(pair, 'es', 'en')];
  return [
    {
      at: pair.en.at(en, 'name'),
      code: 'unequal-words',
      message: `English has \`${en}\` where Spanish has \`${es}\``,
      hint: 'Give both the same name.',
      also: [pair.es.at(es, 'name')],
    },
  ];
};
