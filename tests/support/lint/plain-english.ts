/** A construction that our English avoids. */
export interface Forbidden {
  readonly pattern: RegExp;
  /** Why it is hard to read, and what to write. */
  readonly reason: string;
}

/** Constructions that no text of the project uses: messages, comments, test titles and documents. */
export const forbidden: readonly Forbidden[] = [
  {
    pattern: /\b(?:of|to|by|in|from|for|with|on|through|at|under|after|before) (?:which|whom)\b/i,
    reason: 'formal: use "that" or "where"',
  },
  { pattern: /\bof whose\b/i, reason: 'unclear owner: name the owner' },
  {
    pattern: /\b(?:whereof|whereby|wherein|thereof|therein|hereof)\b/i,
    reason: 'legal English: say it in two sentences',
  },
  { pattern: /\banew\b/i, reason: 'archaic: "again"' },
  { pattern: /\bsuch as it is\b/i, reason: 'clever: say what it is' },
  { pattern: /\bwhat it comes to\b/i, reason: 'idiom: "result"' },
  { pattern: /\bcomes? to nothing\b/i, reason: 'idiom: "has no effect"' },
  { pattern: /\bbut for\b(?! example)/i, reason: 'ambiguous: "except"' },
  { pattern: /\ball but\b/i, reason: 'ambiguous (also means "nearly"): "all except"' },
  { pattern: /\b(?:is|are|was|were) none\b/i, reason: 'inverted: "there is no ..." or "is not a ..."' },
  { pattern: /\bso many\b/i, reason: 'vague: name the number' },
  { pattern: /\bby (?:itself|themselves)\b/i, reason: '"automatically" or "alone"' },
  { pattern: /\b(?:says|tells|told) so\b/i, reason: 'say what it shows' },
  { pattern: /\b(?:tells|told) of\b/i, reason: '"reports", "lists", "shows"' },
  { pattern: /\bleads? nowhere\b/i, reason: '"does not work", "has no target"' },
  { pattern: /\bleads? on\b/i, reason: '"redirects"' },
  { pattern: /\bin turn\b/i, reason: 'filler: leave it out' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, reason: '"fix"' },
  { pattern: /\bdeeds?\b/i, reason: '"action" or "edit"' },
  { pattern: /\bof its own\b/i, reason: '"its own ..."' },
  { pattern: /\bparted by\b/i, reason: '"separated by"' },
  { pattern: /\bmeanwhile\b/i, reason: 'name the event: "after you opened the draft"' },
  { pattern: /\bperhaps\b/i, reason: '"optionally", "if any"' },
  { pattern: /\bworked? out\b|\bworking out\b/i, reason: '"calculate"' },
  { pattern: /\btak(?:e|es|en|ing) (?:away|over)\b/i, reason: '"remove", "import"' },
  { pattern: /\brests? on\b/i, reason: '"depends on"' },
  { pattern: /\bspeaks? of\b/i, reason: '"applies to"' },
  {
    pattern: /\bstands? (?:in|at|on|for|beside|above|below)\b(?! (?:the )?(?:line|way))/i,
    reason: '"is in", "means"',
  },
  { pattern: /\bgoes? live by\b/i, reason: '"is scheduled"' },
  { pattern: /\b(?:some|any)body\b/i, reason: 'name the person: "a user", "a member", "a person"' },
  { pattern: /\b(?:is|are|was|were|be) said\b/i, reason: '"is shown", "is reported"' },
  { pattern: /\bnot heard\b|\b(?:hears?|heard) of\b/i, reason: '"ignored", "receives"' },
  { pattern: /\bin vain\b/i, reason: 'idiom: "without effect"' },
  { pattern: /\bof weight\b/i, reason: 'idiom: "serious"' },
  { pattern: /\bround a corner\b/i, reason: 'idiom: "indirectly"' },
  { pattern: /\bstays? so\b/i, reason: 'name what stays' },
  { pattern: /\bthat there (?:is|are) not\b/i, reason: '"unknown", "missing"' },
];

/** Constructions that only messages avoid, because they are also names in the code or fine in a comment. */
export const forbiddenInMessages: readonly Forbidden[] = [
  {
    pattern: /\b(?:nobody|everybody|whoever)\b/i,
    reason: 'name the person: "another person", "members", "no one", "everyone"',
  },
  { pattern: /\bkept\b/i, reason: '"saved", "unsaved edit", "stored"' },
  { pattern: /\b(?:begins?|began|begun)\b/i, reason: '"start", "create"' },
  { pattern: /\botherwise\b(?! (?:no|the|its|members))/i, reason: '"differently"' },
  { pattern: /\bmistakes?\b/i, reason: '"error", "problem"' },
  { pattern: /\bstale\b/i, reason: '"outdated"' },
  { pattern: /\b(?:told|tells?)\b/i, reason: '"show", "list", "notify"' },
  { pattern: /\bgates?\b/i, reason: '"condition"' },
  { pattern: /\bwithdrew the draft\b|\bdraft withdrawn\b/i, reason: '"discarded"' },
  { pattern: /\bthings?\b/i, reason: 'name it: item, value, edit' },
  { pattern: /(?<!\bthere )\bis no (?!longer|one)[a-z]/i, reason: '"this is not a ..."' },
  { pattern: /\bno \w+ is called\b|\bnothing is called\b/i, reason: '"There is no ..."' },
  { pattern: /\bnamed? by\b.*:$/i, reason: '"References"' },
  { pattern: /\bis another one now\b/i, reason: '"has changed"' },
  { pattern: /\b(?:tak(?:e|es|en|ing)) (?:\w+ ){0,2}back\b/i, reason: '"revert", "undo"' },
];

/** Sentences of messages have at most this many words. */
export const mostWords = 25;

/** Returns the constructions of a text that these rules forbid, each with its reason. */
export const violations = (text: string, rules: readonly Forbidden[]): readonly string[] =>
  rules.flatMap(({ pattern, reason }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}" (${reason})`];
  });

/**
 * Returns the sentences of a message that have more than `mostWords` words; commands and addresses between
 * backticks count as one.
 */
export const longSentences = (text: string): readonly string[] =>
  text
    .replace(/`[^`]*`|\{\w+\}/g, 'x')
    .split(/(?<=[.?!:;])\s|\n/)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > mostWords);
