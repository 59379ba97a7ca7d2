import { useAnswer, useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import { type Translate, useWords } from '../i18n/use-words.ts';
import type { FoundPersona, Persona, Sought, Unanswered } from '../worker/protocol.ts';
import type { PersonaChoice, PersonaGroup } from './persona-picker.tsx';

const sought: readonly Sought[] = ['sees', 'differs', 'misses'];
const soughtIcons = { sees: 'eye', differs: 'compare', misses: 'close' } as const;

const isSought = (name: string | undefined): name is Sought => sought.some((one) => one === name);

const splitLabel = (says: string): readonly [label: string, more: string] => {
  const end = says.indexOf(': ');
  return end < 0 ? [says, ''] : [says.slice(0, end), says.slice(end + 2)];
};

const choiceOf = ({ name, says, variant }: Persona, t: Translate): PersonaChoice => {
  if (name === 'visitor') return { name, label: t('preview.as.visitor'), more: '' };
  if (name.startsWith('plan:')) return { name, label: says, more: '' };
  const [label, more] = splitLabel(says);
  return { name, label, tag: name.toUpperCase(), more: more === '' ? (variant ?? '') : more };
};

const soughtChoice = (who: Sought, found: FoundPersona | undefined, t: Translate): PersonaChoice => {
  const persona = found?.persona;
  const isSample = persona !== undefined && persona.name !== 'example';
  return {
    name: who,
    label: t(`preview.as.${who}`),
    icon: soughtIcons[who],
    more:
      persona === undefined
        ? ''
        : isSample
          ? (choiceOf(persona, t).tag ?? choiceOf(persona, t).label)
          : t('preview.as.madeUp'),
  };
};

const foundChoice = (who: Sought, found: FoundPersona | undefined, t: Translate): PersonaChoice => {
  const persona = found?.persona;
  const choice = soughtChoice(who, found, t);
  if (persona === undefined || persona.name === 'example')
    return { ...choice, label: t(`preview.as.somebodyWho.${who}`) };
  return { ...choiceOf(persona, t), name: who };
};

export interface Personas {
  readonly person: Persona | undefined;
  readonly choice: PersonaChoice | undefined;
  readonly groups: readonly PersonaGroup[];
  /** The result of the search: a member or the reason why none was found, and the facts that could not be applied. */
  readonly found: FoundPersona | undefined;
  /**
   * The reason why the page does not show the requested member: `unknown` if facts are unknown, `item` if no item is
   * selected, or the request (such as `sees`) if no member matches.
   */
  readonly missing: Sought | 'item' | 'unknown' | Unanswered | undefined;
}

interface Options {
  readonly item: string | undefined;
  readonly isPublic: boolean;
  /** True while the list is open. Only then does the page search for a member who sees the item. */
  readonly isChoosing: boolean;
  /** YYYY-MM-DD. */
  readonly day: string;
}

export const usePersonas = (
  as: string | undefined,
  { item, isPublic, isChoosing, day }: Options,
): Personas => {
  const { t, language } = useWords();
  const people = useAnswer('people', { language }) ?? [];
  const asked = (who: Sought) =>
    item !== undefined && (isChoosing || as === who) ? { item, who, on: day, language } : undefined;
  const searches = {
    sees: useWorkerAnswer('persona', asked('sees')),
    differs: useWorkerAnswer('persona', asked('differs')),
    misses: useWorkerAnswer('persona', asked('misses')),
  };
  // Facts set by hand follow the name, each after a semicolon.
  const isSet = as?.includes(';') === true;
  const made = useWorkerAnswer('named', isSet ? { member: as, language } : undefined);
  const search = isSought(as) ? searches[as] : isSet ? made : undefined;
  const found = search?.answer;
  const usual = isPublic ? people.find(({ name }) => name === 'visitor') : people[0];
  const named =
    people.find(({ name }) => name === as) ??
    people.find(({ name }) => as !== undefined && name.startsWith(`${as}/`));
  const nobody = isSought(as) ? as : 'unknown';
  const isWithoutItem = isSought(as) && item === undefined;
  const missing =
    !search || found?.persona ? undefined : isWithoutItem ? 'item' : (search.unanswered ?? (found && nobody));
  const person = search && missing === undefined ? found?.persona : (named ?? usual);
  const anyone =
    item === undefined ? [] : sought.filter((who) => searches[who].answer?.persona !== undefined);
  const isOfPlan = ({ name }: Persona): boolean => name.startsWith('plan:');
  const groups = [
    {
      title: t('preview.as.somebody'),
      choices: anyone.map((who) => soughtChoice(who, searches[who].answer, t)),
    },
    { title: t('preview.as.variants'), choices: people.filter(isOfPlan).map((one) => choiceOf(one, t)) },
    {
      title: t('preview.as.samples'),
      choices: people.filter((one) => !isOfPlan(one)).map((one) => choiceOf(one, t)),
    },
  ];
  const isFound = search !== undefined && missing === undefined;
  const setChoice =
    isSet && isFound && person ? { name: as, label: person.says, more: t('preview.as.madeUp') } : undefined;
  const choice =
    setChoice ?? (isSought(as) && isFound ? foundChoice(as, found, t) : person && choiceOf(person, t));
  return { person, choice, groups: groups.filter(({ choices }) => choices.length > 0), found, missing };
};
