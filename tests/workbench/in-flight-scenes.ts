import fc from 'fast-check';
import { type Name, usualRoles } from './in-flight-referee.ts';
import { change, prepared, publisher, type Step, urgent } from './in-flight-steps.ts';

/** A few steps one after the other, for what single random steps seldom come to. */
type Scene = fc.Arbitrary<readonly Step[]>;

const usualSettings = { approvals: 1, sole: true, urgent: true };

/** What a publication lacks: a second approval, another publisher, or an answer to a reviewer. */
const lacking = fc.constantFrom<
  { readonly approver: Name; readonly asker?: Name; readonly publisher: Name } & Partial<typeof usualSettings>
>(
  { approver: 'rita', publisher: 'paul', approvals: 2 },
  { approver: 'solo', publisher: 'solo', sole: false },
  { approver: 'rita', publisher: 'paul', asker: 'solo' },
  { approver: 'solo', publisher: 'paul', asker: 'rita' },
);

const emptied = (at: number): readonly Step[] => [
  { does: 'unschedule', slot: at },
  { does: 'discard', slot: at },
];

/** A draft that a person publishes at once although it lacks one thing. */
const premature: Scene = fc
  .tuple(lacking, fc.record({ ...change, who: fc.constantFrom<Name>('edda', 'rolf') }))
  .map(([{ approver, asker, publisher: who, ...others }, edit]): readonly Step[] => {
    const { slot: at } = edit;
    return [
      ...emptied(at),
      { does: 'rest' },
      { does: 'settings', ...usualSettings, ...others },
      { does: 'prepare', ...edit, approver },
      ...(asker === undefined
        ? []
        : ([
            { does: 'changes', slot: at, who: asker },
            { does: 'submit', slot: at },
          ] as const)),
      { does: 'publish', slot: at, who, instead: false },
      { does: 'rest' },
      { does: 'settings', ...usualSettings },
    ];
  });

/** No notice is under way, and the last one that went live is decided. */
const beforeNotice = (isAllowed = true): readonly Step[] => [
  ...emptied(prepared),
  { does: 'rest' },
  { does: 'settings', ...usualSettings, urgent: isAllowed },
  { does: 'confirm', who: 'rita' },
];

/** Two notices that one person publishes without an approval, one after the other, where that is allowed or not. */
const hasty: Scene = fc
  .tuple(fc.nat(prepared - 1), publisher, fc.constantFrom(true, true, false), fc.tuple(urgent, urgent))
  .map(([at, by, isAllowed, [first, second]]): readonly Step[] => [
    ...emptied(at),
    ...beforeNotice(isAllowed),
    { ...first, slot: prepared, publisher: by },
    { does: 'rest' },
    { ...second, slot: at, publisher: by },
    { does: 'rest' },
  ]);

/** A notice that Paul publishes without an approval, and that Edda wrote. */
const notice = urgent.map((one) => ({
  ...one,
  ...({ slot: prepared, who: 'edda', publisher: 'paul', isAsked: false, text: 'It is urgent.' } as const),
}));

/** A draft that Rita approves, and that Paul publishes. */
const publication = fc
  .record(change)
  .map((edit): readonly Step[] => [
    ...emptied(edit.slot),
    { does: 'prepare', ...edit, who: 'edda', approver: 'rita' },
    { does: 'publish', slot: edit.slot, who: 'paul', instead: false },
  ]);

const aFreeze: Step = { does: 'freeze', hours: 0, lasts: 1, schedules: 'move' };

/** A notice that a person publishes without an approval during a freeze. */
const frozen: Scene = notice.map((one) => [
  ...beforeNotice(),
  aFreeze,
  one,
  { does: 'rest' },
  { does: 'lift' },
]);

const partaking = fc.constantFrom<{ readonly who: Name; readonly publisher: Name; readonly decider: Name }>(
  { who: 'edda', publisher: 'solo', decider: 'solo' },
  { who: 'rolf', publisher: 'paul', decider: 'rolf' },
);

/** A notice about which its own publisher or author wants to decide. */
const ownDecision: Scene = fc
  .tuple(notice, partaking, fc.constantFrom('confirm', 'revert'))
  .map(([one, { decider, ...others }, decision]): readonly Step[] => [
    ...beforeNotice(),
    { ...one, ...others },
    { does: 'rest' },
    { does: decision, who: decider },
    { does: 'rest' },
  ]);

/** A notice that a reviewer takes back after another release. */
const lateRevert: Scene = fc
  .tuple(notice, publication)
  .map(([one, other]): readonly Step[] => [
    ...beforeNotice(),
    one,
    { does: 'rest' },
    ...other,
    { does: 'rest' },
    { does: 'revert', who: 'rita' },
    { does: 'rest' },
  ]);

const asking: Scene = fc.oneof(
  publication,
  notice.map((one): readonly Step[] => [...beforeNotice(), one]),
  notice.map((one): readonly Step[] => [
    ...beforeNotice(),
    one,
    { does: 'rest' },
    { does: 'revert', who: 'rita' },
  ]),
  fc.constant<readonly Step[]>([{ does: 'rollback', who: 'paul', back: 1 }]),
);

/** Items that a person removes and restores. */
const taking = fc.constantFrom<readonly [away: Step, back: Step]>(
  ...(['paul', 'rita'] as const).flatMap((who) => [
    [{ does: 'disable', who } as const, { does: 'enable', who } as const] as const,
    [
      { does: 'roles', who, roles: ['editor'] } as const,
      { does: 'roles', who, roles: usualRoles[who] } as const,
    ] as const,
  ]),
  [
    { does: 'settings', approvals: 2, sole: true, urgent: false },
    { does: 'settings', ...usualSettings },
  ],
  [aFreeze, { does: 'lift' }],
);

/** A publication that is asked for rightly, and then loses something that it needs before its entry. */
const overtaken: Scene = fc
  .tuple(asking, taking)
  .map(([asked, [away, back]]) => [...asked, away, { does: 'rest' }, back]);

/** All of them. */
export const scenes: readonly Scene[] = [premature, hasty, frozen, ownDecision, lateRevert, overtaken];
