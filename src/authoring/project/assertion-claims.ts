import { type Claim, hasPart } from '../../analysis/findings/assertions.ts';
import { isAddressPattern } from '../../analysis/model/address-patterns.ts';
import { namesIn } from '../../analysis/model/named-conditions.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { routeScreen } from '../../analysis/model/reach.ts';
import { tableColumns } from '../../analysis/table/columns.ts';
import type { SourceLocation } from '../../config/check/findings/finding.ts';
import { nearestName } from '../../config/check/findings/wording.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Assertion, ConfigFiles } from '../../config/generated/config-files.ts';
import { matchPath, reservedScreens } from '../../view/routes/paths.ts';

export interface WrittenAssertion {
  readonly assertion: Assertion;
  readonly isRepeated: boolean;
  readonly location: (field?: string) => SourceLocation;
}

const verbs = ['sees', 'neverSees', 'reaches'] as const;

export const assertionsIn = (documents: readonly ConfigDocument[]): readonly WrittenAssertion[] =>
  documents
    .filter(({ is }) => is?.kind === 'assertions')
    .flatMap((document) =>
      (document.value as ConfigFiles['assertions']).assertions.map((assertion, at, all) => ({
        assertion,
        isRepeated: all.findIndex(({ name }) => name === assertion.name) < at,
        location: (field = 'name') => ({ document, path: ['assertions', at, field], part: 'value' as const }),
      })),
    );

const partNamed = ({ portal: { config } }: PortalModel, written: string): string =>
  written.startsWith('/')
    ? (matchPath(config, 'en', written) ?? matchPath(config, 'es', written) ?? written)
    : (routeScreen(written) ?? written);

// `neverSees` may also name a link or address that nothing leads to yet. A dotted name that is close to an
// item's id is taken for a typing error, not for a host.
const mayName = (model: PortalModel, verb: string, part: string, known: readonly string[]): boolean => {
  if (hasPart(model, part)) return true;
  if (verb !== 'neverSees') return false;
  if (known.includes(part)) return true;
  if (!isAddressPattern(part)) return false;
  return /[*]|^https?:/.test(part) || nearestName(part, known) === undefined;
};

export const claimOf = (model: PortalModel, assertion: Assertion): Claim => {
  const says = verbs.find((verb) => assertion[verb] !== undefined) ?? 'sees';
  const { who, plan, from, until, within, start = reservedScreens.home } = assertion;
  return {
    who,
    plan,
    from,
    until,
    within,
    start,
    says,
    parts: (assertion[says] ?? []).map((part) => partNamed(model, part)),
  };
};

export type Fault = {
  readonly field: string;
  readonly code: string;
  readonly blanks?: Readonly<Record<string, string>>;
  readonly near?: readonly string[];
};

export const faultsOf = (
  model: PortalModel,
  { assertion, isRepeated }: WrittenAssertion,
): readonly Fault[] => {
  if (isRepeated) return [{ field: 'name', code: 'assertion-repeated' }];
  const usedVerbs = verbs.filter((verb) => assertion[verb] !== undefined);
  if (usedVerbs.length !== 1)
    return [
      { field: usedVerbs[1] ?? 'name', code: 'assertion-form', blanks: { count: String(usedVerbs.length) } },
    ];
  const { who, plan, start, within } = assertion;
  const beside = assertion.reaches
    ? []
    : [start === undefined ? [] : ['start'], within === undefined ? [] : ['within']].flat();
  const unknown = (field: string, part: string, near: readonly string[]): Fault => ({
    field,
    code: 'assertion-unknown',
    blanks: { part },
    near,
  });
  const { facts, rules } = model.portal.config;
  const conditions = Object.keys({ ...facts, ...rules });
  const columns = tableColumns(model, 'en').map(({ name }) => name);
  const known = [
    ...model.items.map(({ id }) => id),
    ...Object.keys(model.portal.config.links).map((name) => `link:${name}`),
  ];
  const [verb] = usedVerbs;
  const parts = verb === undefined ? [] : (assertion[verb] ?? []);
  return [
    ...beside.map((field): Fault => ({ field, code: 'assertion-beside', blanks: { field } })),
    ...namesIn(who).flatMap((name) => (conditions.includes(name) ? [] : [unknown('who', name, conditions)])),
    ...(plan === undefined || columns.includes(plan) ? [] : [unknown('plan', plan, columns)]),
    ...(start === undefined || model.byId.get(start)?.kind === 'screen'
      ? []
      : [
          unknown(
            'start',
            start,
            model.portal.config.screens.map(({ key }) => key),
          ),
        ]),
    ...parts
      .filter((part) => !mayName(model, verb ?? '', partNamed(model, part), known))
      .map((part) => unknown(verb ?? 'name', part, known)),
  ];
};
