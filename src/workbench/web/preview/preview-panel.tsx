import { type ReactNode, useState } from 'react';
import type { ItemChange } from '../draft/content/item-changes.ts';
import type { OutlineIndex } from '../draft/content/outline-index.ts';
import { useWords } from '../i18n/use-words.ts';
import { useCommands } from '../kit/commands/use-commands.ts';
import type { Side } from '../worker/protocol.ts';
import type { ItemPeriods } from './seen-on-day.ts';
import { PersonaPicker } from './persona-picker.tsx';
import { type PageLanguage, usePreviewAddress } from './preview-address.ts';
import { PreviewPane } from './preview-pane.tsx';
import styles from './preview-panel.module.css';
import { type PageWidth, usePageLook } from './preview-settings.ts';
import { PreviewTools } from './preview-tools.tsx';
import { useShown } from './use-shown.ts';

interface Props {
  outline: OutlineIndex;
  changes: readonly ItemChange[];
  stale: ReadonlySet<string>;
  periods: ItemPeriods;
  item: string | undefined;
  /** The name of the shown source, if it is not the draft. The live page is then not shown beside it. */
  name?: string;
  note?: ReactNode;
  /** Shown in place of the pages. */
  instead?: ReactNode;
}

const pagesOf = (language: PageLanguage, isBeside: boolean) => {
  const sides: readonly Side[] = isBeside ? ['base', 'draft'] : ['draft'];
  const languages = language === 'both' ? (['en', 'es'] as const) : [language];
  return sides.flatMap((side) => languages.map((one) => ({ side, language: one })));
};

const languages: readonly PageLanguage[] = ['en', 'es', 'both'];
const widths: readonly PageWidth[] = ['phone', 'tablet', 'desktop'];

// The first follows the last.
const after = <One,>(all: readonly One[], chosen: One): One =>
  all[(all.indexOf(chosen) + 1) % all.length] ?? chosen;

export const PreviewPanel = ({ outline, changes, stale, periods, item, name, note, instead }: Props) => {
  const { t } = useWords();
  const { address, change } = usePreviewAddress();
  const [look, setLook] = usePageLook();
  const [isChoosing, setChoosing] = useState(false);
  const { screen, personas } = useShown(item, isChoosing);
  useCommands({
    persona: () => setChoosing(true),
    language: () => change({ lang: after(languages, address.language) }),
    width: () => setLook({ width: after(widths, look.width) }),
    dark: () => setLook({ isDark: !look.isDark }),
    outlines: () => setLook({ hasOutlines: !look.hasOutlines }),
  });
  return (
    <div className={styles.preview} data-preview>
      <div className={styles.tools}>
        <PersonaPicker
          groups={personas.groups}
          chosen={personas.choice}
          onChoose={(as) => change({ as })}
          isOpen={isChoosing}
          onOpen={setChoosing}
        />
        <PreviewTools
          language={address.language}
          onLanguage={(lang) => change({ lang })}
          on={address.on}
          onDay={(on) => change({ on, release: undefined })}
          canBeBeside={name === undefined}
          look={look}
          onLook={setLook}
        />
      </div>
      <p className="sr">{t('preview.hint')}</p>
      {note}
      <div className={styles.pages}>
        {instead ??
          pagesOf(address.language, look.isBeside && name === undefined).map((page) => (
            <PreviewPane
              key={`${page.side} ${page.language}`}
              {...{ ...page, outline, changes, stale, periods, item, look, screen, personas, name }}
              on={address.on}
              onScreen={(to) => change({ screen: to }, false)}
              onItem={(chosen) => change({ item: chosen, screen }, false)}
              onLanguage={(lang) => change({ lang })}
              onSeer={() => change({ as: 'sees' })}
            />
          ))}
      </div>
    </div>
  );
};
