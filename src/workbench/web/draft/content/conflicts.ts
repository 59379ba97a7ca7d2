import { parseJson } from '../../../../authoring/draft/json-value.ts';
import { type Conflict, mergeValues } from '../../../../authoring/draft/merge-values.ts';
import { documentShape } from '../../../../authoring/draft/shape.ts';
import { pairsPath } from '../../../../config/files/document.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';

export interface ThreeStates {
  readonly base: SourceFiles;
  readonly mine: SourceFiles;
  readonly theirs: SourceFiles;
}

const valueOf = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  const parsed = parseJson(text);
  return parsed ? parsed.value : text;
};

// Without pairs of texts: a merge takes those that fit. The server's answer to the merge counts.
export const conflictsOf = ({ base, mine, theirs }: ThreeStates): readonly Conflict[] =>
  [...new Set([base, mine, theirs].flatMap((side) => Object.keys(side)))]
    .filter((place) => place !== pairsPath && mine[place] !== base[place] && theirs[place] !== base[place])
    .toSorted()
    .flatMap(
      (place) =>
        mergeValues(
          {
            at: { place, steps: [] },
            shape: documentShape(place),
            base: valueOf(base[place]),
            mine: valueOf(mine[place]),
            theirs: valueOf(theirs[place]),
          },
          new Map(),
        ).conflicts,
    );
