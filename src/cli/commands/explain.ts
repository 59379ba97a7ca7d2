import { portalModel, type PortalModel } from '../../analysis/model/portal-model.ts';
import { whereUsed, type Used } from '../../analysis/uses/where-used.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { readMembers } from '../../sandbox/read-members.ts';
import { languageOption } from '../analysis/language-option.ts';
import { loadPortal } from '../analysis/load-portal.ts';
import { sampleStates } from '../analysis/sample-states.ts';
import type { Command, OptionValues } from '../command.ts';
import { chosenState } from '../explain/chosen-state.ts';
import { itemReport } from '../explain/item-report.ts';
import { memberReport } from '../explain/member-report.ts';
import { folderHelp } from '../folder-help.ts';
import { folderOptions } from '../folder-options.ts';
import { UsageError } from '../usage-error.ts';

const kinds: readonly string[] = ['rule', 'fact', 'link', 'word'];

interface Report {
  readonly data: object;
  readonly lines: readonly string[];
}

const text = (value: OptionValues[string]): string | undefined => (typeof value === 'string' ? value : undefined);

const usesReport = (model: PortalModel, language: Language, [kind, name]: readonly [string, string]): Report => {
  const say = sentences(language);
  const places = whereUsed(model, kind as Used, name);
  const lines =
    places.length === 0 ? [say('explain.unused', { name })] : [say('explain.usedBy', { name }), ...places.map((place) => `  ${place}`)];
  return { data: { kind, name, usedBy: places }, lines };
};

const itemNamed = (model: PortalModel, id: string) => {
  const item = model.byId.get(id);
  if (item) return item;
  const near = [...model.byId.keys()].filter((one) => one.split('/').at(-1) === id || one.endsWith(`/${id}`));
  const [only] = near;
  if (near.length === 1 && only !== undefined) return itemNamed(model, only);
  throw new UsageError(`No item is called ${id}.${near.length > 0 ? ` There are ${near.join(', ')}.` : ' portal gating lists them all.'}`);
};

const reportOf = (model: PortalModel, values: OptionValues, words: readonly string[]): Report => {
  const language = languageOption(values['lang']);
  const [first, name] = words;
  if (first !== undefined && kinds.includes(first) && name !== undefined) return usesReport(model, language, [first, name]);
  const states = sampleStates(readMembers(), { config: model.portal.config, now: Date.now(), language });
  const member = text(values['as']) ?? text(values['member']);
  const facts = chosenState(states, { name: member, json: text(values['facts']) });
  if (first !== undefined) return itemReport(model, { item: itemNamed(model, first), facts, language, states });
  if (member === undefined && values['facts'] === undefined)
    throw new UsageError('Name an item, or --member, or rule, fact, link or word with a name.');
  const report = memberReport(model, language, [member ?? '', facts]);
  return { data: { ...report, lines: undefined }, lines: report.lines };
};

/** `portal explain`: why a member sees an item or not, and what would change it; or what is known of a member; or where a name is used. */
export const explain: Command = {
  summary: 'explains why a member sees an item or not, and what would change it',
  options: {
    ...folderOptions,
    as: { type: 'string' },
    member: { type: 'string' },
    facts: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    json: { type: 'boolean' },
  },
  help: [
    'explain ITEM --as MEMBER       why this sample member (m01, m17/2, visitor) sees the item or not',
    'explain ITEM --facts JSON      the same for facts such as {"isMedicare": true}; those left out are unknown',
    'explain ITEM                   who sees the item',
    'explain --member MEMBER        facts and rules of a sample member',
    'explain rule|fact|link|word NAME   every place that names it',
    '--lang L        en (default) or es',
    '--json          for machines',
    ...folderHelp,
  ],
  run: (values, print, words) => {
    const report = reportOf(portalModel(loadPortal(values).portal), values, words);
    print(values['json'] === true ? JSON.stringify(report.data, null, 2) : report.lines.join('\n'));
    return Promise.resolve(0);
  },
};
