import account from './en/account.json';
import analyst from './en/analyst.json';
import calendar from './en/calendar.json';
import common from './en/common.json';
import compare from './en/compare.json';
import draft from './en/draft.json';
import drafts from './en/drafts.json';
import editor from './en/editor.json';
import entry from './en/entry.json';
import find from './en/find.json';
import grid from './en/grid.json';
import history from './en/history.json';
import kept from './en/kept.json';
import log from './en/log.json';
import member from './en/member.json';
import people from './en/people.json';
import preview from './en/preview.json';
import questions from './en/questions.json';
import releases from './en/releases.json';
import rules from './en/rules.json';
import settings from './en/settings.json';
import signOff from './en/signOff.json';
import strip from './en/strip.json';
import words from './en/words.json';

/** The English words of the workbench; a part is a screen, or what several share. */
export const en = {
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

/** The words of one language: the keys are those of English. */
export type Words = typeof en;
