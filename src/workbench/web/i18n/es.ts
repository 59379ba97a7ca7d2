import type { Words } from './en.ts';
import account from './es/account.json' with { type: 'json' };
import analyst from './es/analyst.json' with { type: 'json' };
import calendar from './es/calendar.json' with { type: 'json' };
import common from './es/common.json' with { type: 'json' };
import compare from './es/compare.json' with { type: 'json' };
import draft from './es/draft.json' with { type: 'json' };
import drafts from './es/drafts.json' with { type: 'json' };
import editor from './es/editor.json' with { type: 'json' };
import entry from './es/entry.json' with { type: 'json' };
import find from './es/find.json' with { type: 'json' };
import grid from './es/grid.json' with { type: 'json' };
import history from './es/history.json' with { type: 'json' };
import kept from './es/kept.json' with { type: 'json' };
import log from './es/log.json' with { type: 'json' };
import member from './es/member.json' with { type: 'json' };
import operator from './es/operator.json' with { type: 'json' };
import people from './es/people.json' with { type: 'json' };
import preview from './es/preview.json' with { type: 'json' };
import questions from './es/questions.json' with { type: 'json' };
import releases from './es/releases.json' with { type: 'json' };
import rules from './es/rules.json' with { type: 'json' };
import settings from './es/settings.json' with { type: 'json' };
import signOff from './es/signOff.json' with { type: 'json' };
import strip from './es/strip.json' with { type: 'json' };
import words from './es/words.json' with { type: 'json' };

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
  operator,
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
