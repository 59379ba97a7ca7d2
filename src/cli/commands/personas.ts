import { portalModel } from '../../analysis/model/portal-model.ts';
import { killingPersonas, type Persona, type PersonaSet, showingPersonas } from '../../analysis/personas/personas.ts';
import { factsOf, stateOf } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import { refuseNoMember } from '../../authoring/project/read-portal.ts';
import type { Language } from '../../config/portal-config.ts';
import { personaRecord } from '../../samples/persona-record.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';
import type { Command } from '../command.ts';
import { loadPortal } from '../load-config.ts';
import { folderHelp, folderOptions, languageOption } from '../options.ts';

interface ToldSet {
  readonly purpose: string;
  readonly lowerBound: number;
  readonly personas: readonly { readonly name: string; readonly says: string }[];
}

const setText = ({ purpose, lowerBound, personas: found }: ToldSet, language: Language): string =>
  [
    sentences(language)(`personas.${purpose}`, { count: String(found.length), bound: String(lowerBound) }),
    ...found.map(({ name, says }) => `  ${name}: ${says}`),
  ].join('\n');

/** `portal personas`: possible members that show every item shown and hidden, and that tell every rule from its mutants. */
export const personas: Command = {
  summary: 'finds a few possible members that try out every item and every rule',
  options: {
    ...folderOptions,
    samples: { type: 'boolean' },
    records: { type: 'boolean' },
    json: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
  },
  help: [
    '--samples       counts the sample members first: only what they leave open is filled',
    '--records       prints the personas as member records of the sandbox (JSON)',
    '--json          for machines',
    '--lang L        en (default) or es',
    ...folderHelp,
  ],
  run: async (values, print) => {
    const { portal } = await loadPortal(values);
    const language = languageOption(values['lang']);
    const model = portalModel(portal);
    refuseNoMember(model.world);
    const words = factWords(portal.labels, language);
    const states = values['samples'] === true ? sampleStates(readMembers(), { config: portal.config, now: Date.now(), language }) : [];
    const given = states.map(({ facts }) => stateOf(model.world.space, facts));
    const sets: Readonly<Record<'show' | 'kill', PersonaSet>> = {
      show: showingPersonas(model, given),
      kill: killingPersonas(model, given),
    };
    const said = ({ differs, state }: Persona): string => {
      const named = Object.keys(differs).flatMap((name) => model.world.space.byName.get(name) ?? []);
      return named.length === 0 ? sentences(language)('finding.plainMember') : words.inState(named, state);
    };
    const data = Object.entries(sets).map(([purpose, { personas: found, lowerBound }]) => ({
      purpose,
      lowerBound,
      personas: found.map((persona) => ({ name: persona.name, facts: persona.differs, says: said(persona) })),
    }));
    if (values['records'] === true) {
      const all = new Map([...sets.show.personas, ...sets.kill.personas].map((persona) => [persona.name, persona]));
      print(
        JSON.stringify(
          [...all.values()].map((persona) => personaRecord(persona.name, said(persona), factsOf(model.world.space, persona.state))),
          null,
          2,
        ),
      );
    } else print(values['json'] === true ? JSON.stringify(data, null, 2) : data.map((set) => setText(set, language)).join('\n'));
    return 0;
  },
};
