import { createContext, Fragment, use } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import type { Persona } from '../../../worker/protocol.ts';
import { useEditor } from '../context/editor-context.ts';
import { SampleTag } from '../../../kit/marks.tsx';

export const PeopleContext = createContext<ReadonlyMap<string, Persona>>(new Map());

const mostNamed = 3;

export const AffectedMembers = ({ names, all }: { names: readonly string[]; all: number }) => {
  const { t, language } = useWords();
  const { variants } = useEditor().now.labels;
  const people = use(PeopleContext);
  // Members of one plan stand before its name.
  const byPlan = Map.groupBy(names.slice(0, mostNamed), (name) => people.get(name)?.variant);
  if (names.length === 0) return <span className="count">{t('strip.noSample')}</span>;
  return (
    <>
      {[...byPlan].map(([plan = '', members]) => (
        <Fragment key={plan}>
          {members.map((name) => (
            <SampleTag key={name} title={people.get(name)?.says}>
              {name.toUpperCase()}
            </SampleTag>
          ))}
          {plan !== '' && <span>{variants.get(plan)?.short[language] ?? plan} ·</span>}
        </Fragment>
      ))}
      <span className="count">{t('strip.ofSamples', { some: names.length, all })}</span>
    </>
  );
};
