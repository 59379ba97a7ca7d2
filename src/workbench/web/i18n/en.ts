import account from './en/account.json' with { type: 'json' };
import analyst from './en/analyst.json' with { type: 'json' };
import calendar from './en/calendar.json' with { type: 'json' };
import common from './en/common.json' with { type: 'json' };
import compare from './en/compare.json' with { type: 'json' };
import draft from './en/draft.json' with { type: 'json' };
import drafts from './en/drafts.json' with { type: 'json' };
import editor from './en/editor.json' with { type: 'json' };
import entry from './en/entry.json' with { type: 'json' };
import find from './en/find.json' with { type: 'json' };
import grid from './en/grid.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import kept from './en/kept.json' with { type: 'json' };
import log from './en/log.json' with { type: 'json' };
import member from './en/member.json' with { type: 'json' };
import operator from './en/operator.json' with { type: 'json' };
import people from './en/people.json' with { type: 'json' };
import preview from './en/preview.json' with { type: 'json' };
import questions from './en/questions.json' with { type: 'json' };
import releases from './en/releases.json' with { type: 'json' };
import rules from './en/rules.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import signOff from './en/signOff.json' with { type: 'json' };
import strip from './en/strip.json' with { type: 'json' };
import words from './en/words.json' with { type: 'json' };

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

export type Words = typeof en;
