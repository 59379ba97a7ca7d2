import { Link } from 'react-router-dom';
import { encodeValue } from '../../../../../authoring/draft/json-value.ts';
import type {
  DescribedEdit,
  DescribedSuggestions,
} from '../../../../../authoring/reports/suggestion-report.ts';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { rulePath, writing } from '../../../draft/rule-addresses.ts';
import { Sentence } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Note, Pill } from '../../../kit/marks.tsx';
import { useApplyEdits, useRules } from '../source/rules-source.ts';
import { type BrokenAssertions, useBrokenAssertions } from './use-broken-assertions.ts';
import type { MarkNames } from './use-mark-names.ts';
import styles from './suggestion-list.module.css';

const SuggestedEdit = ({ edit, names }: { edit: DescribedEdit; names: MarkNames }) => {
  const { t } = useWords();
  const { draft } = useRules();
  const { about, at, saysBefore, saysAfter } = edit;
  const isRule = about.kind === 'rule';
  const name = isRule ? names.membersLabel(about.name) : names.itemLabel(about.name);
  const to = isRule ? rulePath(draft?.id, about.name) : draft && editorAddress(draft.id, about.name);
  return (
    <li className={styles.edit}>
      <p>
        <span className="small muted">{t(isRule ? 'rules.uses.rule' : 'rules.wish.gateOf')}</span>{' '}
        {to === undefined ? <b className="strong">{name}</b> : <Link to={to}>{name}</Link>}{' '}
        <span className="code">{at}</span>
      </p>
      <p>
        <del>{saysBefore}</del> <ins>{saysAfter}</ins>
      </p>
    </li>
  );
};

interface SuggestionProps {
  edits: readonly DescribedEdit[];
  isSmallest: boolean;
  broken: BrokenAssertions[number] | undefined;
  names: MarkNames;
  onApply: () => void;
}

const Suggestion = ({ edits, isSmallest, broken, names, onApply }: SuggestionProps) => {
  const { t, language } = useWords();
  const { mayEdit } = useRules();
  return (
    <article className={styles.suggestion}>
      <div className="row wrap">
        <h3 className="sec grow">{t(isSmallest ? 'rules.wish.smallest' : 'rules.wish.another')}</h3>
        <Pill tone="ok" icon="check">
          {t('rules.wish.proved')}
        </Pill>
        {mayEdit && (
          <Button small kind={isSmallest ? 'primary' : 'plain'} onClick={onApply}>
            {t('rules.wish.take')}
          </Button>
        )}
      </div>
      <ul>
        {edits.map((edit) => (
          <SuggestedEdit key={edit.address} edit={edit} names={names} />
        ))}
      </ul>
      {broken?.map(({ assertion: { name, says } }) => (
        <Note key={name} tone="wait">
          {t('rules.wish.breaks', { says: says[language] })}
        </Note>
      ))}
    </article>
  );
};

interface Props {
  found: DescribedSuggestions;
  names: MarkNames;
}

const Changes = ({ found: { answers, changes }, names }: Props) => {
  const { t } = useWords();
  return (
    <div>
      <h3 className="sec">{t(answers.length > 0 ? 'rules.wish.changes' : 'rules.wish.asked')}</h3>
      <ul className="list">
        {changes.map((change) => (
          <li key={change}>
            <span>
              <Sentence text={change} nameOf={names.titleOf} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

export const SuggestionList = ({ found, names }: Props) => {
  const { t } = useWords();
  const { files } = useRules();
  const applyEdits = useApplyEdits();
  const suggestions = found.answers.map((edits) =>
    edits.map(({ address, after }) => ({ ...writing(files, address, after), value: encodeValue(after) })),
  );
  const broken = useBrokenAssertions(files, suggestions);
  return (
    <div className="body col gap" aria-live="polite">
      {found.isFulfilled && <Note tone="ok">{t('rules.wish.isSo')}</Note>}
      {found.changes.length > 0 && <Changes {...{ found, names }} />}
      {found.answers.map((edits, at) => (
        <Suggestion
          key={JSON.stringify(edits)}
          {...{ edits, names }}
          isSmallest={at === 0}
          broken={broken[at]}
          onApply={() => applyEdits(suggestions[at] ?? [], t('rules.wish.taken', { count: edits.length }))}
        />
      ))}
      {found.reasons.length > 0 && (
        <Note tone="wait" icon="alert">
          {found.reasons.map((reason) => (
            <p key={reason}>
              <Sentence text={reason} nameOf={names.titleOf} />
            </p>
          ))}
        </Note>
      )}
    </div>
  );
};
