import { createContext, use } from 'react';
import type { DraftEdit } from '../../../../authoring/draft/apply-edits.ts';
import { valueOf } from '../../../../authoring/draft/items/write-edits.ts';
import { carried } from '../../../../authoring/draft/json-value.ts';
import { ruleAddress } from '../../../../authoring/draft/rules/repeated.ts';
import type { WishMark } from '../../../../authoring/reports/wish-marks.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { useToast } from '../../kit/toast.tsx';

/** Whose rules are on the page: those of a draft, or of what is live. */
export interface RuleSource {
  /** With everything that was typed here. */
  readonly files: SourceFiles;
  /** What the draft began with; of what is live the same files. */
  readonly base: SourceFiles;
  /** Undefined: what is live, which nobody edits. */
  readonly draft: Draft | undefined;
  readonly mayEdit: boolean;
  /** Writes edits that belong together, each expecting what the one before it left: kept here at once, then sent. */
  readonly put: (edits: readonly DraftEdit[]) => void;
  /** Undefined: there is nothing to undo. */
  readonly undo: (() => void) | undefined;
}

/** The rules on every part of their pages. */
export const RuleContext = createContext<RuleSource | undefined>(undefined);

/** The rules whose part this is; throws outside of them. */
export const useRules = (): RuleSource => {
  const source = use(RuleContext);
  if (source === undefined) throw new Error('there are no rules outside their pages');
  return source;
};

const undoing = (edits: readonly DraftEdit[]): readonly DraftEdit[] =>
  edits.map(({ address, expected, value }) => ({ address, expected: value, value: expected })).toReversed();

/** Writes edits that belong together and says what was done, with a way back. */
export const useDeed = (): ((edits: readonly DraftEdit[], says: string) => void) => {
  const { put } = useRules();
  const tell = useToast();
  return (edits, says) => {
    put(edits);
    tell(says, () => put(undoing(edits)));
  };
};

/** The edit that writes another value at an address of the files. */
export const writing = (files: SourceFiles, address: string, value: unknown): DraftEdit => ({
  address,
  expected: carried(valueOf(files, address)),
  value: carried(value),
});

/** The address of what a rule asks. */
export const logicAddress = (name: string): string => `${ruleAddress(name)}/logic`;

/** The address of the page of a rule, or of the list of all, in a draft or of what is live. */
export const rulePath = (draft: string | undefined, name?: string): string =>
  `/rules${name === undefined ? '' : `/${encodeURIComponent(name)}`}${draft === undefined ? '' : `?draft=${draft}`}`;

/** The address of the page that finds edits for an effect. */
export const wishPath = (draft: string | undefined, marks: readonly string[] = []): string => {
  const search = new URLSearchParams([...(draft === undefined ? [] : [['draft', draft]]), ...marks.map((mark) => ['mark', mark])]);
  return search.size === 0 ? '/wish' : `/wish?${search.toString()}`;
};

/** A mark as the address of a page has it: `show~home/quickLinks/changePcp~isPPO`. */
export const markText = ({ item, isShown, who }: WishMark): string => `${isShown ? 'show' : 'hide'}~${item}~${who}`;

/** Reads the marks of an address; what is none is left out. */
export const marksIn = (search: URLSearchParams): readonly WishMark[] =>
  search.getAll('mark').flatMap((text) => {
    const [verb = '', item = '', who = '', ...more] = text.split('~');
    const isOne = (verb === 'show' || verb === 'hide') && item !== '' && who !== '' && more.length === 0;
    return isOne ? [{ item, isShown: verb === 'show', who }] : [];
  });
