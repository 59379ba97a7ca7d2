import { createHash } from 'node:crypto';
import type { ComparedFile } from '../../../authoring/words/import/compare-import.ts';
import { type TakenText, textsToTake } from '../../../authoring/words/import/take-texts.ts';
import type { Imported, ImportedWord, Language } from '../../api/generated/api-shapes.ts';
import { spanishOf } from '../../api/things-to-check.ts';
import { lastChanges, type PreparedEdits } from '../../store/drafts/edit-draft.ts';
import { type ExchangeContent, takeTranslations } from '../../store/exchanges/exchanges.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import type { Request } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { draftSources, type SourcePair } from './checked-source.ts';
import { calculating, unanswered, untilSaved } from './long-changes.ts';
import type { ComparedAnswer } from '../edits/import-file.ts';

/** A translator's file for a draft, and the user who sent it. */
export interface FileRequest extends Pick<Request<unknown>, 'actor' | 'header'> {
  readonly language: Language;
  readonly draftId: string;
  readonly bytes: Uint8Array;
  /** The export that it belongs to; undefined if none is known. */
  readonly sent: ExchangeContent | undefined;
}

type Compared = Exclude<ComparedAnswer, { readonly refused: unknown }>;

const comparedWith = async (
  { editing }: Site,
  { bytes, sent, language }: FileRequest,
  { source }: SourcePair,
): Promise<Outcome<Compared>> => {
  const known = sent && { sent: { files: sent.files, words: sent.words } };
  const found = await editing
    .compare({ files: source.files, bytes, ...known })
    .catch((error: unknown) => unanswered(error));
  if ('code' in found) return refused(found);
  if (!('refused' in found)) return done(found);
  return refused({ code: 'unreadable', mistakes: [{ at: '', message: found.refused[language] }] });
};

type Changer = Pick<ImportedWord, 'by' | 'at'>;

const changersOf = (
  { store }: Site,
  { actor, draftId }: FileRequest,
  { texts }: ComparedFile,
): Promise<Outcome<ReadonlyMap<string, Changer>>> => {
  const conflicts = texts.filter(({ result }) => result === 'conflict');
  if (conflicts.length === 0) return Promise.resolve(done(new Map()));
  const items = conflicts.map(({ address }) => ({ address: spanishOf(address), current: null }));
  return transact(store, actor, 'edit', async ({ db }) => {
    const changes = await lastChanges(db, draftId, items);
    return done(new Map(changes.map(({ address, by, at }) => [address, { by, at }])));
  });
};

const answerOf = async (site: Site, file: FileRequest, compared: Compared): Promise<Outcome<Imported>> => {
  const changers = await changersOf(site, file, compared);
  if (!changers.ok) return changers;
  const { texts, unread, format, encoding } = compared;
  const { language, sent } = file;
  return done({
    ...{ format, encoding },
    words: texts.map((text) => ({ ...text, ...changers.value.get(spanishOf(text.address)) })),
    unread: unread.map(({ why, ...where }) => ({ ...where, message: why[language] })),
    exchange: sent?.exchange ?? null,
  });
};

/** Compares a translator's file with a draft, and changes nothing. */
export const shownImport = async (site: Site, file: FileRequest): Promise<Outcome<Imported>> => {
  const sources = await draftSources(site, file.actor, file.draftId);
  if (!sources.ok) return sources;
  const compared = await comparedWith(site, file, sources.value);
  return compared.ok ? answerOf(site, file, compared.value) : compared;
};

/** Prepares the change that imports texts. Refuses if one of them changed since the editor saw it. */
export const preparedTexts = async (
  site: Site,
  { actor, draftId }: Pick<FileRequest, 'actor' | 'draftId'>,
  { source, base }: SourcePair,
  texts: readonly TakenText[],
): Promise<Outcome<PreparedEdits>> => {
  const made = await site.editing
    .take({ base: base.files, files: source.files, texts })
    .catch((error: unknown) => unanswered(error));
  if ('code' in made) return refused(made);
  if ('made' in made) return done({ source: source.id, baseSource: base.id, made: made.made });
  const items = made.changed.map((address) => ({ address: spanishOf(address), current: null }));
  return transact(site.store, actor, 'edit', async ({ db }) =>
    refused({ code: 'changed-meanwhile', items: await lastChanges(db, draftId, items) }),
  );
};

// The same file for the same state of a draft has the same name, so that a repeated request has no effect.
const importName = (exchange: string, bytes: Uint8Array, source: string): string => {
  const hash = createHash('sha256').update(`${exchange}\0${source}\0`).update(bytes).digest('hex');
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, at) => hash.slice(ends[at - 1] ?? 0, end)).join('-');
};

/** Imports the texts of a translator's file that have no conflict. */
export const takenImport = async (
  site: Site,
  file: FileRequest & { readonly sent: ExchangeContent },
): Promise<Outcome<Imported>> => {
  const { draftId, bytes, sent } = file;
  return untilSaved(
    async () => {
      const sources = await draftSources(site, file.actor, draftId);
      if (!sources.ok) return sources;
      const compared = await comparedWith(site, file, sources.value);
      if (!compared.ok) return compared;
      const answer = await answerOf(site, file, compared.value);
      if (!answer.ok) return answer;
      const texts = textsToTake(compared.value.texts, () => false);
      const prepared = await preparedTexts(site, file, sources.value, texts);
      return prepared.ok ? done({ answer: answer.value, prepared: prepared.value, texts }) : prepared;
    },
    async ({ answer, prepared, texts }) => {
      if (texts.length === 0) return done(answer);
      const exchange = sent.exchange.id;
      const options = { clientId: importName(exchange, bytes, prepared.source), exchange, prepared };
      const saved = await calculating(file, site, 'edit', (granted, calculate) =>
        takeTranslations(granted, draftId, options, calculate),
      );
      return saved.ok ? done({ ...answer, ...saved.value }) : saved;
    },
  );
};
