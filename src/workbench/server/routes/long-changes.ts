import type { SourceFiles } from '../../../config/files/source.ts';
import type { ChangeFile } from '../../api/generated/api-shapes.ts';
import type { PreparedEdits } from '../../store/drafts/edit-draft.ts';
import { writtenFile } from '../../store/drafts/edit-file.ts';
import { type EditWork, placesOf } from '../../store/drafts/made-edits.ts';
import { done, type Outcome, type Refusal, refused } from '../../store/outcome.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import type { Site } from '../requests/site.ts';
import { NoAnswer } from '../threads/question-queue.ts';
import { draftSources, type SourcePair } from './judged-source.ts';

// Changes of drafts that would hold the thread that answers requests. Another thread calculates them; then
// they are stored, unless the draft was edited since.

// More attempts than a colleague saves edits while one change is calculated.
const attempts = 3;

const shortEdits = 50;
const shortBody = 50_000;

/** Returns true for a change that takes more than a moment. A body of unknown length counts as long. */
export const isLong = (contentLength: string | undefined, edits = 0): boolean =>
  edits > shortEdits || !(Number(contentLength) <= shortBody);

// In seconds.
const pause = 2;

/** Returns why another thread gave no answer. */
export const unanswered = (error: unknown): Refusal =>
  error instanceof NoAnswer && error.code === 'busy'
    ? { code: 'too-many', retryAfter: pause }
    : { code: 'failed' };

const parted = (files: SourceFiles, places: ReadonlySet<string>) => {
  const entries = Object.entries(files);
  return {
    inside: Object.fromEntries(entries.filter(([file]) => places.has(file))),
    outside: Object.fromEntries(entries.filter(([file]) => !places.has(file))),
  };
};

const preparedChange = async (
  { editing }: Site,
  { source, base }: SourcePair,
  change: EditWork['change'],
): Promise<Outcome<PreparedEdits>> => {
  const places = new Set(placesOf(change));
  const { inside, outside } = parted(source.files, places);
  const made = await editing
    .change({ base: parted(base.files, places).inside, files: inside, change })
    .catch((error: unknown) => unanswered(error));
  if ('code' in made) return refused(made);
  const whole = 'files' in made ? { ...made, files: { ...outside, ...made.files } } : made;
  return done({ source: source.id, baseSource: base.id, made: whole });
};

/** Prepares and saves until nobody edits the draft between the two; after some attempts, refuses with `too-many`. */
export const untilSaved = async <Ready, Saved>(
  prepare: () => Promise<Outcome<Ready>>,
  save: (ready: Ready) => Promise<Outcome<Saved>>,
  left = attempts,
): Promise<Outcome<Saved>> => {
  const ready = await prepare();
  if (!ready.ok) return ready;
  const saved = await save(ready.value);
  if (saved.ok || saved.refusal.code !== 'other-source') return saved;
  return left > 1 ? untilSaved(prepare, save, left - 1) : refused({ code: 'too-many', retryAfter: pause });
};

interface Where {
  readonly site: Site;
  readonly actor: Actor;
  readonly draftId: string;
}

type Save<Saved> = (granted: Granted<'draft'>, prepared: PreparedEdits) => Promise<Outcome<Saved>>;

/** Makes a change in another thread, and saves it. */
export const savePrepared = <Saved>(
  { site, actor, draftId }: Where,
  changeOf: () => Promise<Outcome<EditWork['change']>>,
  save: Save<Saved>,
): Promise<Outcome<Saved>> =>
  untilSaved(
    async () => {
      const change = await changeOf();
      if (!change.ok) return change;
      const sources = await draftSources(site, actor, draftId);
      return sources.ok ? preparedChange(site, sources.value, change.value) : sources;
    },
    (prepared) => transact(site.store, actor, 'draft', (granted) => save(granted, prepared)),
  );

/** Returns the change of a written file. */
export const fileChange = ({ site, actor }: Where, file: ChangeFile): Promise<Outcome<EditWork['change']>> =>
  transact(site.store, actor, 'draft', async ({ db }) => done({ written: await writtenFile(db, file) }));
