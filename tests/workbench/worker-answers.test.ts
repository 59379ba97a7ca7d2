import { frozenSource } from '../support/config/frozen-config.ts';
import { expect, test } from 'vitest';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { editTexts, openTexts, type Texts } from '../../src/workbench/web/worker/texts.ts';
import { random } from '../config/random.ts';
import { nextEdit } from './worker-edits.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const shipped = frozenSource();
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
const told = (answers: Answers, texts: Texts): object => {
  const drawn = answers.compiled({ language: 'es', side: 'draft' }, texts);
  return {
    problems: answers.problems({ language: 'en' }, texts),
    meaning: answers.meaning({ language: 'es' }, texts),
    drawn: drawn?.isKept ? 'kept' : drawn,
    seen: orWhyNot(() =>
      answers.seen({ side: 'draft', language: 'en', dataString: undefined, coverage: undefined }, texts),
    ),
    ...(isDeep && { table: orWhyNot(() => answers.table({ side: 'draft', language: 'en' }, texts)) }),
  };
};

test(
  'after any edits a worker answers what one answers that was started with the same texts',
  { timeout: 1_800_000 },
  () => {
    const chance = random(20_261_123);
    const answers = workerAnswers(() => now);
    let files = shipped;
    let texts = openTexts(shipped, files);
    for (let edit = 0; edit < edits; edit += 1) {
      const { file, text } = nextEdit(chance, files, shipped);
      const others = Object.entries(files).filter(([other]) => other !== file);
      files = Object.fromEntries(text === null ? others : [...others, [file, text]]);
      texts = editTexts(texts, file, text);
      const fresh = openTexts(structuredClone(shipped), structuredClone(files));
      expect(told(answers, texts), `edit ${edit} at ${file}`).toEqual(
        told(
          workerAnswers(() => now),
          fresh,
        ),
      );
    }
  },
);
