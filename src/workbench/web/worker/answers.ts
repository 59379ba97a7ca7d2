import { TooLarge } from '../../../analysis/diagrams/too-large.ts';
import { gatingTable, type GatingTable } from '../../../analysis/table/gating-table.ts';
import { editsBetween } from '../../../authoring/draft/find-edits.ts';
import { hashesOf } from '../../../authoring/gating/hashed-grid.ts';
import { withRemedies } from '../../../authoring/project/remedies.ts';
import { portalInScenario } from '../../../authoring/questions/scenario-options.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { compareWithBase, findDraftProblems } from '../../../authoring/reports/draft-checks.ts';
import { readersOfWords } from '../../../authoring/words/word-readers.ts';
import { wordsIn } from '../../../config/check/words/word-list.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { middayOf } from '../../../member/calendar-day.ts';
import { rowWords, differingCells } from '../../api/table-rows.ts';
import { explainTo } from './explain.ts';
import { foundPersona, namedPersona, people } from './personas.ts';
import { type Answering, answeringFrom, compiledOf, keepDrawn, readableSide } from './portals.ts';
import type { Answer, Ask, Kind, Unanswered } from './protocol.ts';
import { type From, questionAnswers } from './question-answers.ts';
import { ruleAnswers } from './rule-answers.ts';
import { seenBy } from './seen.ts';
import type { Texts } from './texts.ts';

type Answers = { readonly [K in Kind]: (ask: Ask<K>, texts: Texts) => Answer<K> };

const tableOf = ({ model, language }: Answering): GatingTable => gatingTable(model, language);

const filesOf = (documents: readonly ConfigDocument[]): SourceFiles =>
  Object.fromEntries(documents.map(({ file, text }) => [file, text]));

// Answers throw a `Refusal` or `TooLarge`. `now`: sample members have ages.
export const workerAnswers = (now: () => number): Answers => {
  const drawn = keepDrawn();
  const momentOf = (on: string | undefined): number => (on === undefined ? now() : middayOf(on));
  const from: From = (texts, ask) => answeringFrom(texts, { ...ask, now: now() });
  return {
    problems: ({ language }, { draft }) => findDraftProblems({ documents: draft, language, now: now() }),
    meaning: ({ language }, { base, draft }) =>
      compareWithBase({ documents: draft, base, language, now: now() }),
    compiled: ({ language, side }, texts) => {
      const found = drawn(texts, side);
      if (!found) return undefined;
      const { config, words, theme } = found.portal;
      return { config, words: words[language], theme, isKept: found.isKept };
    },
    seen: ({ on, ...ask }, texts) =>
      seenBy(
        answeringFrom(texts, {
          ...ask,
          side: ask.side === 'draft' ? readableSide(texts) : 'base',
          now: momentOf(on),
        }),
        ask,
      ),
    explain: (ask, texts) => explainTo(from(texts, ask), ask),
    persona: (ask, texts) =>
      foundPersona(
        answeringFrom(texts, { ...ask, side: 'draft', now: momentOf(ask.on) }),
        portalInScenario(compiledOf(texts.base), { on: ask.on }),
        ask,
      ),
    named: ({ member, language }, texts) =>
      namedPersona(from(texts, { language, side: readableSide(texts) }), member),
    people: ({ language }, texts) => people(from(texts, { language, side: readableSide(texts) })),
    mended: (_ask, { draft }) => editsBetween(filesOf(draft), filesOf(withRemedies(draft))),
    readers: ({ language }, texts) =>
      readersOfWords(from(texts, { language, side: 'draft' }).model, wordsIn(texts.draft), language),
    table: (ask, texts) => tableOf(from(texts, ask)),
    rowWords: (ask, texts) =>
      Object.fromEntries(tableOf(from(texts, ask)).rows.map((row) => [row.id, rowWords(row)])),
    unlike: ({ draft, base, language }, texts) =>
      differingCells(
        tableOf(from(texts, { ...draft, side: 'draft', language })),
        tableOf(from(texts, { ...base, side: 'base', language })),
      ),
    ...questionAnswers(from),
    ...ruleAnswers(from),
    hashes: ({ side }, texts) => hashesOf(from(texts, { side, language: 'en' }).model),
  };
};

// First what the page needs to draw, then what is beside the pressed key, then explicit questions.
export const byUrgency: readonly Kind[] = [
  'compiled',
  'problems',
  'meaning',
  'seen',
  'rule',
  'turned',
  'explain',
  'persona',
  'named',
  'people',
  'mended',
  'readers',
  'rules',
  'askable',
  'screen',
  'table',
  'unlike',
  'rowWords',
  'asked',
  'two',
  'differences',
  'assertions',
  'calendar',
  'hashes',
  'suggestions',
];

// The questions that a page asks again after each key.
export const followsKeys: readonly Kind[] = [
  'compiled',
  'problems',
  'meaning',
  'seen',
  'people',
  'rules',
  'readers',
];

export const whyUnanswered = (error: unknown): Unanswered =>
  error instanceof TooLarge ? 'large' : error instanceof Refusal ? 'errors' : 'failed';
