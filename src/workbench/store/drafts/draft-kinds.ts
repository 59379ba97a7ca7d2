import type { Transaction } from 'kysely';
import { operatorSettingsPath } from '../../../config/files/document.ts';
import type { DraftKind } from '../../api/generated/api-shapes.ts';
import { done, type Outcome, refused } from '../outcome.ts';
import { hasRight } from '../rights.ts';
import type { DraftRow } from '../rows/draft-row.ts';
import type { Tables } from '../tables/tables.ts';
import type { Granted } from '../transact.ts';
import type { ChangeName } from './proofs.ts';
import { differingFiles } from './sources.ts';

type Db = Transaction<Tables>;

/** Refuses unless the user may change drafts of a kind: with `not-operator`, or `not-allowed` for content. */
export const mayChange = ({ person, roles }: Granted<'draft'>, kind: DraftKind): Outcome<true> => {
  const isOperator = kind === 'operator';
  if (person === null || hasRight(roles, isOperator ? 'configure' : 'edit')) return done(true);
  return refused({ code: isOperator ? 'not-operator' : 'not-allowed' });
};

const foreignFiles = async (db: Db, kind: DraftKind, one: string, other: string) =>
  (await differingFiles(db, one, other)).filter(
    (file) => (file === operatorSettingsPath) !== (kind === 'operator'),
  );

/** Refuses a change that is not allowed in a draft of this kind. */
export const mixed = (kind: DraftKind): Outcome<never> =>
  refused({ code: kind === 'operator' ? 'only-operator-settings' : 'no-operator-settings' });

/**
 * Refuses a revision that changes a file of the other kind. Drafts that already did so before there were operators
 * can still be edited in other files.
 */
export const keepsKind = async (
  { db, roles }: Granted<'draft'>,
  { kind, source, baseSource }: DraftRow,
  after: ChangeName,
): Promise<Outcome<true>> => {
  const foreign = await foreignFiles(db, kind, after.baseSource, after.source);
  if (foreign.length === 0) return done(true);
  const isOld =
    baseSource === after.baseSource && (await foreignFiles(db, kind, source, after.source)).length === 0;
  if (isOld) return done(true);
  return kind === 'content' && !hasRight(roles, 'configure')
    ? refused({ code: 'not-operator' })
    : mixed(kind);
};

/** Refuses a draft that changes a file of the other kind, with `only-operator-settings` or `no-operator-settings`. */
export const isOfOneKind = async (db: Db, { kind, baseSource, source }: DraftRow): Promise<Outcome<true>> =>
  (await foreignFiles(db, kind, baseSource, source)).length === 0 ? done(true) : mixed(kind);
