import { frozenSource } from '../support/config/frozen-config.ts';
import { generatedSource } from '../support/config/generated-portal.ts';
import { expect, test } from 'vitest';
import { postedAnswers } from '../../src/rules/posted-answers.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts, type Texts } from '../../src/workbench/web/worker/texts.ts';
import { random } from '../config/random.ts';
import { nextEdit } from './worker-edits.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const isDeep = process.env['DEEP'] === '1';

/** Few, as each is also answered from scratch: the deep run has the many. */
const edits = isDeep ? 400 : 6;

type Answers = ReturnType<typeof workerAnswers>;

const orWhyNot = (answer: () => unknown): unknown => {
  try {
    return answer();
  } catch (error) {
    return String(error);
  }
};

/**
 * What pages ask after each key; of a portal that cannot be drawn only that it cannot, as an older one is
 * kept then.
 */
const answersOf = (answers: Answers, texts: Texts): object => {
  const drawn = answers.compiled({ language: 'es', side: 'draft' }, texts);
  return {
    problems: answers.problems({ language: 'en' }, texts),
    meaning: answers.meaning({ language: 'es' }, texts),
    drawn: drawn?.isKept ? 'kept' : drawn,
    seen: orWhyNot(() =>
      answers.seen({ side: 'draft', language: 'en', dataString: undefined, coverage: undefined }, texts),
    ),
    rules: orWhyNot(() => answers.rules({ language: 'en' }, texts)),
    readers: orWhyNot(() => answers.readers({ language: 'es' }, texts)),
    ...(isDeep && { table: orWhyNot(() => answers.table({ side: 'draft', language: 'en' }, texts)) }),
  };
};

const sources = { frozen: frozenSource, generated: () => generatedSource(40, 12) };

test.each(['frozen', 'generated'] as const)(
  'after any edits of the %s portal, a worker gives the same answers as one that was started with the same texts',
  { timeout: 1_800_000 },
  (name) => {
    const shipped = sources[name]();
    const chance = random(20_261_123);
    const answers = workerAnswers(() => now);
    const [worker, page] = [postedAnswers(), postedAnswers()];
    let files = shipped;
    let texts = openTexts(shipped, files);
    for (let edit = 0; edit < edits; edit += 1) {
      const { file, text } = nextEdit(chance, files, shipped);
      const others = Object.entries(files).filter(([other]) => other !== file);
      files = Object.fromEntries(text === null ? others : [...others, [file, text]]);
      texts = editTexts(texts, file, text);
      const fresh = openTexts(structuredClone(shipped), structuredClone(files));
      const known = page.read(structuredClone(worker.post('all', answersOf(answers, texts))));
      expect(known, `edit ${edit} at ${file}`).toEqual(
        answersOf(
          workerAnswers(() => now),
          fresh,
        ),
      );
    }
  },
);
