import { blockSources, factFromSource, listSource, type PresenceSource } from '../../presence-facts.ts';
import type { Finding, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, entriesOf, locationOf } from '../index/config-index.ts';

interface Need {
  readonly source: PresenceSource;
  readonly message: 'missing-fact.block' | 'missing-fact.list';
  readonly name: string;
  readonly at: SourceLocation;
}

const needs = (index: ConfigIndex): readonly Need[] => [
  ...index.withRole('block').flatMap((block) =>
    blockSources(block.value).map((source) => ({
      source,
      message: 'missing-fact.block' as const,
      name: block.value.type,
      at: locationOf(block),
    })),
  ),
  ...entriesOf(index.documentOf('documents'), ['lists'], index.sources.lists).map((list) => ({
    source: listSource(list.value),
    message: 'missing-fact.list' as const,
    name: list.name,
    at: locationOf(list, [], 'name'),
  })),
];

const declaration = ({ from, except }: PresenceSource): string =>
  `\`"from": ${JSON.stringify(from)}${except ? `, "except": ${JSON.stringify(except)}` : ''}\``;

// Blocks and lists without a fact for their data. The analysis would assume that every member has them.
export const presenceFindings = (index: ConfigIndex): readonly Finding[] => {
  const missing = new Map(
    needs(index)
      .filter(({ source }) => factFromSource(index.sources.facts, source) === undefined)
      .reverse()
      .map((need) => [declaration(need.source), need]),
  );
  return [...missing].map(([declared, { message, name, at }]) => ({
    at,
    message,
    with: { name, declaration: declared },
  }));
};
