/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */

import type { Block } from './config-files.ts';

/**
 * What checks, analysis and screens know of a block type: each definition of a block says it under `traits`, and `portal types` writes it to src/config/generated/block-traits.ts.
 */
export interface BlockTraits {
  /**
   * The word without which the block says nothing.
   */
  neededWord?: 'title' | 'content';
  /**
   * Without an item or card on show there is no block.
   */
  needsItems?: true;
  /**
   * Its items may inform without leading anywhere, as cards of their own or as sentences; everywhere else an item is a link.
   */
  itemsMayInform?: 'card' | 'sentence';
  /**
   * The facts that have to be true for its data to be there, by their source (`from` in facts.json).
   */
  dataFrom?: string[];
  /**
   * Further such facts where the field `only` of the block has this value.
   */
  dataFromOnly?: {
    [k: string]: string[];
  };
  /**
   * It carries the main heading of the page: always, or where it has a title of its own.
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
