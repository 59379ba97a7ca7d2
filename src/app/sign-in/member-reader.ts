import type { ContextReading } from '../../machines/auth-types.ts';
import { decodeContext } from '../../member/data-string/grammar.ts';
import { parseMember } from '../../member/data-string/parse-member.ts';
import type { DataProblem, DataProblemCode } from '../../member/data-string/problem-log.ts';
import type { Member } from '../../member/member.ts';

// Parses member data, in a chunk that signed-out visitors never load.
export interface MemberReader {
  readonly readContext: (contextString: string) => ContextReading;
  readonly memberOf: (contextText: string) => Member;
}

// Normal in the data and left out by specification (R3.037, R5.02), so not worth a warning.
const ordinary: readonly DataProblemCode[] = ['unknown-value', 'incomplete-entry'];

const warnOf = (problems: readonly DataProblem[]): void => {
  const codes = new Set(problems.map(({ code }) => code).filter((code) => !ordinary.includes(code)));
  if (codes.size > 0) console.warn(`Coverage data: ${[...codes].join(', ')}`);
};

// Caches the last member. Problems in the data are reported once by code, never by value.
export const memberReader = (properties: Readonly<Record<string, string>>): MemberReader => {
  let last: { readonly text: string; readonly member: Member } | undefined;
  const memberOf = (text: string): Member => {
    if (last?.text === text) return last.member;
    const { member, problems } = parseMember(text, { properties });
    warnOf(problems);
    last = { text, member };
    return member;
  };
  const readContext = (contextString: string): ContextReading => {
    const decoded = decodeContext(contextString);
    if (!decoded.ok) return { ok: false };
    const { account } = memberOf(decoded.text);
    return { ok: true, text: decoded.text, eid: account.eid, members: account.members };
  };
  return { readContext, memberOf };
};
