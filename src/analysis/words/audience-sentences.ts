import type { Labels } from '../../config/compile/labels.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Audience } from '../explain/who-sees.ts';
import { factWords } from './fact-words.ts';
import { sampleNames } from './sample-names.ts';
import { sentences } from './sentences.ts';

/** Who sees an item, in sentences of one language; `samples` are the names of sample members who do, of `all`. */
export const audienceSentences = (
  audience: Audience,
  { samples, all }: { readonly samples: readonly string[]; readonly all: readonly string[] },
  [labels, language]: readonly [Labels, Language],
): readonly string[] => {
  const say = sentences(language);
  const number = (count: number): string => count.toLocaleString(language === 'en' ? 'en-US' : 'es-US');
  const sharing = (wanted: Audience['variants'][number]['share']): readonly string[] => {
    const names = audience.variants.filter(({ share }) => share === wanted).map(({ variant }) => variant ?? say('column.default'));
    if (names.length === 0) return [];
    return [say(`share.${wanted}`, { names: names.length === audience.variants.length ? say('share.every') : names.join(say('comma')) })];
  };
  const shares = [...sharing('all'), ...sharing('some'), ...sharing('none')].join(say('semicolon'));
  return [
    say('sees', { cases: factWords(labels, language).cubes(audience.cases) }),
    say('seesVariants', { variants: shares }),
    say('states', { count: number(audience.states), all: number(audience.ofStates) }),
    say('samples', { names: sampleNames(samples, all, say) }),
  ];
};
