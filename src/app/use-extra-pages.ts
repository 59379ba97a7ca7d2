import { useWatched } from '../ui/provided/watched.ts';
import type { ExtraPages } from '../view/routes/extra-pages.ts';
import { usePortal } from './use-portal.ts';

const none: ExtraPages = { en: new Map(), es: new Map() };

/** The pages of the content service; undefined until they have been asked for, none when they cannot be had. */
export const useExtraPages = (): ExtraPages | undefined => {
  const pages = useWatched(usePortal().content.pages);
  if (pages.status === 'loading') return undefined;
  return pages.status === 'ready' ? pages.value : none;
};
