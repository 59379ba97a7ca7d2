import { TooLarge } from '../../../analysis/diagrams/too-large.ts';
import { effectReport } from '../../../analysis/diff/effect-report.ts';
import { compareEffects } from '../../../analysis/diff/effects.ts';
import type { DraftEdit } from '../../../authoring/draft/apply-edits.ts';
import { sameJson } from '../../../authoring/draft/json-value.ts';
import { Refusal } from '../../../authoring/refusal.ts';
import { sourceOf } from '../../../config/files/source.ts';
import { readMembers } from '../../../samples/read-members.ts';
import { sampleStates } from '../../../samples/sample-states.ts';
import type { DifferentEdit, Differences, Language } from '../../api/generated/api-shapes.ts';
import { changeList } from '../../store/calculations/history.ts';
import { type ChangedDocuments, compiledChange } from './carry-over.ts';

const sidesOf = (edit: DraftEdit | undefined): DifferentEdit['now'] =>
  edit ? { before: edit.expected, after: edit.value } : null;

const byAddress = ({ base, source }: ChangedDocuments): ReadonlyMap<string, DraftEdit> =>
  new Map(changeList(sourceOf(base), sourceOf(source)).map((edit) => [edit.address, edit]));

const differentEdits = (approved: ChangedDocuments, now: ChangedDocuments): readonly DifferentEdit[] => {
  const one = byAddress(approved);
  const other = byAddress(now);
  return [...new Set([...one.keys(), ...other.keys()])]
    .toSorted()
    .map((address) => ({
      address,
      approved: sidesOf(one.get(address)),
      now: sidesOf(other.get(address)),
    }))
    .filter((edit) => !sameJson(edit.approved, edit.now));
};

type Effects = Pick<Differences, 'effects' | 'more' | 'untold'>;

const differentEffects = (
  approved: ChangedDocuments,
  now: ChangedDocuments,
  language: Language,
  time: number,
): Effects => {
  const changes = [approved, now].map(compiledChange) as [
    ReturnType<typeof compiledChange>,
    ReturnType<typeof compiledChange>,
  ];
  const portals = changes.flatMap(({ before, after }) => [before, after]);
  const { config } = changes[1].after;
  const { lines, more } = effectReport(
    compareEffects(...changes),
    portals.map(({ labels }) => labels),
    language,
    sampleStates(readMembers(), { config, now: time, language }),
  );
  return { effects: lines, more, untold: null };
};

/**
 * Compares a change with the approved one: returns the edits that differ, and the different effects on
 * members. If the effects can't be compared, returns the reason instead.
 */
export const changeDifferences = (
  approved: ChangedDocuments,
  now: ChangedDocuments,
  language: Language,
  time: number,
): Pick<Differences, 'edits'> & Effects => {
  const edits = differentEdits(approved, now);
  try {
    return { edits, ...differentEffects(approved, now, language, time) };
  } catch (error) {
    const untold = error instanceof TooLarge ? 'too-large' : error instanceof Refusal ? 'errors' : 'failed';
    return { edits, effects: null, more: 0, untold };
  }
};
