import type { ConfigDocument } from '../../files/document.ts';
import type { Language } from '../../portal-config.ts';
import { hasStructure, isReadable } from '../check-config.ts';
import type { Problem } from '../findings/problem.ts';
import { configIndex, type PortalNames } from '../index/config-index.ts';
import { addressRisks } from './address-risks.ts';
import { characterRisks } from './character-risks.ts';
import { contactRisks } from './contact-risks.ts';
import { baselineIn } from './download-sizes.ts';
import { riskProblem } from './risk.ts';
import { sizeRisks } from './size-risks.ts';

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/**
 * Returns the risks for members: misleading addresses, characters and numbers, and large downloads. Omits risks that
 * are already reported as errors. `baseline`: the sizes to compare with, by default those of the configuration.
 */
export const findRisks = (
  documents: readonly ConfigDocument[],
  portal: PortalNames,
  known: readonly Problem[],
  language: Language = 'en',
  baseline = baselineIn(documents),
): readonly Problem[] => {
  if (!isReadable(documents)) return [];
  const index = configIndex(documents, portal);
  const wrong = new Set(known.filter(({ severity }) => severity === 'error').map(placeOf));
  const sizes = hasStructure(documents, portal) ? sizeRisks(index, documents, baseline) : [];
  return [...addressRisks(index), ...characterRisks(index), ...contactRisks(index), ...sizes]
    .map((risk) => riskProblem(risk, language))
    .filter((problem) => !wrong.has(placeOf(problem)));
};
