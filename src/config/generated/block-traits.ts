/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

import type { Block } from './config-files.ts';

/**
 * Properties of a block type that the check, the analysis and the screens use. `portal types` writes the list in each block's `traits` to a generated file.
 */
export interface BlockTraits {
  /**
   * The text that the block must have; without it, the block is empty.
   */
  neededWord?: 'title' | 'content';
  /**
   * The block is shown only if at least one of its items or cards is shown.
   */
  needsItems?: true;
  /**
   * Its items may have no link: they are then separate cards or sentences. In other blocks, every item needs a link.
   */
  itemsMayInform?: 'card' | 'sentence';
  /**
   * The facts that must be true for the block to have data, by their source (`from` in facts.json).
   */
  dataFrom?: string[];
  /**
   * Additional facts of this kind if the field `only` of the block has this value.
   */
  dataFromOnly?: {
    [k: string]: string[];
  };
  /**
   * The block contains the main heading of the page: always, or only if it has its own title.
   */
  mainHeading?: 'always' | 'withTitle';
}

type ByType<Trait extends keyof BlockTraits> = { readonly [Type in Block['type']]?: BlockTraits[Trait] };

export const neededWord: ByType<'neededWord'> = {
  quickLinks: 'title',
  planSpending: 'title',
  costShares: 'title',
  careTeam: 'title',
  banner: 'title',
  infoCard: 'title',
  text: 'content',
  notice: 'content',
  coverageChooser: 'title',
  signIn: 'title',
  notFound: 'title',
  faq: 'title',
  documentList: 'title',
  languageForm: 'title',
  invoice: 'title',
};

export const needsItems: ByType<'needsItems'> = {
  quickLinks: true,
  linkCards: true,
  documentList: true,
  tierCards: true,
};

export const itemsMayInform: ByType<'itemsMayInform'> = {
  linkCards: 'card',
  notice: 'sentence',
  tierCards: 'card',
};

export const dataFrom: ByType<'dataFrom'> = {
  idCard: ['session:isCoverageSelected'],
  fullIdCard: ['session:isCoverageSelected'],
  premiumDue: ['session:isCoverageSelected'],
  planSpending: ['session:isCoverageSelected', 'derived:hasPlanSpending'],
  costShares: ['session:isCoverageSelected', 'derived:hasCostShares'],
  careTeam: ['session:isCoverageSelected'],
  coverageChooser: ['derived:coverageCount'],
  invoice: ['session:isCoverageSelected', 'derived:hasInvoice'],
};

export const dataFromOnly: ByType<'dataFromOnly'> = {
  planSpending: {'pharmacy':['derived:hasRxAccumulators']},
};

export const mainHeading: ByType<'mainHeading'> = {
  greeting: 'always',
  coverageChooser: 'withTitle',
  signIn: 'always',
  notFound: 'always',
};
