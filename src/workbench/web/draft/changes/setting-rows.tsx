import {
  originsOf,
  type SettingChange,
  settingChanges,
} from '../../../../authoring/draft/items/operator-settings.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useFieldLabels } from '../content/field-labels.ts';
import type { ItemChange } from '../content/item-changes.ts';
import { settingEffects } from './setting-effects.ts';
import { joinClasses } from '../../kit/join-classes.ts';
import { SignNames } from './text-difference.tsx';
import styles from './setting-rows.module.css';

interface ValueProps {
  value: unknown;
  /** The value on the other side. */
  other: unknown;
  isNew: boolean;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [String(value)];

const Value = ({ value, other, isNew }: ValueProps) => {
  const { t } = useWords();
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return <span className="muted">{t('draft.value.none')}</span>;
  if (typeof value === 'boolean') return t(value ? 'common.is.yes' : 'common.is.no');
  const others = textsOf(other);
  const Changed = isNew ? 'ins' : 'del';
  return textsOf(value).map((text) => (
    <span key={text} className="code">
      {others.includes(text) ? text : <Changed>{text}</Changed>}
      <SignNames part={text} text={text} other={others.join('\n')} />
    </span>
  ));
};

interface RowProps {
  change: SettingChange;
  heads: readonly [before: string, after: string];
}

const SettingRow = ({ change, heads }: RowProps) => {
  const { t, language } = useWords();
  const { field } = useFieldLabels();
  const { path, before, after } = change;
  const label = path.map((name) => field({ name, says: undefined }).label).join(' › ');
  return (
    <li>
      {label !== '' && <p className="small muted">{label}</p>}
      {settingEffects(change, t, language).map((text) => (
        <p key={text} className="strong">
          {text}
        </p>
      ))}
      {label !== '' && (
        <dl className={styles.values}>
          {[before, after].map((value, side) => (
            <div key={side}>
              <dt>
                <span className="sr">{label}, </span>
                {heads[side]}
              </dt>
              <dd>
                <Value value={value} other={side === 0 ? after : before} isNew={side === 1} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};

// An environment that is new or gone has a row for each of its values, and no own one.
const changesIn = ({ kind, rows }: ItemChange): readonly SettingChange[] => {
  const changes = rows.flatMap(({ address, before, after }) => settingChanges(address, before, after));
  const environment = changes[0]?.environment;
  const isWhole =
    kind !== 'changed' && environment !== undefined && changes.every(({ path }) => path.length > 0);
  const [before, after] = kind === 'added' ? [undefined, {}] : [{}, undefined];
  return isWhole ? [{ environment, path: [], before, after }, ...changes] : changes;
};

interface Props {
  change: ItemChange;
  /** Headings of the two values. By default, those of the base and the draft. */
  sides?: RowProps['heads'] | undefined;
}

/** Shows what each changed operator setting does, with the value before and after. */
export const SettingRows = ({ change, sides }: Props) => {
  const { t } = useWords();
  const heads = sides ?? [t('draft.changes.live'), t('draft.changes.draft')];
  return (
    <ul className={styles.settings}>
      {changesIn(change).map((one) => (
        <SettingRow key={one.path.join('/')} change={one} heads={heads} />
      ))}
    </ul>
  );
};

/** Shows the effects of a change of operator settings, in sentences. */
export const SettingEffects = ({ change }: { change: ItemChange }) => {
  const { t, language } = useWords();
  const texts = changesIn(change).flatMap((one) => settingEffects(one, t, language));
  return (
    <ul className={styles.effects}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

interface AffectedProps {
  change: ItemChange;
  /** The files after and before the change. */
  sources: readonly SourceFiles[];
}

/** Shows who is affected by a changed environment: everyone who opens one of its addresses. */
export const AffectedOrigins = ({ change, sources }: AffectedProps) => {
  const { t, language } = useWords();
  const environment = changesIn(change)[0]?.environment ?? '';
  const origins = [...new Set(sources.flatMap((files) => originsOf(files, environment)))];
  if (origins.length === 0) return null;
  return (
    <p className={joinClasses('small muted', styles.who)}>
      {t('operator.changes.who', {
        origins: new Intl.ListFormat(language, { type: 'disjunction' }).format(origins),
      })}
    </p>
  );
};
