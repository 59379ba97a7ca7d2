import { arrivalFaults } from './arrival-faults.ts';
import { contentFaults } from './content-faults.ts';
import { dataFaults } from './data-faults.ts';
import type { Fault } from './fault.ts';
import { historyFaults } from './history-faults.ts';
import { invoiceFaults } from './invoice-faults.ts';
import { keepAliveFaults } from './keep-alive-faults.ts';
import { messageFaults } from './message-faults.ts';
import { overtakenFaults } from './overtaken-faults.ts';
import { releaseFaults } from './release-faults.ts';
import { storageFaults } from './storage-faults.ts';
import { tabFaults } from './tab-faults.ts';
import { timeFaults } from './time-faults.ts';
import { tokenFaults } from './token-faults.ts';

/** The fault catalogue, by id. */
export const allFaults: readonly Fault[] = [
  ...keepAliveFaults,
  ...arrivalFaults,
  ...tokenFaults,
  ...dataFaults,
  ...contentFaults,
  ...invoiceFaults,
  ...storageFaults,
  ...releaseFaults,
  ...tabFaults,
  ...overtakenFaults,
  ...timeFaults,
  ...historyFaults,
  ...messageFaults,
].toSorted((one, other) => (one.id < other.id ? -1 : 1));
