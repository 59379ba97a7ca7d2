import { decodeValue, type EncodedValue, sameJson } from '../../../../../../authoring/draft/json-value.ts';
import { valueAt } from '../../../../../../authoring/draft/value-at.ts';
import { plainly } from '../../../../i18n/rich.tsx';
import { useWords } from '../../../../i18n/use-words.ts';
import type { FieldState } from '../../../../kit/fields.tsx';
import { useEditor } from '../../context/editor-context.ts';
import { useProblems } from '../../context/use-problems.ts';
import type { Codec, FieldInputProps } from './field-kind.ts';
import { useFieldLabels } from '../../../../draft/content/field-labels.ts';

interface EditedField {
  readonly value: unknown;
  readonly state: FieldState;
  readonly problem: string | undefined;
  readonly readOnly: boolean;
  /** Called for every change while the user types. Undefined removes the value. */
  readonly type: (value: unknown) => void;
  readonly leave: () => void;
}

const carry = (value: unknown): EncodedValue => (value === undefined ? null : value);

export const useField = (address: string): EditedField => {
  const { language } = useWords();
  const { now, outbox, readOnly } = useEditor();
  const problems = useProblems();
  const found = valueAt(now.files, address).value;
  const problem = problems?.find((one) => one.address === address && one.severity === 'error');
  const unsaved = outbox.valueAt(address);
  const value = decodeValue(unsaved ? unsaved.value : found);
  return {
    value,
    state: sameJson(value, decodeValue(valueAt(now.base, address).value)) ? 'plain' : 'changed',
    problem: problem && plainly(problem.message, language),
    readOnly: readOnly !== undefined,
    type: (next) => outbox.type(address, found, carry(next)),
    leave: () => {
      if (outbox.unsent > 0 && outbox.view.status === 'saving') void outbox.flush();
    },
  };
};

export const useInput = <Shown>(
  { field, address }: Pick<FieldInputProps, 'field' | 'address'>,
  { format, parse }: Codec<Shown>,
) => {
  const { value, state, problem, type, leave, readOnly } = useField(address);
  return {
    shown: format(value),
    write: (shown: Shown): void => type(parse(shown)),
    common: { ...useFieldLabels().field(field), state, problem },
    ...{ leave, readOnly },
  };
};
