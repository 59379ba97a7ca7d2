import type { FocusEvent, KeyboardEvent } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Check, DayField } from '../kit/fields.tsx';
import { Icon, type IconName } from '../kit/icon.tsx';
import { joinClasses } from '../kit/join-classes.ts';
import { Segments } from '../kit/segments.tsx';
import type { PageLanguage } from './preview-address.ts';
import styles from './preview-tools.module.css';
import type { PageLook, PageWidth } from './preview-settings.ts';
import { Button, buttonClass } from '../kit/button.tsx';

interface Props {
  language: PageLanguage;
  onLanguage: (language: PageLanguage) => void;
  on: string | undefined;
  onDay: (on: string | undefined) => void;
  look: PageLook;
  onLook: (look: Partial<PageLook>) => void;
  /** True if the live page can be shown beside the draft's. */
  canBeBeside: boolean;
}

const widths: readonly (readonly [PageWidth, IconName])[] = [
  ['phone', 'phone'],
  ['tablet', 'tablet'],
  ['desktop', 'desktop'],
];

const Widths = ({ look, onLook }: Pick<Props, 'look' | 'onLook'>) => {
  const { t } = useWords();
  return (
    <Segments
      label={t('preview.width.label')}
      of={widths.map(([name, icon]) => ({ name, icon, label: t(`preview.width.${name}`) }))}
      chosen={look.width}
      onChoose={(width) => onLook({ width })}
      hideLabels
      className="xs-no"
    />
  );
};

interface ToggleProps {
  icon: IconName;
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

const Toggle = ({ icon, label, isOn, onToggle }: ToggleProps) => (
  <Button
    icon={icon}
    className="xs-no"
    aria-pressed={isOn}
    aria-label={label}
    title={label}
    onClick={onToggle}
  />
);

const closeByEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void => {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

export const PreviewTools = ({ language, onLanguage, on, onDay, look, onLook, canBeBeside }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Segments
        label={t('preview.language.label')}
        of={[
          { name: 'en', label: t('preview.language.en') },
          { name: 'es', label: t('preview.language.es') },
          { name: 'both', label: t('preview.language.both') },
        ]}
        chosen={language}
        onChoose={onLanguage}
      />
      <Widths look={look} onLook={onLook} />
      <Toggle
        icon="moon"
        label={t('preview.dark')}
        isOn={look.isDark}
        onToggle={() => onLook({ isDark: !look.isDark })}
      />
      <Toggle
        icon="outlines"
        label={t('preview.outlines')}
        isOn={look.hasOutlines}
        onToggle={() => onLook({ hasOutlines: !look.hasOutlines })}
      />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes by Escape, and when the focus leaves all that is in it */}
      <details className={joinClasses('xs-no', styles.more)} onKeyDown={closeByEscape} onBlur={closeBehind}>
        <summary
          className={buttonClass({ isIconOnly: true })}
          aria-label={t('preview.more')}
          title={t('preview.more')}
        >
          <Icon name={on === undefined ? 'more' : 'calendar'} />
        </summary>
        <div className={styles.options} tabIndex={-1}>
          <DayField
            label={t('preview.day')}
            hint={t('preview.dayHint')}
            day={on ?? ''}
            onDay={(day) => onDay(day === '' ? undefined : day)}
          />
          {canBeBeside && (
            <Check
              kind="switch"
              checked={look.isBeside}
              onChange={() => onLook({ isBeside: !look.isBeside })}
            >
              {t('preview.beside')}
            </Check>
          )}
        </div>
      </details>
    </>
  );
};
