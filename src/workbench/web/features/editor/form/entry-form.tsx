import { useMemo, useState } from 'react';
import { addressOfPath } from '../../../../../authoring/draft/address-at.ts';
import { type FormField, formFields } from '../../../../../authoring/draft/form-fields.ts';
import type { NameKind } from '../../../../../authoring/draft/items/mapped-names.ts';
import { renamedEdits } from '../../../../../authoring/draft/items/renamed-edits.ts';
import { readFiles, type Use, usesOf } from '../../../../../authoring/draft/items/uses.ts';
import { decodeValue, isFields } from '../../../../../authoring/draft/json-value.ts';
import type { Shape } from '../../../../../authoring/draft/shape.ts';
import { spelled } from '../../../draft/content/link-targets.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { isName } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { IdField } from '../item-actions/id-field.tsx';
import { UsageList } from '../item-actions/usage-list.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { kindOfValue } from '../fields/field-kinds.ts';
import { SchemaField } from '../fields/schema-field.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './item-form.module.css';

const declared: readonly (readonly [below: string, kind: NameKind])[] = [
  ['config/rules/rules.json#rules/', 'condition'],
  ['config/rules/facts.json#facts/', 'condition'],
  ['config/addresses/links.json#links/', 'link'],
  ['config/addresses/documents.json#documents/', 'doc'],
  ['config/addresses/frames.json#frames/', 'frame'],
  ['config/site/values.json#values/', 'value'],
];

const declaredBy = (address: string): { readonly kind: NameKind; readonly name: string } | undefined => {
  const [below, kind] = declared.find(([start]) => address.startsWith(start)) ?? [];
  const name = below === undefined ? '' : address.slice(below.length);
  return kind === undefined || !isName(name) ? undefined : { kind, name };
};

const variants = 'config/rules/plans.json#variants/[';

export const hasForm = (address: string): boolean =>
  declaredBy(address) !== undefined ||
  (address.startsWith(variants) && isName(address.slice(variants.length, -1)));

const fieldsOf = (shape: Shape, value: unknown): readonly FormField[] =>
  // Fields of items contain the name of a plan variant, as in `medicareLink`, so it cannot change.
  isFields(value) && !('en' in value && 'es' in value)
    ? formFields(shape, value).filter(({ name }) => name !== 'name')
    : [];

const Rename = ({ kind, name, address }: { kind: NameKind; name: string; address: string }) => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const [typed, setTyped] = useState(name);
  const [isTaken, setTaken] = useState(false);
  return (
    <form
      className={joinClasses('row', styles.rename)}
      onSubmit={(event) => {
        event.preventDefault();
        const edits = isName(typed) ? renamedEdits(textsNow, { kind, from: name, to: typed }) : undefined;
        setTaken(edits === undefined);
        if (!edits) return;
        change(edits, t('editor.acts.renamed', { name: typed }));
        choose(address.slice(0, address.lastIndexOf('/') + 1) + typed);
      }}
    >
      <IdField
        value={typed}
        problem={isTaken ? t('editor.new.taken') : isName(typed) ? undefined : t('editor.new.notName')}
        onChange={(text) => {
          setTaken(false);
          setTyped(text);
        }}
      />
      {typed !== name && (
        <Button type="submit" small>
          {t('editor.acts.renameDo')}
        </Button>
      )}
    </form>
  );
};

const useUses = (kind: NameKind | undefined, name = ''): ReadonlyMap<string, readonly string[]> => {
  const { textsNow } = useEditor();
  return useMemo(() => {
    const uses = kind ? usesOf(readFiles(textsNow), [`${kind}:${name}`]) : [];
    const found = Map.groupBy(uses, ({ file, path }) => addressOfPath(file.file, file.value, [...path]));
    const names = ([nearest]: readonly Use[]): readonly string[] =>
      (nearest?.through ?? []).map((one) => spelled(one.slice(one.indexOf(':') + 1)));
    return new Map(Array.from(found, ([address, all]) => [address, names(all)]));
  }, [textsNow, kind, name]);
};

interface EntryProps {
  address: string;
  shape: Shape;
}

const Uses = ({ uses }: { uses: ReadonlyMap<string, readonly string[]> }) => {
  const { t } = useWords();
  return (
    <section aria-label={t('editor.acts.uses')} data-panel>
      <h3 className="sec">{t('editor.acts.uses')}</h3>
      {uses.size === 0 ? (
        <p className="small muted">{t('editor.acts.unused')}</p>
      ) : (
        <UsageList addresses={[...uses.keys()]} through={uses} />
      )}
    </section>
  );
};

const EntryFields = ({ address, shape, name, mayVary }: EntryProps & { name: string; mayVary: boolean }) => {
  const { t } = useWords();
  const { now, put } = useEditor();
  const value = decodeValue(valueAt(now.files, address).value);
  const fields = fieldsOf(shape, value);
  const whole: FormField = { name, shape, says: undefined, isRequired: true };
  return (
    <section data-panel>
      {fields.length === 0 && (
        <SchemaField field={whole} kind={kindOfValue(shape, value)} address={address} />
      )}
      {fields.map((field) => (
        <SchemaField key={field.name} field={field} address={`${address}/${field.name}`} />
      ))}
      {mayVary && typeof value === 'string' && (
        <TextButton
          className="small"
          onClick={() => put([{ address, expected: value, value: { default: value } }])}
        >
          {t('editor.acts.byPlan')}
        </TextButton>
      )}
    </section>
  );
};

const DeleteEntry = ({ address, title, isUsed }: { address: string; title: string; isUsed: boolean }) => {
  const { t } = useWords();
  const { now } = useEditor();
  const change = useChange();
  const expected = decodeValue(valueAt(now.files, address).value);
  return (
    <Button
      small
      kind="quiet"
      notYet={isUsed ? t('editor.acts.stillUsed') : undefined}
      onClick={() => change([{ address, expected, value: null }], t('editor.acts.removed', { name: title }))}
    >
      {t('editor.acts.removeDo')}
    </Button>
  );
};

export const EntryForm = ({ address, shape }: EntryProps) => {
  const { t } = useWords();
  const mayEdit = useEditor().readOnly === undefined;
  const by = declaredBy(address);
  const uses = useUses(by?.kind, by?.name);
  const title = spelled(by?.name ?? address.slice(variants.length, -1));
  return (
    <article aria-label={title}>
      <header className={styles.head}>
        <div className="row">
          <h2 className="grow">{title}</h2>
          {by && mayEdit && <DeleteEntry {...{ address, title }} isUsed={uses.size > 0} />}
        </div>
        <span className="code">{address}</span>
      </header>
      <div className={styles.body}>
        <EntryFields
          {...{ address, shape }}
          name={by?.name ?? title}
          mayVary={by?.kind === 'value' && mayEdit}
        />
        {by && mayEdit && (
          <section aria-label={t('editor.acts.renameTitle')} data-panel>
            <Rename key={address} {...by} address={address} />
          </section>
        )}
        {by && <Uses uses={uses} />}
      </div>
    </article>
  );
};
