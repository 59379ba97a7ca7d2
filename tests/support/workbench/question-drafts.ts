import type { PreparedDraft } from '../../../src/sandbox/prepared-drafts.ts';

const says = (text: string): string => `"says": { "en": "${text}", "es": "${text} (es)" }`;
/** Three rules that an analyst should find. */
export const planted: PreparedDraft = {
  name: 'Rules to look at',
  note: 'One rule like another, one that is never true, one that always is.',
  changes: [
    {
      file: 'config/rules/rules.json',
      from: '    "isNotPPO": {',
      to: `    "isPlanOfSystem": { ${says('the same as another')}, "logic": { "or": [{ "var": "isPPO" }, { "var": "isPOS" }] } },
    "isNobody": { ${says('nobody at all')}, "logic": { "and": [{ "var": "isMedicare" }, { "!": { "var": "isMedicare" } }] } },
    "isAnybody": { ${says('anybody')}, "logic": { "or": [{ "var": "isPPO" }, { "!": { "var": "isPPO" } }] } },
    "isNotPPO": {`,
    },
  ],
};

/** A fact that no data have, and a card that asks for it. */
export const withFact: PreparedDraft = {
  name: 'Cards for retirees',
  note: 'The data do not say yet who is a retiree.',
  changes: [
    {
      file: 'config/rules/facts.json',
      from: '"facts": {',
      to: `"facts": { "isRetiree": { "type": "boolean", "from": "data:isRetiree", "changes": "never", ${says('the member is a retiree')}, "saysNot": { "en": "the member is not a retiree", "es": "no está jubilado" } },`,
    },
    {
      file: 'config/screens/claims.json',
      from: '{ "id": "planForms",',
      to: '{ "id": "retirees", "when": "isRetiree", "link": "route:support", "icon": "document" }, { "id": "planForms",',
    },
    ...(['en', 'es'] as const).map((language) => ({
      file: `locales/${language}/claims.json`,
      from: '"planForms":',
      to: `"retirees": { "title": "${language === 'en' ? 'For retirees' : 'Para jubilados'}" },\n      "planForms":`,
    })),
  ],
};
