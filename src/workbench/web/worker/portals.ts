import { believable } from '../../../analysis/explain/witness.ts';
import { modelOf, type PortalModel } from '../../../analysis/model/portal-model.ts';
import { compileSound } from '../../../authoring/project/read-portal.ts';
import { portalInScenario, type ScenarioOptions } from '../../../authoring/questions/scenario-options.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import type { CompiledPortal } from '../../../config/compile/compile-config.ts';
import type { ConfigDocument } from '../../../config/files/document.ts';
import type { Language } from '../../../config/portal-config.ts';
import { memoize } from '../../../rules/memoize.ts';
import { readMembers } from '../../../samples/read-members.ts';
import { type SampleState, sampleStates } from '../../../samples/sample-states.ts';
import type { Side } from './protocol.ts';
import type { Texts } from './texts.ts';

type Documents = readonly ConfigDocument[];

/** The portal that documents say, worked out once; throws a `Refusal` where they leave open who sees what. */
export const compiledOf = memoize((documents: Documents): CompiledPortal => compileSound(documents));

/** What a question about one side of a draft is answered from. */
export interface Answering {
  readonly documents: Documents;
  readonly model: PortalModel;
  readonly samples: readonly SampleState[];
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** One side of a draft with its model and the sample members under it. Throws a `Refusal` or `TooLarge`. */
export const answeringFrom = (
  texts: Texts,
  { side, language, now, ...stand }: ScenarioOptions & { readonly side: Side; readonly language: Language; readonly now: number },
): Answering => {
  const documents = texts[side];
  const portal = portalInScenario(compiledOf(documents), { on: stand.on, without: stand.without });
  return {
    documents,
    model: modelOf(portal),
    // The table, which is waited for, asks about no sample member.
    get samples() {
      return sampleStates(readMembers(), { config: portal.config, now, language });
    },
    language,
    now,
  };
};

/** The sample members as examples, the plainest first. */
export const poolOf = ({ model, samples }: Pick<Answering, 'model' | 'samples'>) => believable(model, samples);

/** A portal, and whether it is an older one because the present texts cannot be drawn. */
export interface Drawn {
  readonly portal: CompiledPortal;
  readonly isKept: boolean;
}

/** Draws portals, and keeps the last one of a draft that could be drawn for as long as its texts have mistakes. */
export const keepDrawn = (): ((texts: Texts, side: Side) => Drawn | undefined) => {
  let last: CompiledPortal | undefined;
  return (texts, side) => {
    try {
      const portal = compiledOf(texts[side]);
      if (side === 'draft') last = portal;
      return { portal, isKept: false };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (side === 'draft' && !last) return { portal: compiledOf(texts.base), isKept: true };
      return side === 'draft' && last ? { portal: last, isKept: true } : undefined;
    }
  };
};

/** The side that members can be told of: the draft, or its base while nobody can say who sees what in the draft. */
export const readableSide = (texts: Texts): Side => {
  try {
    compiledOf(texts.draft);
    return 'draft';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return 'base';
  }
};
