import jsonLogic from 'json-logic-js';
import type { PlacedScreen, PortalConfig } from '../../../src/config/portal-config.ts';
import type { Expression, When } from '../../../src/rules/expression.ts';
import type { Facts } from '../../../src/rules/gate.ts';

/**
 * What plain json-logic-js makes of a configuration for one member, without any of the portal's own engine.
 */
export interface PlainView {
  readonly isTrue: (when: When | undefined) => boolean;
  readonly variants: readonly string[];
  /** A link to this screen works. */
  readonly opens: (key: string) => boolean;
  /** The screen is on show when its path is visited. */
  readonly shows: (key: string) => boolean;
  /** The link an entry gives this member. */
  readonly link: (entry: object) => string | undefined;
}

const valuesOf = (rules: PortalConfig['rules'], facts: Facts): Readonly<Record<string, unknown>> => {
  const values: Record<string, unknown> = { ...facts };
  const waiting = new Map(Object.entries(rules));
  while (waiting.size > 0) {
    for (const [name, rule] of waiting) {
      const names = [...JSON.stringify(rule).matchAll(/"var":"([^"]+)"/g)].map(([, named]) => named ?? '');
      if (names.some((named) => waiting.has(named))) continue;
      values[name] = Boolean(jsonLogic.apply(rule as jsonLogic.RulesLogic, values));
      waiting.delete(name);
    }
  }
  return values;
};

const lineOf = (screens: readonly PlacedScreen[], key: string): readonly PlacedScreen[] => {
  const screen = screens.find((one) => one.key === key);
  return screen ? [screen, ...(screen.parent === undefined ? [] : lineOf(screens, screen.parent))] : [];
};

/** The plain view of one member's facts. */
export const plainView = ({ rules, screens, variants, settings }: PortalConfig, facts: Facts): PlainView => {
  const values = valuesOf(rules, facts);
  const isTrue = (when: When | undefined): boolean => {
    if (when === undefined) return true;
    if (typeof when === 'string') return values[when] === true;
    return Array.isArray(when)
      ? when.every((name) => isTrue(name as string))
      : Boolean(jsonLogic.apply(when as Expression as jsonLogic.RulesLogic, values));
  };
  const applying = variants.filter(({ when }) => isTrue(when)).map(({ name }) => name);
  const signedIn = values['isLoggedIn'] === true;
  const selected = values['isCoverageSelected'] === true;
  const opens = (key: string): boolean => {
    const line = lineOf(screens, key);
    const isMemberOnly = (line[0]?.layout ?? 'member') === 'member';
    const isReduced =
      signedIn && isTrue(settings.noPlans) && isMemberOnly && !line.some(({ withoutPlans }) => withoutPlans);
    return line.length > 0 && !isReduced && line.every(({ when }) => isTrue(when));
  };
  const shows = (key: string): boolean => {
    if (key === 'notFound') return true;
    if (key === 'login') return !signedIn && opens(key);
    const mustChoose = signedIn && Number(values['coverageCount']) > 0 && !selected;
    if (key === 'chooseCoverage') return mustChoose;
    const isMemberOnly = (screens.find((one) => one.key === key)?.layout ?? 'member') === 'member';
    return opens(key) && (!isMemberOnly || (signedIn && !mustChoose));
  };
  const link = (entry: object): string | undefined => {
    const fields = entry as Readonly<Record<string, unknown>>;
    const found = [...applying.map((variant) => fields[`${variant}Link`]), fields['link']].find(
      (value) => typeof value === 'string',
    );
    return found;
  };
  return { isTrue, variants: applying, opens, shows, link };
};
