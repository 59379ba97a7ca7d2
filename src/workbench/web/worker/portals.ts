import { realisticMembers } from '../../../analysis/explain/witness.ts';
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

// Throws a `Refusal` if the documents leave open who sees what.
export const compiledOf = memoize((documents: Documents): CompiledPortal => compileSound(documents));

export interface Answering {
  readonly documents: Documents;
  readonly model: PortalModel;
  readonly samples: readonly SampleState[];
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const answeringFrom = (
  texts: Texts,
  {
    side,
    language,
    now,
    ...stand
  }: ScenarioOptions & { readonly side: Side; readonly language: Language; readonly now: number },
): Answering => {
  const documents = texts[side];
  const portal = portalInScenario(compiledOf(documents), { on: stand.on, without: stand.without });
  return {
    documents,
    model: modelOf(portal),
    // A getter: the table, which is urgent, needs no sample members.
    get samples() {
      return sampleStates(readMembers(), { config: portal.config, now, language });
    },
    language,
    now,
  };
};

// The simplest members first.
export const poolOf = ({ model, samples }: Pick<Answering, 'model' | 'samples'>) =>
  realisticMembers(model, samples);

export interface Drawn {
  readonly portal: CompiledPortal;
  readonly isKept: boolean;
}

// Keeps the last portal without errors while the texts have errors.
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

// The draft, or its base while the draft has errors.
export const readableSide = (texts: Texts): Side => {
  try {
    compiledOf(texts.draft);
    return 'draft';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return 'base';
  }
};
