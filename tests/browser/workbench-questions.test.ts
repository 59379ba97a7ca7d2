import { suspendedAndPastDue } from '../support/workbench/member-questions.ts';
import { askInBrowser } from '../support/workbench/question-journeys.ts';
import { plantedRules } from '../support/workbench/rule-questions.ts';
import { overTheCounter } from '../support/workbench/table-questions.ts';

/**
 * Three of the questions of analysts: of the table, of rules, of one member; all of them are in the deep run.
 */

askInBrowser([overTheCounter, plantedRules, suspendedAndPastDue]);
