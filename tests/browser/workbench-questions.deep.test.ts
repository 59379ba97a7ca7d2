import { memberQuestions } from '../support/workbench/member-questions.ts';
import { askInBrowser } from '../support/workbench/question-journeys.ts';
import { ruleQuestions } from '../support/workbench/rule-questions.ts';
import { tableQuestions } from '../support/workbench/table-questions.ts';

/**
 * Questions of analysts, asked in the browser from the list of drafts on, each within a number of
 * interactions.
 */

// The last question of the table publishes, which the others would see.
askInBrowser([...memberQuestions, ...ruleQuestions, ...tableQuestions]);
