import type { Language } from '../../config/portal-config.ts';
import type { Diagram } from '../diagram/diagrams.ts';
import { itemWords } from '../model/item-words.ts';
import { choices } from '../model/choices.ts';
import type { PortalItem } from '../model/portal-item.ts';
import { leadsSomewhere } from '../model/leads-somewhere.ts';
import type { PortalModel } from '../model/portal-model.ts';
import { screenGates } from '../model/screen-gates.ts';
import type { AnalysisFinding } from './finding.ts';
import type { Inspect } from './inspection.ts';
import { placements } from './item-findings.ts';

const languages: readonly Language[] = ['en', 'es'];
const naming: readonly string[] = ['label', 'linkText', 'title', 'menu', 'content'];

/** Items that some member sees without any words in one of the languages; the entries of a list bring their names with the data. */
export const labelFindings = ({ portal, world, items }: PortalModel, inspect: Inspect): readonly AnalysisFinding[] => {
  const { diagrams, possible } = world;
  const leads = leadsSomewhere(portal.config, world, screenGates(portal.config, world));
  const isForAll = (text: unknown): boolean => typeof text !== 'string' || leads.text(text) === 1;
  const named = (fields: Readonly<Record<string, unknown>>): Diagram =>
    naming.some((field) => typeof fields[field] === 'string') && Object.values(fields).every(isForAll)
      ? 1
      : diagrams.any(
          naming
            .flatMap((field) => choices(portal.config, world, [fields, field]))
            .map(({ value, members }) => (value === undefined ? 0 : diagrams.and(members, leads.text(value)))),
        );
  const isList = ({ links }: PortalItem): boolean => links.some(({ value }) => value?.startsWith('member:'));
  return placements(items.filter((item) => (item.kind === 'item' || item.kind === 'entry') && !isList(item))).flatMap(({ first, all }) =>
    languages.flatMap((language) => {
      const words = named(itemWords(portal.words[language], first.words));
      const wordless = (): Diagram => diagrams.minus(diagrams.and(diagrams.any(all.map(({ shown }) => shown)), possible), words);
      return words === 1 || wordless() === 0
        ? []
        : [inspect({ code: 'no-label', about: { kind: 'item', name: first.id }, other: language, example: wordless })];
    }),
  );
};
