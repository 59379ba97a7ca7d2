import { useMemo, useRef, useState } from 'react';
import { editsOfWrites, type Write } from '../../../../../authoring/draft/items/write-edits.ts';
import {
  fitsAddress,
  type LinkTarget,
  linkTargets,
  schemeOf,
  targetOf,
  webAddress,
} from '../../../draft/content/link-targets.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useUnsavedText } from '../../../draft/outbox/unsaved-text.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';
import { FieldFrame } from '../../../kit/fields.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { usePerson } from '../../../session/use-me.ts';
import { useChange, useEditor } from '../context/editor-context.ts';
import { NameAddress } from './name-address.tsx';
import { type FieldKind, plainText } from './shared/field-kind.ts';
import { useFieldLabels } from '../../../draft/content/field-labels.ts';
import { useField } from './shared/use-field.ts';
import styles from './target-field.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

export const isSearchText = (text: string): boolean => text.trim() !== '' && schemeOf(text) === undefined;

const shownAddress = ({ target, leads }: LinkTarget): string =>
  leads === undefined ? target : `${target} ${leads}`;

// For a typed address only its names: the stored address may differ, for example in a slash at the end.
export const useTargetOptions = (typed: string) => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const targets = linkTargets(now.files, now.outline);
  const address = webAddress(typed);
  const known = useMemo(
    () =>
      address === undefined
        ? []
        : targets.filter(({ leads }) => leads !== undefined && fitsAddress(leads, address)),
    [targets, address],
  );
  const options = useMemo(
    () =>
      (address === undefined ? targets : known).map((one): ComboOption => ({
        value: one.target,
        label: one.name[language],
        more: address === undefined ? shownAddress(one) : typed,
        group: t(`editor.scheme.${one.scheme}`),
      })),
    [targets, known, address, typed, language, t],
  );
  return { targets, options, address, known };
};

// Part of a name is not a target: it is searched for, stored in this browser, and not written.
const useTyped = (address: string) => {
  const { id } = usePerson();
  const { draft, outbox } = useEditor();
  const { value, type, leave, state, problem, readOnly } = useField(address);
  const { stored, keep } = useUnsavedText(`${id} ${draft.id} ${address}`);
  const [typing, setTyping] = useState<string>();
  const typed = typing ?? stored;
  const written = plainText.format(value);
  const drop = (): void => {
    setTyping(undefined);
    keep(undefined);
  };
  const write = (text: string): void => {
    drop();
    type(plainText.parse(text.trim()));
  };
  return {
    ...{ typed, written, readOnly, problem, drop },
    isTyping: typing !== undefined,
    state: problem === undefined ? state : 'wrong',
    change: (text: string): void => {
      setTyping(text);
      if (text === '' || schemeOf(text) !== undefined) type(plainText.parse(text));
    },
    choose: (target: string): void => {
      write(target);
      void outbox.flush();
    },
    leave: (): void => {
      if (typing !== undefined && isSearchText(typing)) {
        keep(typing);
        setTyping(undefined);
      } else if (typing !== undefined) write(typing);
      leave();
    },
  };
};

const schemeIcons = { route: 'forward', doc: 'drafts' } as const;

const KnownTarget = ({ target: { scheme, name, leads, opens } }: { target: LinkTarget }) => {
  const { t, language } = useWords();
  const { choose } = useEditor();
  return (
    <span className="row wrap small">
      <Icon name={scheme === 'route' || scheme === 'doc' ? schemeIcons[scheme] : 'globe'} size="xs" />
      {opens === undefined ? (
        <b className="strong clip">{name[language]}</b>
      ) : (
        <TextButton onClick={() => choose(opens)}>
          {name[language]} <span className="sr">{t('editor.link.edit')}</span>
        </TextButton>
      )}
      {leads !== undefined &&
        (leads.includes('{') ? (
          <span className="code tiny muted clip">{leads}</span>
        ) : (
          <a className="code tiny clip" href={leads} target="_blank" rel="noreferrer">
            {leads} <span className="sr">{t('editor.link.newTab')}</span>
          </a>
        ))}
    </span>
  );
};

interface AddressProps {
  text: string;
  known: readonly LinkTarget[];
  url: string | undefined;
  onUse: (target: string) => void;
  onMake: (write: Write, target: string) => void;
}

export const AddressOffer = ({ text, known, url, onUse, onMake }: AddressProps) => {
  const { t, language } = useWords();
  const [first] = known;
  if (url === undefined || !isSearchText(text))
    return isSearchText(text) && <span>{t('editor.link.noTarget')}</span>;
  if (first === undefined)
    return (
      <>
        <span>{t('editor.link.isAddress')}</span>
        <NameAddress key={url} url={url} onMake={onMake} />
      </>
    );
  return (
    <span className="row wrap">
      {t('editor.link.isKnown', { name: first.name[language] })}
      <Button small onClick={() => onUse(first.target)}>
        {t('editor.link.use', { name: first.name[language] })}
      </Button>
    </span>
  );
};

// The pressed button goes away with the offer.
export const useFieldFocus = () => {
  const whole = useRef<HTMLDivElement>(null);
  const focusField = (): void => whole.current?.querySelector<HTMLElement>('[role=combobox]')?.focus();
  return { whole, focusField };
};

interface Props {
  address: string;
  label: string;
  hideLabel?: boolean;
  takesFocus?: boolean;
}

export const TargetField = ({ address, label, hideLabel = false, takesFocus = false }: Props) => {
  const { t } = useWords();
  const { textsNow } = useEditor();
  const changeDraft = useChange();
  const { typed, isTyping, written, readOnly, problem, state, change, choose, drop, leave } =
    useTyped(address);
  const { targets, options, address: url, known } = useTargetOptions(typed ?? '');
  const current = targetOf(targets, written);
  const { whole, focusField } = useFieldFocus();
  const discard = (): void => {
    drop();
    focusField();
  };
  const use = (target: string): void => {
    choose(target);
    focusField();
  };
  const make = (write: Write, target: string): void => {
    discard();
    const link = { address, value: target };
    changeDraft(editsOfWrites(textsNow, [write, link]), t('editor.new.made', { name: target }));
  };
  return (
    <div ref={whole} className={joinClasses('col tight', styles.target)} data-whole>
      {current && <KnownTarget target={current} />}
      <ComboBox
        {...{ label, hideLabel, takesFocus, options, readOnly }}
        state={state}
        value={typed ?? written}
        placeholder={t('editor.link.find')}
        none={url === undefined ? t('editor.link.none') : undefined}
        takesFirst={isSearchText}
        onType={change}
        onChoose={({ value }) => choose(value)}
        onLeave={leave}
      />
      {typed !== undefined && isSearchText(typed) && (
        // Keeps its space while the user types, so that nothing moves under the pointer that ends the typing.
        // Tab goes from an address to its name.
        <div
          className="col tiny muted"
          role="status"
          style={{ visibility: isTyping && url === undefined ? 'hidden' : undefined }}
        >
          <AddressOffer {...{ known, url }} text={typed} onUse={use} onMake={make} />
          <TextButton onClick={discard}>{t('editor.link.discard')}</TextButton>
        </div>
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
      <FieldFrame hint={hint}>
        <TargetField address={address} label={label} />
      </FieldFrame>
    );
  },
};
