import { decodeValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import type { DraftFiles } from '../../../draft/draft-data.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { useEditor } from '../context/editor-context.ts';
import type { FieldKind } from './shared/field-kind.ts';
import { SelectField } from './choice-field.tsx';

const declaredIn =
  (address: string) =>
  ({ files }: DraftFiles): readonly string[] => {
    const found = decodeValue(valueAt(files, address).value);
    return isFields(found) ? Object.keys(found) : [];
  };

const namesByRole: Readonly<Record<string, (files: DraftFiles) => readonly string[]>> = {
  condition: ({ labels }) => [...labels.conditions.keys()],
  parent: ({ outline }) => outline.all.flatMap(({ node }) => (node.kind === 'screen' ? [node.id] : [])),
  menuName: ({ outline }) =>
    outline.all.flatMap(({ node }) => (node.kind === 'menu' ? [node.id.replace('menus/', '')] : [])),
  frame: declaredIn('config/addresses/frames.json#frames'),
  sharedBlock: declaredIn('config/shared/blocks.json#blocks'),
};

export const nameKind: FieldKind = {
  name: 'name',
  matches: ({ node }) => Object.hasOwn(namesByRole, String(node['role'])),
  Input: (props) => {
    const { now } = useEditor();
    return (
      <SelectField {...props} names={namesByRole[String(props.field.shape.node['role'])]?.(now) ?? []} />
    );
  },
};
