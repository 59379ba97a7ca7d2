import type { Frame } from '../../config/generated/config-files.ts';
import type { ViewContext } from '../view-context.ts';
import { fill, placeholderValues, wordsOf } from '../words.ts';
import type { BlockViewFunction } from './block-view.ts';

export interface FrameView {
  readonly type: 'frame';
  readonly id: string;
  readonly src: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly fitHeight: boolean;
  readonly scrolling: boolean;
}

// Parameters of the page's own address that the frame gets, some of them renamed (A14, R2.073).
const takenFromPage = (frame: Frame, search: string): URLSearchParams => {
  const own = new URLSearchParams(search);
  if (frame.keepQuery) return own;
  const become = Object.entries(frame.pageQuery ?? {}).flatMap(([written, becomes]) =>
    [...new URLSearchParams(written)].every(([name, value]) => own.get(name) === value)
      ? [...new URLSearchParams(becomes)]
      : [],
  );
  return new URLSearchParams(become);
};

const addressOf = (name: string, context: ViewContext): string | undefined => {
  const frame = Object.hasOwn(context.config.frames, name) ? context.config.frames[name] : undefined;
  if (!frame) return undefined;
  const url = new URL(frame.path, context.environment.legacy);
  const values = placeholderValues(context);
  for (const [parameter, value] of takenFromPage(frame, context.search ?? ''))
    url.searchParams.append(parameter, value);
  for (const [parameter, written] of Object.entries(frame.query ?? {})) {
    const value = fill(written, values);
    if (value === undefined) return undefined;
    if (!url.searchParams.has(parameter)) url.searchParams.set(parameter, value);
  }
  if (frame.lang) url.searchParams.set('lang', context.language);
  return url.href;
};

export const frameView = (name: string, title: string, context: ViewContext): FrameView | undefined => {
  const src = addressOf(name, context);
  const frame = context.config.frames[name];
  if (src === undefined || !frame) return undefined;
  const { settings } = context.config;
  return {
    type: 'frame',
    id: name,
    src,
    title,
    width: frame.width ?? settings.frameWidthPixels,
    height: frame.height ?? settings.frameHeightPixels,
    fitHeight: frame.fitHeight ?? false,
    scrolling: frame.scrolling ?? true,
  };
};

export const framedPageView: BlockViewFunction<FrameView> = (block, context) => {
  const title =
    wordsOf(context, block.wordsKey, block.id)('title') ?? wordsOf(context, block.wordsKey)('title') ?? '';
  const view = frameView(block.frame, title, context);
  return view && { ...view, id: block.id };
};
