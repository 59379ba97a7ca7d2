/** A json-logic expression; its closed grammar is `schemas/common.json` (logic), checked again by `ruleNames`. */
export type Expression = object;

/** A gate as configuration writes it: a name, names that must all hold, or an expression. */
export type When = string | readonly string[] | Expression;
