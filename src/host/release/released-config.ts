import type { CompiledConfig } from '../../config/compile/compile-config.ts';
import type { WholeRelease } from './read-release.ts';

/** The configuration that a release was made from. Throws when the release is older than `review.json`. */
export const releasedConfig = ({ id, config, files }: WholeRelease): CompiledConfig => {
  const parsed = (name: string): unknown => {
    const text = files.get(name);
    if (!text) throw new Error(`release ${id} holds no ${name}`);
    return JSON.parse(text.toString('utf8'));
  };
  const review = parsed('review.json') as Pick<CompiledConfig, 'theme' | 'labels'>;
  return { config, words: { en: parsed('en.json'), es: parsed('es.json') } as CompiledConfig['words'], ...review };
};
