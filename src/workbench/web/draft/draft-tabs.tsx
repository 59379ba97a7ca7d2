import { editorAddress, reviewAddress } from '../api/draft-addresses.ts';
import { useWords } from '../i18n/use-words.ts';
import { Tabs } from '../kit/segments.tsx';

interface Props {
  draft: string;
  current: 'editor' | 'review' | 'history';
}

export const DraftTabs = ({ draft, current }: Props) => {
  const { t } = useWords();
  return (
    <Tabs
      label={t('draft.tabs.label')}
      inBar={current === 'editor'}
      of={[
        { to: editorAddress(draft), label: t('draft.tabs.edit'), current: current === 'editor' },
        { to: reviewAddress(draft), label: t('draft.tabs.review'), current: current === 'review' },
        {
          to: reviewAddress(draft, 'history'),
          label: t('draft.tabs.history'),
          current: current === 'history',
        },
      ]}
    />
  );
};
