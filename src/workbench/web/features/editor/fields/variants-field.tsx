import { useWords } from '../../../i18n/use-words.ts';
import { useEditor } from '../context/editor-context.ts';
import type { FieldKind } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { TextAreaField } from './shared/text-area-field.tsx';
import styles from './group-field.module.css';

export const variantsKind: FieldKind = {
  name: 'variants',
  matches: ({ node }) => node['role'] === 'byVariant',
  Input: ({ field, address }) => {
    const { language, t } = useWords();
    const { label } = useFieldLabels().field(field);
    const { variants } = useEditor().now.labels;
    return (
      <fieldset className={styles.group}>
        <legend className="small muted">{label}</legend>
        <TextAreaField address={`${address}/default`} label={t('editor.form.anyPlan')} />
        {[...variants].map(([name, names]) => (
          <TextAreaField key={name} address={`${address}/${name}`} label={names[language]} />
        ))}
      </fieldset>
    );
  },
};
