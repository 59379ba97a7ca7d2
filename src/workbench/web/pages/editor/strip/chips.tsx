import { createContext, use } from 'react';
import type { Persona } from '../../../worker/protocol.ts';
import { useWords } from '../../../words/use-words.ts';

/** Sample members by name; empty until the worker told them. */
export const PeopleContext = createContext<ReadonlyMap<string, Persona>>(new Map());

/** So many sample members are named; the rest are counted. */
const mostNamed = 3;

/** Sample members who notice something: a few by name and plan, and how many they are of all. */
export const Chips = ({ names, all }: { readonly names: readonly string[]; readonly all: number }) => {
  const { t } = useWords();
  const people = use(PeopleContext);
  if (names.length === 0) return <span className="cnt">{t('strip.noSample')}</span>;
  return (
    <>
      {names.slice(0, mostNamed).map((name) => {
        const known = people.get(name);
        return (
          <span key={name} className="who" title={known?.says === '' ? undefined : known?.says}>
            {name}
            {known?.variant !== undefined && <small> {known.variant}</small>}
          </span>
        );
      })}
      <span className="cnt">{t('strip.ofSamples', { some: names.length, all })}</span>
    </>
  );
};
