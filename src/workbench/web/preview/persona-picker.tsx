import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { searchBoxClass } from '../kit/commands/search-box.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import styles from './persona-picker.module.css';
import { containsText } from '../kit/match-text.ts';

export interface PersonaChoice {
  readonly name: string;
  readonly label: string;
  readonly tag?: string | undefined;
  readonly icon?: IconName;
  readonly more: string;
}

export interface PersonaGroup {
  readonly title: string;
  readonly choices: readonly PersonaChoice[];
}

interface Props {
  groups: readonly PersonaGroup[];
  chosen: PersonaChoice | undefined;
  onChoose: (name: string) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

const matching = (groups: readonly PersonaGroup[], searched: string): readonly PersonaGroup[] =>
  groups
    .map(({ title, choices }) => ({
      title,
      choices: choices.filter(({ label, tag = '', more }) =>
        containsText(`${tag} ${label} ${more}`, searched),
      ),
    }))
    .filter(({ choices }) => choices.length > 0);

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

// Arrow keys move between the search field and the choices.
const moveOn = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')];
  const at = stops.findIndex((one) => one === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
};

const Choices = ({
  group,
  chosen,
  onChoose,
}: { group: PersonaGroup; chosen: string | undefined } & Pick<Props, 'onChoose'>) => {
  const heading = useId();
  return (
    <>
      <h3 id={heading}>{group.title}</h3>
      <ul aria-labelledby={heading}>
        {group.choices.map(({ name, label, tag, icon, more }) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === chosen ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              {icon !== undefined && <Icon name={icon} />}
              {tag !== undefined && <span className={styles.tag}>{tag}</span>}
              <span className={styles.name}>{label}</span>
              <span className={joinClasses('clip', styles.more)}>{more}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface PanelProps extends Pick<Props, 'groups' | 'chosen' | 'onChoose'> {
  id: string;
  searched: string;
  onSearch: (text: string) => void;
  onClose: () => void;
}

const PersonaPanel = ({ id, groups, chosen, searched, onSearch, onChoose, onClose }: PanelProps) => {
  const { t } = useWords();
  const found = matching(groups, searched);
  const first = found[0]?.choices[0];
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') onClose();
    else moveOn(event);
  };
  const takeFirst = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || searched.trim() === '' || !first) return;
    // The same key press would open the list again: the focus goes to its button.
    event.preventDefault();
    onChoose(first.name);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows and Escape work on all that is in it
    <section id={id} className={styles.panel} aria-label={t('preview.as.label')} onKeyDown={handleKey}>
      <label className={searchBoxClass}>
        <Icon name="search" />
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it opens when the user presses its button, to type a name
          autoFocus
          type="search"
          aria-label={t('preview.as.search')}
          placeholder={t('preview.as.search')}
          value={searched}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={takeFirst}
        />
      </label>
      {found.map((group) => (
        <Choices key={group.title} group={group} chosen={chosen?.name} onChoose={onChoose} />
      ))}
      {found.length === 0 && <p className="muted small">{t('preview.as.none')}</p>}
    </section>
  );
};

export const PersonaPicker = ({ groups, chosen, onChoose, isOpen, onOpen }: Props) => {
  const { t } = useWords();
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [searched, setSearched] = useState('');
  const close = (): void => {
    onOpen(false);
    setSearched('');
    button.current?.focus();
  };
  const choose = (name: string): void => {
    onChoose(name);
    close();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) onOpen(false);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes when the focus leaves all that is in it
    <div className={styles.picker} role="group" aria-label={t('preview.as.label')} onBlur={closeBehind}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="person" />
        <span className="sr">{t('preview.as.label')} </span>
        <b className="clip">
          {chosen === undefined
            ? t('preview.as.nobody')
            : [chosen.tag, chosen.label].filter(Boolean).join(' ')}
        </b>
        <Icon name="down" size="xs" />
      </button>
      {isOpen && (
        <PersonaPanel
          id={panel}
          {...{ groups, chosen, searched }}
          onSearch={setSearched}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
};
