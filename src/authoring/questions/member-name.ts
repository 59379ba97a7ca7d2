import { believable, witnessIn } from '../../analysis/explain/witness.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factsOf, valueIndex, type Variable, variableValue } from '../../analysis/space/space.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Facts, FactValue } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';

/** A member as an address names them: `m01`, `plan:egwp` or `visitor`, and what is set otherwise, `m01;isSubscriber=false;status=?`. */
export interface NamedMember {
  /** Of a sample member, `plan:` and a column of the table, or `visitor`. */
  readonly name: string;
  readonly set: readonly SetFact[];
}

/** A fact that is set by hand. */
export interface SetFact {
  readonly fact: string;
  /** As an address writes it: `true`, `Active`, `2`; `?`: it is not known. */
  readonly value: string;
}

/** The value of a fact that is not known. */
export const unknownValue = '?';

/** A member as an address writes them. */
export const memberText = ({ name, set }: NamedMember): string =>
  [name, ...set.map(({ fact, value }) => `${fact}=${encodeURIComponent(value)}`)].join(';');

/** What `encodeURIComponent` wrote; a text that it did not write as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads what `memberText` wrote; of a fact that is set twice the last counts. */
export const namedMember = (text: string): NamedMember => {
  const [name = '', ...parts] = text.split(';');
  const set = new Map(
    parts.flatMap((part) => {
      const at = part.indexOf('=');
      return at < 1 ? [] : [[part.slice(0, at), decoded(part.slice(at + 1))] as const];
    }),
  );
  return { name, set: [...set].map(([fact, value]) => ({ fact, value })) };
};

/** The value that a text means for a fact; undefined where the fact has none such. */
export const valueNamed = (variable: Variable, text: string): FactValue | undefined => {
  const { type } = variable.shape;
  const value = type === 'boolean' ? text === 'true' : type === 'integer' ? Number(text) : text;
  return String(value) === text && variableValue(variable, valueIndex(variable, value)) === value ? value : undefined;
};

/** A member by their facts. */
export interface FoundMember {
  /** Of the member without what is set. */
  readonly own: Facts;
  /** With what is set; what is not known has no value. */
  readonly facts: Facts;
  /** What was set and means nothing here, as it was written. */
  readonly unknown: readonly string[];
}

const planFacts = (model: PortalModel, samples: readonly SampleState[], plan: string, language: Language): Facts | undefined => {
  const column = tableColumns(model, language).find(({ name }) => name === plan);
  const witness = column && witnessIn(model, column.members, believable(model, samples));
  return witness && factsOf(model.world.space, witness.state);
};

/** The facts of a named member; undefined where nobody has the name. */
export const foundMember = (
  model: PortalModel,
  samples: readonly SampleState[],
  { name, set }: NamedMember,
  language: Language,
): FoundMember | undefined => {
  const sample = samples.find((one) => one.name === name) ?? samples.find((one) => one.name.startsWith(`${name}/`));
  const own = name.startsWith('plan:') ? planFacts(model, samples, name.slice('plan:'.length), language) : sample?.facts;
  if (!own) return undefined;
  const { byName } = model.world.space;
  const facts: Record<string, FactValue> = { ...own };
  const unknown: string[] = [];
  for (const { fact, value } of set) {
    const variable = byName.get(fact);
    const wished = variable && valueNamed(variable, value);
    if (variable && value === unknownValue) delete facts[fact];
    else if (wished === undefined) unknown.push(`${fact}=${value}`);
    else facts[fact] = wished;
  }
  return { own, facts, unknown };
};
