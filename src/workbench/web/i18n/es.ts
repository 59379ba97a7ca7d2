import type { Words } from './en.ts';
import account from './es/account.json';
import analyst from './es/analyst.json';
import calendar from './es/calendar.json';
import common from './es/common.json';
import compare from './es/compare.json';
import draft from './es/draft.json';
import drafts from './es/drafts.json';
import editor from './es/editor.json';
import entry from './es/entry.json';
import find from './es/find.json';
import grid from './es/grid.json';
import history from './es/history.json';
import kept from './es/kept.json';
import log from './es/log.json';
import member from './es/member.json';
import people from './es/people.json';
import preview from './es/preview.json';
import questions from './es/questions.json';
import releases from './es/releases.json';
import rules from './es/rules.json';
import settings from './es/settings.json';
import signOff from './es/signOff.json';
import strip from './es/strip.json';
import words from './es/words.json';

/** The Spanish words of the workbench, under the keys of the English ones. */
export const es: Words = {
  account,
  analyst,
  calendar,
  common,
  compare,
  draft,
  drafts,
  entry,
  editor,
  find,
  grid,
  history,
  kept,
  log,
  member,
  people,
  preview,
  questions,
  releases,
  rules,
  settings,
  signOff,
  strip,
  words,
};
