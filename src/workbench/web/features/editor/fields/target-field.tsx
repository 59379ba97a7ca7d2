import { useMemo, useState } from 'react';
import { type LinkTarget, linkTargets, schemeOf, targetOf } from '../../../draft/content/link-targets.ts';
import { DisputeNote } from '../../../draft/unsent/unsent-field.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { useField } from './use-field.ts';

/** Everything that a link of the draft may lead to. */
const useTargets = (): readonly LinkTarget[] => {
  const { now } = useEditor();
  return linkTargets(now.files, now.outline);
};

/** Whether a text leads nowhere by itself: it is a piece of a name that is looked for. */
export const isHalf = (text: string): boolean => text.trim() !== '' && schemeOf(text) === undefined;

interface Props {
  readonly address: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  /** It was just added: the focus goes there. */
  readonly takesFocus?: boolean;
}

/** Where a link leads: found by name among screens, addresses, documents and phones, or typed as it is written. */
export const TargetField = ({ address, label, hideLabel = false, takesFocus = false }: Props) => {
  const { t, language } = useWords();
  const { outbox } = useEditor();
  const field = useField(address);
  const targets = useTargets();
  const [typed, setTyped] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const written = typeof field.value === 'string' ? field.value : '';
  const known = targetOf(targets, written);
  const options = useMemo(
    () =>
      targets.map(({ target, scheme, name }) => ({
        value: target,
        label: name[language],
        more: target,
        group: t(`editor.scheme.${scheme}`),
      })),
    [targets, language, t],
  );
  const give = (text: string): void => {
    setTyped(undefined);
    field.type(text.trim() === '' ? undefined : text.trim());
  };
  return (
    <div className="kept target">
      {known && (
        <span className="row small">
          <Icon name={known.scheme === 'route' ? 'forward' : known.scheme === 'doc' ? 'drafts' : 'globe'} size="xs" />
          <b className="strong clip">{known.name[language]}</b>
        </span>
      )}
      <ComboBox
        label={label}
        {...{ hideLabel, takesFocus }}
        className={field.problem !== undefined ? 'wrong' : field.state}
        value={typed ?? written}
        options={options}
        readOnly={field.readOnly}
        placeholder={t('editor.link.find')}
        none={t('editor.link.none')}
        takesFirst={isHalf}
        // What is not yet a target is looked for, not written: half a word leads nowhere.
        onType={(text) => {
          setLooking(true);
          setTyped(text);
          if (schemeOf(text) !== undefined || text === '') field.type(text === '' ? undefined : text);
        }}
        onEscape={() => setTyped(undefined)}
        onChoose={({ value }) => {
          give(value);
          void outbox.flush();
        }}
        onLeave={() => {
          setLooking(false);
          if (typed !== undefined && (typed.trim() === '' || schemeOf(typed) !== undefined)) give(typed);
          field.leave();
        }}
      />
      {typed !== undefined && isHalf(typed) && (
        // Its room is there while one types: a press that ends the typing finds what it was aimed at.
        <p className="tiny muted" role="status" style={{ visibility: isLooking ? 'hidden' : undefined }}>
          {t(typed.trim().startsWith('http') ? 'editor.link.isAddress' : 'editor.link.noTarget')}
        </p>
      )}
      {field.problem !== undefined && <p className="tiny wrong">{field.problem}</p>}
      {field.dispute && <DisputeNote dispute={field.dispute} outbox={outbox} />}
    </div>
  );
};
