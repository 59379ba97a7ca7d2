import { useState } from 'react';
import type { ItemChange } from '../source/item-changes.ts';
import type { OutlineIndex } from '../source/outline-index.ts';
import { useWords } from '../words/use-words.ts';
import type { Side } from '../worker/protocol.ts';
import { PersonaPicker } from './persona-picker.tsx';
import { usePersonas } from './personas.ts';
import { type PageLanguage, usePreviewAddress } from './preview-address.ts';
import { PreviewPane } from './preview-pane.tsx';
import { usePageLook } from './preview-settings.ts';
import { PreviewTools } from './preview-tools.tsx';

interface Props {
  readonly outline: OutlineIndex;
  readonly changes: readonly ItemChange[];
  /** The chosen item as the analysis names it; undefined: none is. */
  readonly item: string | undefined;
}

const pagesOf = (language: PageLanguage, isBeside: boolean) => {
  const sides: readonly Side[] = isBeside ? ['base', 'draft'] : ['draft'];
  const languages = language === 'both' ? (['en', 'es'] as const) : [language];
  return sides.flatMap((side) => languages.map((one) => ({ side, language: one })));
};

/** The screen that an item stands on; the home screen for what stands in a menu. */
const screenOf = (item: string | undefined): string => {
  const [first = 'home'] = item?.split('/') ?? [];
  return first === 'menus' || first === '' || first.includes('#') ? 'home' : first;
};

/** The page as a member sees it: any screen, as anybody, in both languages, at any width and on any day, beside the live one. */
export const PreviewPanel = ({ outline, changes, item }: Props) => {
  const { t } = useWords();
  const { address, change } = usePreviewAddress();
  const [look, setLook] = usePageLook();
  const screen = address.screen ?? screenOf(item);
  const [isChoosing, setChoosing] = useState(false);
  const personas = usePersonas(address.as, { item, isPublic: screen === 'login', isChoosing });
  return (
    <div className="preview">
      <div className="tools">
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
          onDay={(on) => change({ on })}
          look={look}
          onLook={setLook}
        />
      </div>
      <p className="sr">{t('preview.hint')}</p>
      <div className="stages">
        {pagesOf(address.language, look.isBeside).map((page) => (
          <PreviewPane
            key={`${page.side} ${page.language}`}
            {...{ ...page, outline, changes, item, look, screen, personas }}
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
