import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import { checkEdited } from './check-edited.ts';
import { isHarmless } from './harmless.ts';
import { type Mutant, mutants } from './mutants.ts';
import { frozenDocuments } from '../support/config/frozen-config.ts';

const shipped = frozenDocuments();

/**
 * How a mutant was met: at its place; at a place that names it too; by the name it took away; silently, being
 * harmless; or wrongly.
 */
type Outcome = 'exact' | 'also' | 'named' | 'harmless' | { readonly wrong: readonly string[] };

const judge = (mutant: Mutant, errors: readonly Problem[]): Outcome => {
  const title = `${mutant.kind} ${mutant.document.file}:${mutant.line} ${mutant.path.join('/')}`;
  return { wrong: [title, ...errors.map(({ file, line, message }) => `${file}:${line} ${message}`)] };
};

/**
 * Whoever takes a declaration, or a list of blocks or items, away is told where its name or its words are
 * left over.
 */
const isLeftOver = ({ kind, path }: Mutant, { message, code }: Problem): boolean =>
  kind === 'dropKey' &&
  (message.includes(`\`${String(path.at(-1))}\``) ||
    (code === 'unknown-item' && /^(items|blocks)$/.test(String(path.at(-1)))));

const outcomeOf = (mutant: Mutant): Outcome => {
  const errors = checkEdited(shipped, mutant.document.file, mutant.text).filter(
    ({ severity }) => severity === 'error',
  );
  const [error] = errors;
  if (!error) return isHarmless(mutant, shipped) ? 'harmless' : judge(mutant, errors);
  if (errors.length > 1) return judge(mutant, errors);
  const file = `${mutant.document.file}:${mutant.line}`;
  if (`${error.file}:${error.line}` === file) return 'exact';
  if (error.also.some((also) => also.startsWith(`${file}:`))) return 'also';
  return isLeftOver(mutant, error) ? 'named' : judge(mutant, errors);
};

/** All of them in the deep run. */
const many = process.env['DEEP'] === '1' ? 2_000 : 500;

describe('the configuration check on one-fault mutants of the shipped configuration', () => {
  it('finds no error in the shipped configuration itself', () => {
    const [first] = shipped;
    expect(
      checkEdited(shipped, first?.file ?? '', first?.text ?? '').filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([]);
  });

  it('reports one problem for each, at the right line, unless it is harmless', { timeout: 300_000 }, () => {
    const outcomes = mutants(shipped, many, 20_261_121).map(outcomeOf);
    expect(outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome.wrong] : []))).toEqual([]);
    const share = (kind: Outcome): number =>
      outcomes.filter((outcome) => outcome === kind).length / outcomes.length;
    expect(share('exact')).toBeGreaterThan(0.8);
    expect(share('also') + share('named')).toBeLessThan(0.05);
    expect(share('harmless')).toBeLessThan(0.15);
  });
});
