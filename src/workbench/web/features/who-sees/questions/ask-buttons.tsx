import { useState } from 'react';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { askText, readScenario } from '../../../scenario/scenario-address.ts';
import type { ScenarioSource } from '../../../scenario/scenario-sources.ts';
import { AskDialog } from './ask-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';

interface Props {
  sources: readonly ScenarioSource[];
  source: ScenarioSource;
  change: ChangeAddress;
}

export const AskButtons = ({ sources, source, change }: Props) => {
  const { t } = useWords();
  const [open, setOpen] = useState<'ask' | 'compare'>();
  const close = (): void => setOpen(undefined);
  return (
    <div className="row">
      <Button icon="plus" onClick={() => setOpen('ask')}>
        {t('questions.question')}
      </Button>
      <Button icon="compare" onClick={() => setOpen('compare')}>
        {t('compare.open')}
      </Button>
      {open === 'ask' && (
        <AskDialog
          add={(name) => change((now) => ({ ask: askText([...readScenario(now).names, name]) }))}
          close={close}
        />
      )}
      {open === 'compare' && <CompareDialog {...{ sources, source, change, close }} />}
    </div>
  );
};
