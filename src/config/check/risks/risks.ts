import type { ConfigDocument } from '../../files/document.ts';
import type { Language } from '../../portal-config.ts';
import { isReadable } from '../check-config.ts';
import type { Problem } from '../findings/problem.ts';
import { configIndex, type PortalNames } from '../index/config-index.ts';
import { addressRisks } from './address-risks.ts';
import { characterRisks } from './character-risks.ts';
import { contactRisks } from './contact-risks.ts';
import { riskProblem } from './risk.ts';

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/**
 * Returns what may deceive members: addresses, characters and numbers. Leaves out what already has an error.
 */
export const findRisks = (
  documents: readonly ConfigDocument[],
  portal: PortalNames,
  known: readonly Problem[],
  language: Language = 'en',
): readonly Problem[] => {
  if (!isReadable(documents)) return [];
  const index = configIndex(documents, portal);
  const wrong = new Set(known.filter(({ severity }) => severity === 'error').map(placeOf));
  return [...addressRisks(index), ...characterRisks(index), ...contactRisks(index)]
    .map((risk) => riskProblem(risk, language))
    .filter((problem) => !wrong.has(placeOf(problem)));
};
