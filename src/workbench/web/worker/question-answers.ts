import { askableNames } from '../../../authoring/questions/askable.ts';
import { askedColumns } from '../../../authoring/questions/asked-columns.ts';
import { calendarDays } from '../../../authoring/questions/calendar-days.ts';
import { itemDifferences } from '../../../authoring/questions/item-differences.ts';
import { assertionResults } from '../../../authoring/questions/assertion-results.ts';
import { portalInScenario, type ScenarioOptions } from '../../../authoring/questions/scenario-options.ts';
import { twoColumns } from '../../../authoring/questions/two-columns.ts';
import { wholeScreen } from '../../../authoring/questions/whole-screen.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import { parseDocument } from '../../../config/files/parse-document.ts';
import type { Assertion } from '../../../config/generated/config-files.ts';
import type { Language } from '../../../config/portal-config.ts';
import { namedMember } from '../../../member/member-name.ts';
import { type Answering, compiledOf, poolOf } from './portals.ts';
import type { Answer, Ask, Kind, Side } from './protocol.ts';
import type { Texts } from './texts.ts';

export type From = (
  texts: Texts,
  ask: ScenarioOptions & { readonly side: Side; readonly language: Language },
) => Answering;

type Question = Extract<
  Kind,
  'asked' | 'askable' | 'two' | 'differences' | 'screen' | 'calendar' | 'assertions'
>;

type Answers = { readonly [K in Question]: (ask: Ask<K>, texts: Texts) => Answer<K> };

const assertionsFile = (assertions: readonly Assertion[]): ConfigDocument =>
  parseDocument('config/rules/assertions.json', JSON.stringify({ assertions }));

export const questionAnswers = (from: From): Answers => ({
  asked: (ask, texts) => {
    const { model, samples, language } = from(texts, ask);
    const portal = portalInScenario(compiledOf(texts[ask.side]), { without: ask.without });
    return askedColumns({ portal, model, samples, language }, ask.names);
  },
  askable: (ask, texts) => {
    const { model, samples, language } = from(texts, ask);
    return askableNames(model, samples, language);
  },
  two: (ask, texts) => {
    const { model, samples, language } = from(texts, ask);
    return twoColumns(model, samples, ask.pair, language);
  },
  differences: ({ draft, base, language }, texts) =>
    itemDifferences(
      portalInScenario(compiledOf(texts.base), base),
      portalInScenario(compiledOf(texts.draft), draft),
      language,
    ),
  screen: (ask, texts) => {
    const { model, samples, language } = from(texts, ask);
    return wholeScreen(model, samples, { member: namedMember(ask.member), screen: ask.screen, language });
  },
  calendar: (ask, texts) => calendarDays(from(texts, ask).model.portal, ask.language),
  assertions: (ask, texts) => {
    const answering = from(texts, ask);
    const { model, documents, samples, language } = answering;
    const asked = ask.only
      ? [...documents.filter(({ is }) => is?.kind !== 'assertions'), assertionsFile([ask.only])]
      : documents;
    return assertionResults(model, asked, { language, pool: poolOf(answering), samples });
  },
});
