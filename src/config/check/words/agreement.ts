import { soundParts } from '../../../rules/memoize.ts';
import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import type { MessageValue } from '../messages/messages.ts';
import { unlikeFigures } from './figures.ts';
import { type Word, wordGroups } from './word-list.ts';

const shown = (figures: readonly string[]): MessageValue =>
  figures.length === 0 ? { noun: 'nothing' } : figures;

const disagreement = ({ en, es, esAt }: Word): readonly Finding[] => {
  if (es === undefined) return [];
  const different = unlikeFigures({ en: en.text, es });
  if (different.en.length === 0 && different.es.length === 0) return [];
  return [
    {
      at: esAt,
      severity: 'warning',
      message: 'unlike-figures',
      with: { en: shown(different.en), es: shown(different.es) },
      also: [en.at],
    },
  ];
};

const soundGroups = soundParts();

export const agreementFindings = (index: ConfigIndex): readonly Finding[] =>
  wordGroups(index.documents).flatMap(({ parts, words }) =>
    soundGroups(parts, () => words().flatMap(disagreement)),
  );
