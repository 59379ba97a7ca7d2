import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formFields } from '../../../../../authoring/draft/form-fields.ts';
import { decodeValue } from '../../../../../authoring/draft/json-value.ts';
import { environmentNames, originsOf } from '../../../../../authoring/draft/items/operator-settings.ts';
import { valueAt } from '../../../../../authoring/draft/value-at.ts';
import { operatorSettingsPath } from '../../../../../config/files/document.ts';
import { useChangeSearch } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Note } from '../../../kit/marks.tsx';
import { Segments } from '../../../kit/segments.tsx';
import { Empty, Loading } from '../../../kit/states.tsx';
import { useEditor } from '../context/editor-context.ts';
import { SchemaField } from '../fields/schema-field.tsx';
import { SettingsChanges } from './settings-changes.tsx';
import styles from './settings-editor.module.css';

const RawFile = lazy(async () => ({ default: (await import('../raw/raw-file.tsx')).RawFile }));

const addressOf = (environment: string): string => `${operatorSettingsPath}#environments/${environment}`;

const EnvironmentForm = ({ environment }: { environment: string }) => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const address = addressOf(environment);
  const { value, shape } = valueAt(now.files, address);
  const origins = originsOf(now.files, environment);
  return (
    <article className="panel" aria-labelledby="environment">
      <header>
        <h2 id="environment">{environment}</h2>
        {origins.length > 0 && (
          <span className="small muted">
            {t('operator.opens', {
              origins: new Intl.ListFormat(language, { type: 'disjunction' }).format(origins),
            })}
          </span>
        )}
      </header>
      <div className={styles.fields}>
        {formFields(shape, decodeValue(value)).map((field) => (
          <SchemaField key={field.name} field={field} address={`${address}/${field.name}`} />
        ))}
      </div>
    </article>
  );
};

// The environment in the page's address, else the first that the draft changes, else the first.
const useEnvironment = () => {
  const { now, chosen } = useEditor();
  const names = environmentNames(now.files);
  const isAt = (address: string, name: string): boolean =>
    address === addressOf(name) || address.startsWith(`${addressOf(name)}/`);
  const changed = now.changes.map(({ key }) => key);
  const current =
    names.find((name) => chosen !== undefined && isAt(chosen, name)) ??
    names.find((name) => changed.some((key) => isAt(key, name))) ??
    names[0];
  return { names, current };
};

/** Edits a draft for operator settings: shows a form for each environment, or the file as JSON. */
export const SettingsEditor = () => {
  const { t } = useWords();
  const { draft, saved, readOnly, choose } = useEditor();
  const { names, current } = useEnvironment();
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const isRaw = search.get('view') === 'raw';
  return (
    <div className="page col gap">
      <Note icon={readOnly === undefined ? 'settings' : 'lock'}>
        {readOnly ?? t('operator.note', { count: draft.approvalsNeeded })}
      </Note>
      <div className="split">
        <div className="col">
          <div className="row wrap">
            {!isRaw && current !== undefined && (
              <Segments
                label={t('operator.environments')}
                of={names.map((name) => ({ name, label: name }))}
                chosen={current}
                onChoose={(name) => choose(addressOf(name), true)}
              />
            )}
            <span className="end">
              <Segments
                label={t('operator.view')}
                of={[
                  { name: 'fields', label: t('operator.fields') },
                  { name: 'json', label: t('operator.json') },
                ]}
                chosen={isRaw ? 'json' : 'fields'}
                onChoose={(view) => changeSearch({ view: view === 'json' ? 'raw' : undefined })}
              />
            </span>
          </div>
          {isRaw ? (
            <Suspense fallback={<Loading what={operatorSettingsPath} />}>
              <RawFile
                {...{ draft, file: operatorSettingsPath }}
                files={saved}
                readOnly={readOnly !== undefined}
              />
            </Suspense>
          ) : current === undefined ? (
            <div className="panel">
              <Empty icon="settings" title={t('operator.empty.title')}>
                <p>{t('operator.empty.text')}</p>
              </Empty>
            </div>
          ) : (
            <EnvironmentForm key={current} environment={current} />
          )}
        </div>
        <aside className="col">
          <SettingsChanges />
        </aside>
      </div>
    </div>
  );
};
