import { useCallback, useMemo } from 'react';
import { outlineOf } from '../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import type { Language } from '../../../config/portal-config.ts';
import { nodeName, outlineIndex } from '../draft/content/outline-index.ts';

// Undefined where the screen or item has no title.
export type NameOf = (id: string) => string | undefined;

export const lastPart = (id: string): string => id.split('/').at(-1) ?? id;

export const isMenu = (id: string): boolean => id.startsWith('menus/');

export const groupOf = (id: string): string =>
  id
    .split('/')
    .slice(0, isMenu(id) ? 2 : 1)
    .join('/');

export const useItemNames = (files: SourceFiles, language: Language): NameOf => {
  const outline = useMemo(() => outlineIndex(outlineOf(files)), [files]);
  return useCallback(
    (id) => {
      const found = outline.byId(id);
      return found && nodeName(found.node, language);
    },
    [outline, language],
  );
};
