import { operatorSettingsPath, textAt } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { parseAddress } from '../address.ts';
import { namesOf } from '../find-edits.ts';
import {
  decodeValue,
  type EncodedValue,
  type Fields,
  fieldOf,
  isFields,
  readJson,
  sameJson,
} from '../json-value.ts';

// A text that is no JSON differs from every other text.
const settingsIn = (files: SourceFiles): unknown => {
  const text = textAt(files, operatorSettingsPath);
  const parsed = text === undefined ? undefined : readJson(text);
  return parsed ? parsed.value : text;
};

/** Returns true if two sources have the same operator settings. Their layout has no effect. */
export const sameOperatorSettings = (one: SourceFiles, other: SourceFiles): boolean =>
  sameJson(settingsIn(one), settingsIn(other));

/** Returns true for an address in the file of the operator settings. */
export const isOperatorSetting = (address: string): boolean => address.startsWith(`${operatorSettingsPath}#`);

const environmentsIn = (files: SourceFiles): Fields => {
  const settings = settingsIn(files);
  const environments = isFields(settings) ? fieldOf(settings, 'environments') : undefined;
  return isFields(environments) ? environments : {};
};

/** Returns the names of the environments, in the order of the file. */
export const environmentNames = (files: SourceFiles): readonly string[] => Object.keys(environmentsIn(files));

/** Returns the addresses where the portal opens with the settings of an environment. */
export const originsOf = (files: SourceFiles, environment: string): readonly string[] => {
  const found = fieldOf(environmentsIn(files), environment);
  const origins = isFields(found) ? fieldOf(found, 'origins') : undefined;
  return Array.isArray(origins) ? origins.map(String) : [];
};

/**
 * A changed value of an environment; undefined if it is absent. If `path` is empty, the environment was added or
 * removed.
 */
export interface SettingChange {
  /** Empty for a value outside of environments. */
  readonly environment: string;
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

const changeAt = (names: readonly string[], before: unknown, after: unknown): SettingChange => {
  const [first, environment] = names;
  return first === 'environments' && environment !== undefined
    ? { environment, path: names.slice(2), before, after }
    : { environment: '', path: names, before, after };
};

const changesAt = (names: readonly string[], before: unknown, after: unknown): readonly SettingChange[] => {
  if (sameJson(before, after)) return [];
  if (!isFields(before) && !isFields(after)) return [changeAt(names, before, after)];
  const [old, young] = [before, after].map((side) => (isFields(side) ? side : {})) as [Fields, Fields];
  const inside = namesOf(old, young).flatMap((name) =>
    changesAt([...names, name], fieldOf(old, name), fieldOf(young, name)),
  );
  const isWhole = names.length === 2 && (before === undefined || after === undefined);
  return isWhole ? [changeAt(names, before, after), ...inside] : inside;
};

/** Returns the values that an edit of the operator settings changes, with one entry for each value or list. */
export const settingChanges = (
  address: string,
  before: EncodedValue,
  after: EncodedValue,
): readonly SettingChange[] => {
  const parsed = parseAddress(address);
  const steps = typeof parsed === 'string' ? [] : parsed.steps;
  const names = steps.flatMap((step) => (step.kind === 'name' ? [step.name] : []));
  return changesAt(names, decodeValue(before), decodeValue(after));
};
