import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Assertion } from '../../../../config/generated/config-files.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { ask } from '../../api/ask.ts';
import { assertionAddress, assertionEdit } from '../../draft/asserted-parts.ts';
import { linkTargets } from '../../draft/content/link-targets.ts';
import { outlineIndex } from '../../draft/content/outline-index.ts';
import { sourceQuery } from '../../draft/draft-data.ts';
import { isEditable } from '../../draft/open-draft.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { Choice, TextArea, TextField } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { type NameOf, useItemNames } from '../../scenario/item-names.ts';
import { useHasRole } from '../../session/use-me.ts';
import { type AssertionFields, assertionOf, faultIn, fieldsOf, noFields } from './assertion-fields.ts';
import { AssertionStanding } from './assertion-row.tsx';
import { ChosenNames } from './chosen-names.tsx';

const verbs = ['neverSees', 'sees', 'reaches'] as const;

interface PartProps {
  readonly fields: AssertionFields;
  readonly put: (some: Partial<AssertionFields>) => void;
}

/** Of whom it speaks. */
const Who = ({ fields: { names, expression, plan }, put }: PartProps) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  const facts = (answer?.facts ?? []).filter(({ type }) => type === 'boolean');
  const options = [
    ...(answer?.rules ?? []).map(({ name, says }) => ({ value: name, label: says, more: name, group: t('questions.group.rules') })),
    ...facts.map(({ name, says }) => ({ value: name, label: says, more: name, group: t('questions.group.facts') })),
  ];
  return (
    <>
      {expression === '' && <ChosenNames label={t('kept.who')} chosen={names} options={options} choose={(next) => put({ names: next })} />}
      <Choice label={t('kept.plan')} value={plan} onChange={({ target }) => put({ plan: target.value })}>
        <option value="">{t('grid.allPlans')}</option>
        {(answer?.plans ?? []).map(({ name, says }) => (
          <option key={name} value={name}>
            {says}
          </option>
        ))}
      </Choice>
      <details open={expression !== ''}>
        <summary className="small">{t('kept.expression')}</summary>
        <TextArea
          label={t('kept.expressionLabel')}
          value={expression}
          rows={2}
          spellCheck={false}
          onChange={({ target }) => put({ expression: target.value })}
        />
      </details>
    </>
  );
};

/** What is said of them, and on which days. */
const What = ({
  fields: { verb, parts, within, from, until },
  put,
  nameOf,
  files,
}: PartProps & { readonly nameOf: NameOf; readonly files: SourceFiles }) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('table', { side: 'draft', language });
  const links = useMemo(() => linkTargets(files, outlineIndex(outlineOf(files))), [files]);
  const options = [
    ...(answer?.rows ?? []).map(({ id, path }) => ({
      value: id,
      label: nameOf(id) ?? id,
      more: path === undefined ? id : `${id} ${path}`,
      group: t('kept.group.items'),
    })),
    // Screens are among the items.
    ...links
      .filter(({ scheme }) => scheme !== 'route' && scheme !== 'tel')
      .map(({ target, name, leads = '' }) => ({
        value: target,
        label: name[language],
        more: `${target} ${leads}`,
        group: t('kept.group.links'),
      })),
  ];
  return (
    <>
      <Choice
        label={t('kept.saysOf')}
        value={verb}
        onChange={({ target }) => put({ verb: verbs.find((one) => one === target.value) ?? 'sees' })}
      >
        {verbs.map((one) => (
          <option key={one} value={one}>
            {t(`kept.verb.${one}`)}
          </option>
        ))}
      </Choice>
      <ChosenNames label={t('kept.parts')} chosen={parts} options={options} choose={(next) => put({ parts: next })} isFree />
      {verb === 'reaches' && (
        <TextField
          label={t('kept.clicks')}
          inputMode="numeric"
          value={within}
          hint={t('kept.clicksHint')}
          onChange={({ target }) => put({ within: target.value.trim() })}
        />
      )}
      <div className="row wrap">
        <TextField type="date" label={t('kept.fromDay')} value={from} onChange={({ target }) => put({ from: target.value })} />
        <TextField type="date" label={t('kept.untilDay')} value={until} onChange={({ target }) => put({ until: target.value })} />
      </div>
    </>
  );
};

interface Props {
  /** What it is proved of. */
  readonly source: ScenarioSource;
  readonly sources: readonly ScenarioSource[];
  readonly files: SourceFiles;
  /** What is changed; undefined: a new one. */
  readonly before: Assertion | undefined;
  /** What was typed before, and who keeps what is typed. */
  readonly begun: AssertionFields | undefined;
  readonly onChange: ((fields: AssertionFields) => void) | undefined;
  readonly taken: readonly string[];
  readonly close: () => void;
  /** It is in a draft, or a comment of it, as addresses name the draft. */
  readonly onDone: (into: string) => void;
}

/** Writes an assertion into the draft on show, or into one that is chosen; whoever may not edit proves it, and hands it over as a comment. */
export const AssertionForm = ({ source, sources, files, before, begun, onChange, taken, close, onDone }: Props) => {
  const { t, language } = useWords();
  const nameOf = useItemNames(files, language);
  const isEditor = useHasRole('editor');
  const queries = useQueryClient();
  const [fields, setFields] = useState(() => (before ? fieldsOf(before) : (begun ?? noFields)));
  const drafts = sources.filter(({ draft }) => draft && isEditable(draft));
  const [chosen, choose] = useState('');
  const into = source.draft ? source : drafts.find(({ name }) => name === chosen);
  // One id for one deed: a request that is sent again after a lost answer is not done twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const fault = faultIn(fields, taken);
  const assertion = fault === undefined ? assertionOf(fields) : undefined;
  const proof = useWorkerAnswer('assertions', assertion && { side: 'draft', language, only: assertion }).answer?.[0];
  const put = (some: Partial<AssertionFields>): void => {
    const next = { ...fields, ...some };
    setFields(next);
    onChange?.(next);
  };
  const draft = into?.draft;
  const writes = isEditor && (draft === undefined || isEditable(draft));
  const text = assertion && JSON.stringify(assertion, null, 2);
  const write = useMutation({
    mutationFn: async (after: Assertion | undefined): Promise<void> => {
      if (!draft) return;
      if (writes) {
        const own = into === source ? files : await queries.fetchQuery(sourceQuery(draft.source));
        const edits = [assertionEdit(own, before, after)];
        await ask('POST /api/drafts/:id/edits', { path: { id: draft.id }, body: { clientId, edits: edits } });
      } else {
        const body = { address: assertionAddress(after?.name ?? ''), text: t('kept.comment', { text: text ?? '' }) };
        await ask('POST /api/drafts/:id/threads', { path: { id: draft.id }, body });
      }
    },
    onSuccess: () => onDone(draft?.id ?? source.name),
  });
  return (
    <Dialog title={t(before ? 'kept.change' : 'kept.new')} onClose={close} wide>
      <form
        className="col assertion-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (assertion && draft) write.mutate(assertion);
        }}
      >
        <div className="cols halves">
          <div className="col">
            <TextField label={t('kept.en')} value={fields.en} maxLength={300} onChange={({ target }) => put({ en: target.value })} />
            <TextField
              label={t('kept.es')}
              lang="es"
              value={fields.es}
              maxLength={300}
              onChange={({ target }) => put({ es: target.value })}
            />
            <TextField
              label={t('kept.name')}
              hint={t('kept.nameHint')}
              value={fields.name}
              readOnly={before !== undefined}
              maxLength={60}
              spellCheck={false}
              onChange={({ target }) => put({ name: target.value.trim() })}
            />
            <Who fields={fields} put={put} />
          </div>
          <div className="col">
            <What fields={fields} put={put} nameOf={nameOf} files={files} />
            <section className="col proof" aria-live="polite" aria-label={t('kept.proof')}>
              {proof ? (
                <AssertionStanding of={proof} source={source.name} nameOf={nameOf} />
              ) : (
                <p className="small muted">{fault === undefined ? t('grid.explain.working') : t(`kept.fault.${fault}`)}</p>
              )}
            </section>
          </div>
        </div>
        {!source.draft && (
          <Choice
            label={t(isEditor ? 'kept.into' : 'kept.commentOn')}
            hint={drafts.length === 0 ? t('kept.noDraft') : undefined}
            value={chosen}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{t('compare.choose')}</option>
            {drafts.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Choice>
        )}
        {!writes && text !== undefined && <TextArea label={t('kept.handOver')} value={text} rows={6} readOnly spellCheck={false} />}
        {write.error && (
          <Note tone="bad" live>
            {write.error.message}
          </Note>
        )}
        <div className="row wrap">
          <DialogEnd
            busy={write.isPending}
            notYet={fault === undefined ? (draft ? undefined : t('kept.draftFirst')) : t(`kept.fault.${fault}`)}
            onClose={close}
          >
            {t(writes ? 'kept.write' : 'kept.asComment')}
          </DialogEnd>
          {before && writes && (
            <Button kind="danger" onClick={() => write.mutate(undefined)}>
              {t('kept.remove')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};
