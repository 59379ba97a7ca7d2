import { type Carried, carriedValue, sameJson } from '../../../../../authoring/draft/json-value.ts';
import { valueAt } from '../../../draft/item-fields.ts';
import type { Dispute } from '../../../draft/outbox/outbox.ts';
import { plainly } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import type { FieldState } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { useProblems } from '../context/use-judged.ts';

/** What stands at an address, how it stands, and how it is changed. */
export interface EditedField {
  readonly address: string;
  /** Undefined: nothing stands there. */
  readonly value: unknown;
  readonly state: FieldState;
  /** What the check says of it, as an error. */
  readonly problem: string | undefined;
  readonly dispute: Dispute | undefined;
  readonly readOnly: boolean;
  /** Every key goes through here; undefined takes away what is there. */
  readonly type: (value: unknown) => void;
  /** Sends what was typed at once: on leaving the field, or after a choice that is made by one press. */
  readonly leave: () => void;
}

/** A value as edits carry it. */
const carry = (value: unknown): Carried => (value === undefined ? null : value);

/** The field at an address of the draft. */
export const useField = (address: string): EditedField => {
  const { language } = useWords();
  const { now, outbox, readOnly } = useEditor();
  const problems = useProblems();
  const found = valueAt(now.files, address).value;
  const problem = problems?.find((one) => one.address === address && one.severity === 'error');
  const kept = outbox.valueAt(address);
  const value = carriedValue(kept ? kept.value : found);
  return {
    address,
    value,
    state: sameJson(value, carriedValue(valueAt(now.base, address).value)) ? 'plain' : 'changed',
    problem: problem && plainly(problem.message, language),
    dispute: outbox.view.outbox.disputes[address],
    readOnly: readOnly !== undefined,
    type: (next) => outbox.type(address, found, carry(next)),
    leave: () => {
      if (outbox.unsent > 0 && outbox.view.status === 'saving') void outbox.flush();
    },
  };
};
