import { parentPort } from 'node:worker_threads';
import { answerEdits, type EditQuestion } from './answer-edits.ts';

parentPort?.on('message', (question: EditQuestion) => parentPort?.postMessage(answerEdits(question)));
