import { useMemo, useState } from 'react';
import { type LinkTarget, linkTargets, schemeOf, targetOf } from '../../../draft/content/link-targets.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { Icon } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { type FieldKind, plainText } from './shared/field-kind.ts';
import { useFieldLabels } from './shared/field-labels.ts';
import { useField } from './shared/use-field.ts';

export const isSearchText = (text: string): boolean => text.trim() !== '' && schemeOf(text) === undefined;

export const useTargetOptions = (): { readonly targets: readonly LinkTarget[]; readonly options: readonly ComboOption[] } => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const targets = linkTargets(now.files, now.outline);
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
  return { targets, options };
};

// Part of a name is not a target: it is searched for and not written.
const useTyped = (address: string) => {
  const { outbox } = useEditor();
  const { value, type, leave, state, problem, readOnly } = useField(address);
  const [typed, setTyped] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const written = plainText.format(value);
  const write = (text: string): void => {
    setTyped(undefined);
    type(plainText.parse(text.trim()));
  };
  return {
    ...{ typed, isTyping, written, readOnly, problem },
    state: problem === undefined ? state : 'wrong',
    change: (text: string): void => {
      setTyping(true);
      setTyped(text);
      if (text === '' || schemeOf(text) !== undefined) type(plainText.parse(text));
    },
    choose: (target: string): void => {
      write(target);
      void outbox.flush();
    },
    drop: (): void => setTyped(undefined),
    leave: (): void => {
      setTyping(false);
      if (typed !== undefined && !isSearchText(typed)) write(typed);
      leave();
    },
  };
};

const schemeIcons = { route: 'forward', doc: 'drafts' } as const;

const KnownTarget = ({ scheme, name }: LinkTarget) => {
  const { language } = useWords();
  return (
    <span className="row small">
      <Icon name={scheme === 'route' || scheme === 'doc' ? schemeIcons[scheme] : 'globe'} size="xs" />
      <b className="strong clip">{name[language]}</b>
    </span>
  );
};

interface Props {
  address: string;
  label: string;
  hideLabel?: boolean;
  takesFocus?: boolean;
}

export const TargetField = ({ address, label, hideLabel = false, takesFocus = false }: Props) => {
  const { t } = useWords();
  const { targets, options } = useTargetOptions();
  const { typed, isTyping, written, readOnly, problem, state, change, choose, drop, leave } = useTyped(address);
  const known = targetOf(targets, written);
  return (
    <div className="kept target">
      {known && <KnownTarget {...known} />}
      <ComboBox
        {...{ label, hideLabel, takesFocus, options, readOnly }}
        state={state}
        value={typed ?? written}
        placeholder={t('editor.link.find')}
        none={t('editor.link.none')}
        takesFirst={isSearchText}
        onType={change}
        onEscape={drop}
        onChoose={({ value }) => choose(value)}
        onLeave={leave}
      />
      {typed !== undefined && isSearchText(typed) && (
        // Keeps its space while the user types, so that nothing moves under the pointer that ends the typing.
        <p className="tiny muted" role="status" style={{ visibility: isTyping ? 'hidden' : undefined }}>
          {t(typed.trim().startsWith('http') ? 'editor.link.isAddress' : 'editor.link.noTarget')}
        </p>
      )}
      {problem !== undefined && <p className="tiny wrong">{problem}</p>}
    </div>
  );
};

export const targetKind: FieldKind = {
  name: 'target',
  matches: ({ node }) => node['role'] === 'target',
  Input: ({ field, address }) => {
    const { label, hint } = useFieldLabels().field(field);
    return (
      <div className="field">
        <TargetField address={address} label={label} />
        {hint !== undefined && <span className="tiny muted">{hint}</span>}
      </div>
    );
  },
};
