import { shapeInside } from '../../../../../authoring/draft/shape.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextArea } from '../../../kit/fields.tsx';
import { type Codec, type FieldKind, hasType, isTextSchema } from './shared/field-kind.ts';
import { useInput } from './shared/use-field.ts';

const format = (value: unknown): string => (Array.isArray(value) ? value.map(String).join('\n') : '');

// A list that the file must have stays there when it is empty.
const oneALine = (isRequired: boolean): Codec => ({
  format,
  parse: (text) => {
    if (text !== '') return text.split('\n');
    return isRequired ? [] : undefined;
  },
});

const dropEmptyLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

export const textsKind: FieldKind = {
  name: 'texts',
  matches: (shape) =>
    hasType(shape, 'array') &&
    isTextSchema(shapeInside(shape, { kind: 'element', identity: '' }, undefined)?.node),
  Input: (props) => {
    const { t } = useWords();
    const { shown, write, leave, readOnly, common } = useInput(props, oneALine(props.field.isRequired));
    return (
      <TextArea
        {...common}
        hint={common.hint ?? t('editor.schema.oneALine')}
        rows={3}
        readOnly={readOnly}
        value={shown}
        onChange={({ target }) => write(target.value)}
        onBlur={({ target }) => {
          const tidy = dropEmptyLines(target.value);
          if (tidy !== target.value) write(tidy);
          leave();
        }}
      />
    );
  },
};
