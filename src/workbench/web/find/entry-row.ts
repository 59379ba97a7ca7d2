import { outlineOf } from '../../../authoring/draft/outline.ts';
import { wordsAddress } from '../api/draft-addresses.ts';
import { useAddressName } from '../draft/address-name.ts';
import { nodeName, outlineIndex } from '../draft/content/outline-index.ts';
import { conditionLabels } from '../draft/content/condition-labels.ts';
import { useWords } from '../i18n/use-words.ts';
import { usesOf } from './find-entries.ts';
import type { FileKind, FindEntry } from './find-index.ts';
import type { FoundRow } from './found-row.ts';
import type { SearchScope } from './use-searched.ts';

const icons = {
  items: 'card',
  screens: 'globe',
  words: 'words',
  addresses: 'link',
  rules: 'rules',
} as const satisfies Record<FileKind, string>;

const staying = ['as', 'lang', 'on'] as const;

export const itemPath = (draft: SearchScope['draft'], item: string, search: URLSearchParams): string => {
  if (!draft) return `/grid?q=${encodeURIComponent(item)}`;
  const parts = staying.flatMap((name) =>
    search.has(name) ? [`&${name}=${encodeURIComponent(search.get(name) ?? '')}`] : [],
  );
  return `/draft/${draft.id}?item=${encodeURIComponent(item)}${parts.join('')}`;
};

const ruleAddress = (draft: SearchScope['draft'], name: string): string =>
  `/rules/${encodeURIComponent(name)}${draft ? `?draft=${draft.id}` : ''}`;

// A text without an item opens in the translations.
const wordPath = (draft: SearchScope['draft'], text: string): string =>
  `${wordsAddress(draft?.id ?? '')}${draft ? '&' : '?'}find=${encodeURIComponent(text)}`;

export const useEntryRow = (
  searched: SearchScope | undefined,
  search: URLSearchParams,
): ((entry: FindEntry) => FoundRow) => {
  const { t, language } = useWords();
  const files = searched?.files;
  const addressName = useAddressName(
    files && { outline: outlineIndex(outlineOf(files)), labels: conditionLabels(files) },
  );
  const detailOf = ({ kind, above, of, code }: FindEntry): string | undefined =>
    kind === 'words' && of ? addressName(code) : above?.[0] && nodeName(above[0], language);
  const pathOf = ({ code, item }: FindEntry, text: string): string => {
    if (item.startsWith('config/rules/rules.json#')) return ruleAddress(searched?.draft, code);
    return item.startsWith('locales/')
      ? wordPath(searched?.draft, text)
      : itemPath(searched?.draft, item, search);
  };
  return (entry) => {
    const { kind, item, label, code } = entry;
    const shown = label[language] ?? label.en ?? label.es;
    const uses = kind === 'addresses' && searched ? usesOf(searched.files, code) : undefined;
    return {
      id: `${kind} ${kind === 'words' ? code : item}`,
      icon: icons[kind],
      label: shown ?? code,
      lang:
        kind === 'words'
          ? label[language] === undefined
            ? label.en === undefined
              ? 'es'
              : 'en'
            : language
          : undefined,
      detail: detailOf(entry),
      code: shown === undefined || (kind === 'words' && entry.of) ? undefined : code,
      isChanged: searched?.changed.has(entry.written) ?? false,
      note:
        uses === undefined ? undefined : uses === 0 ? t('find.unused') : t('find.usedTimes', { count: uses }),
      at: kind === 'words' ? code : undefined,
      opens: pathOf(entry, shown ?? ''),
    };
  };
};
