import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { authMachine } from '../src/machines/auth.machine.ts';
import { coverageSelectionMachine } from '../src/machines/coverage-selection.machine.ts';
import { firstLoginMachine } from '../src/machines/first-login.machine.ts';
import { idleMachine } from '../src/machines/idle.machine.ts';
import { payNowMachine } from '../src/machines/pay-now.machine.ts';
import { sessionMachine } from '../src/machines/session.machine.ts';
import { workerMachine } from '../src/workbench/web/analysis/worker.machine.ts';
import { outboxMachine } from '../src/workbench/web/draft/outbox/outbox.machine.ts';
import { machineDiagram } from './support/architecture/machine-graph.ts';
import { projectRoot } from './support/project-files.ts';

const file = join(projectRoot, 'docs/machines.md');

const diagrams = `# State diagrams

Made from the machines; \`UPDATE_DIAGRAMS=1 npx vitest run --project unit tests/machine-diagrams.test.ts\` writes them again.

${[
  machineDiagram('Signing in', authMachine),
  machineDiagram('Keep-alive', sessionMachine),
  machineDiagram('Log-off of a member who does nothing', idleMachine),
  machineDiagram('Coverage selection', coverageSelectionMachine),
  machineDiagram('Payment in a frame', payNowMachine),
  machineDiagram('First-time dialog', firstLoginMachine),
  machineDiagram('Outbox of the workbench', outboxMachine),
  machineDiagram('Analysis worker of the workbench', workerMachine),
].join('\n')}`;

test('the committed state diagrams match the machines', () => {
  if (process.env['UPDATE_DIAGRAMS'] === '1') writeFileSync(file, diagrams);
  expect(readFileSync(file, 'utf8')).toBe(diagrams);
});
