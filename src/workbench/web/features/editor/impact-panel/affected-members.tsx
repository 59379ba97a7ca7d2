import { createContext, use } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import type { Persona } from '../../../worker/protocol.ts';
import { useEditor } from '../context/editor-context.ts';
import { SampleTag } from '../../../kit/marks.tsx';

export const PeopleContext = createContext<ReadonlyMap<string, Persona>>(new Map());

const mostNamed = 3;

export const AffectedMembers = ({ names, all }: { names: readonly string[]; all: number }) => {
  const { t, language } = useWords();
  const { variants } = useEditor().now.sayings;
  const people = use(PeopleContext);
  if (names.length === 0) return <span className="count">{t('strip.noSample')}</span>;
  return (
    <>
      {names.slice(0, mostNamed).map((name) => {
        const known = people.get(name);
        return (
          <SampleTag key={name} title={known?.says === '' ? undefined : known?.says}>
            {name.toUpperCase()}
            {known?.variant !== undefined && (
              <small> {variants.get(known.variant)?.[language] ?? known.variant}</small>
            )}
          </SampleTag>
        );
      })}
      <span className="count">{t('strip.ofSamples', { some: names.length, all })}</span>
    </>
  );
};
