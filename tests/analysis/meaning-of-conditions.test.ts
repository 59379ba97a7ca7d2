import { describe, expect, it } from 'vitest';
import { diffReport } from '../../src/analysis/diff/diff-report.ts';
import type { MeaningDiff } from '../../src/analysis/diff/meaning-diff.ts';
import { diffText, plainMarks } from '../../src/authoring/reports/diff-text.ts';
import type { PlacedBlock } from '../../src/config/portal-config.ts';
import { frozenMeaning, setRule } from '../support/config/analysed-portal.ts';

type FaqBlock = Extract<PlacedBlock, { type: 'faq' }>;

const { before, states, after, concerned } = frozenMeaning();
const v = (name: string) => ({ var: name });

describe('the meaning diff of values that are not items', () => {
  it('names the members of gates that show no item: of a block with past due, and of settings', () => {
    const anyAmount = after((portal) => setRule(portal, 'showsPastDue', v('isPastDue')));
    const dueBlocks = ['billing/premiumDue', 'home/premiumDue'];
    const gatesOf = ({ changes }: MeaningDiff) => changes.filter(({ kind }) => kind === 'gates');
    const changesOf = ({ changes }: Pick<MeaningDiff, 'changes'>) =>
      changes.map(({ kind, item, what, after: is }) => [kind, item, what, is]);
    expect(changesOf({ changes: gatesOf(anyAmount) })).toEqual(
      dueBlocks.map((item) => ['gates', item, 'pastDueWhen', 'true']),
    );
    expect(concerned(anyAmount, gatesOf(anyAmount)[0]!.members)).toEqual(['m18/2']);
    const anotherName = after((portal) => {
      for (const screen of portal.config.screens)
        for (const block of screen.blocks) if (block.type === 'premiumDue') block.pastDueWhen = 'isPastDue';
    });
    expect(changesOf(anotherName)).toEqual(changesOf({ changes: gatesOf(anyAmount) }));
    expect(anotherName.unaffected).toEqual([]);
    expect(diffText(diffReport(anotherName, 'en', states), 'en', plainMarks)).toMatch(
      /^Conditions\n {2}billing\/premiumDue, home\/premiumDue pastDueWhen: now true\n {4}.*past due and the member is known to owe nothing.*m18\/2\); only assumed: owedIsAboveZero, billingDetailsNeedBilling\n\nContent from the content service [^\n]* is not compared\.$/,
    );

    const forSubjects = after((portal) => setRule(portal, 'isNewToPortal', v('isFirstLogin')));
    expect(changesOf(forSubjects)).toEqual([
      ['shown', 'shell/settings/firstLogin', 'now', undefined],
      ['shown', 'shell/settings/firstLoginPaperless', 'now', undefined],
    ]);
    expect(diffReport(forSubjects, 'es', states).changes[0]).toMatchObject({
      text: 'shell/settings/firstLogin: ahora se muestra',
      members: expect.stringContaining('se muestra la cuenta de otra persona') as string,
    });
  });

  it('compares the conditions that settings name by their members, not by their names', () => {
    const noticeFor = (name: string) =>
      after((portal) => void (portal.config.settings.externalLinkNotice = name));
    const federal = noticeFor('isFEHB');
    expect(federal.other).toEqual([]);
    expect(federal.changes.map(({ item, what }) => [item, what])).toEqual([
      ['shell/settings/externalLinkNotice', 'now'],
      ['shell/settings/externalLinkNotice', 'gone'],
    ]);
    expect(concerned(federal, federal.changes[0]!.members)).toEqual(['m14']);
    const sameMembers = after((portal) => {
      setRule(portal, 'isAnyMedicare', { '!': v('isNotMedicare') });
      portal.config.settings.externalLinkNotice = 'isAnyMedicare';
    });
    expect(sameMembers).toMatchObject({
      isEmpty: true,
      changes: [],
      other: [],
      unaffected: ['shell/settings/externalLinkNotice'],
    });
  });

  it('compares a setting only for members whom it affects', () => {
    const forVisitors = after((portal) =>
      setRule(portal, 'isNewToPortal', { or: [portal.config.rules['isNewToPortal']!, v('isSignedOut')] }),
    );
    expect(forVisitors.isEmpty).toBe(true);
    const paperless = after((portal) => void (portal.config.settings.firstLoginPaperless = 'isPPO'));
    const { diagrams, conditions } = paperless.world;
    expect(paperless.changes.map(({ item, what }) => [item, what])).toEqual([
      ['shell/settings/firstLoginPaperless', 'now'],
      ['shell/settings/firstLoginPaperless', 'gone'],
    ]);
    for (const { members } of paperless.changes)
      expect(diagrams.covers(conditions.ofName('isNewToPortal')!, members)).toBe(true);
  });

  it('reports a fact that is read from other data: only the data decide whom that affects', () => {
    const misread = after(
      (portal) => void Object.assign(portal.config.facts['hasBilling']!, { from: 'data:individualBiling' }),
    );
    expect(misread).toMatchObject({
      isEmpty: false,
      changes: [],
      other: [
        { at: 'facts.hasBilling.from', before: '"data:individualBilling"', after: '"data:individualBiling"' },
      ],
    });
    expect(diffText(diffReport(misread, 'en', states), 'en', plainMarks)).toBe(
      'For everyone\n  facts.hasBilling.from: "data:individualBilling" → "data:individualBiling" (the affected members depend on the data)\n\n' +
        'Content from the content service (questions and answers, pages, menu links) is not compared.',
    );
    const others = after(({ config: { facts } }) => {
      Object.assign(facts['metalTier']!, {
        otherwise: 'Bronze',
        values: ['none', 'Platinum', 'Silver', 'Bronze', 'Copper'],
      });
      Object.assign(facts['coverageCount']!, { min: 1, max: 4, changes: 'member' });
      Object.assign(facts['network']!, {
        values: ['none', 'directAdvantage', 'premier', 'value', 'choice', 'performance'],
      });
    });
    expect(others.other.map(({ at }) => at)).toEqual([
      'facts.metalTier.values',
      'facts.metalTier.otherwise',
      'facts.coverageCount.min',
      'facts.coverageCount.max',
    ]);
    expect(others.other[0]).toMatchObject({ before: '["Bronze","Gold","Platinum","Silver","none"]' });
  });

  it('compares a table by variant by what members get from it', () => {
    const withFaq = (change: (faqMain: Record<string, string>) => void) =>
      after((portal) => {
        for (const { blocks } of portal.config.screens)
          for (const block of blocks) if (block.type === 'faq') change(block.faqMain);
      });
    const { faqMain } = before.config.screens
      .flatMap(({ blocks }) => blocks)
      .find(({ type }) => type === 'faq') as FaqBlock;
    const medicare = withFaq((table) => void (table['medicare'] = 'another'));
    const got = ({ changes }: MeaningDiff) =>
      changes.map(({ kind, what, before: was, after: is }) => [kind, what, was, is]);
    expect(got(medicare)[0]).toEqual(['looks', 'faqMain', JSON.stringify(faqMain['medicare']), '"another"']);
    expect(new Set(got(medicare).map((change) => JSON.stringify(change))).size).toBe(1);
    const readers = medicare.changes.map(({ members }) => concerned(medicare, members));
    expect(readers.flat()).toContain('m08');
    expect(readers.flat()).not.toContain('m05');
    const without = withFaq((table) => delete table['medicare']);
    expect(without.changes.map(({ members }) => concerned(without, members))).toEqual(readers);
    const same = withFaq((table) => void (table['ppo'] = table['default']!));
    expect(same).toMatchObject({ isEmpty: true });
    expect(same.unaffected.length).toBeGreaterThan(0);
    const otherVariant = after((portal) => {
      for (const variant of portal.config.variants)
        if (variant.name === 'medicare') Object.assign(variant, { when: 'isFEHB' });
    });
    const gained = otherVariant.changes.find(
      ({ what, after: is }) => what === 'faqMain' && is === JSON.stringify(faqMain['medicare']),
    )!;
    expect(concerned(otherVariant, gained.members)).toEqual(['m14']);
  });
});
