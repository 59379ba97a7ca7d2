import m01 from './members/m01.json' with { type: 'json' };
import m02 from './members/m02.json' with { type: 'json' };
import m03 from './members/m03.json' with { type: 'json' };
import m04 from './members/m04.json' with { type: 'json' };
import m05 from './members/m05.json' with { type: 'json' };
import m06 from './members/m06.json' with { type: 'json' };
import m07 from './members/m07.json' with { type: 'json' };
import m08 from './members/m08.json' with { type: 'json' };
import m09 from './members/m09.json' with { type: 'json' };
import m10 from './members/m10.json' with { type: 'json' };
import m11 from './members/m11.json' with { type: 'json' };
import m12 from './members/m12.json' with { type: 'json' };
import m13 from './members/m13.json' with { type: 'json' };
import m14 from './members/m14.json' with { type: 'json' };
import m15 from './members/m15.json' with { type: 'json' };
import m16 from './members/m16.json' with { type: 'json' };
import m17 from './members/m17.json' with { type: 'json' };
import m18 from './members/m18.json' with { type: 'json' };
import m19 from './members/m19.json' with { type: 'json' };
import m20 from './members/m20.json' with { type: 'json' };
import m21 from './members/m21.json' with { type: 'json' };
import { moreMembers } from './generated/more-members.ts';
import type { MemberRecord } from './generated/member-record.ts';

const ofRows: readonly object[] = [
  ...[m01, m02, m03, m04, m05, m06, m07, m08, m09, m10, m11],
  ...[m12, m13, m14, m15, m16, m17, m18, m19, m20, m21],
];

const every: readonly object[] = [...ofRows, ...moreMembers];

/** Returns the sample members that the acceptance tests use, m01 first. */
export const readRowMembers = (): readonly MemberRecord[] => ofRows as readonly MemberRecord[];

/** Returns all sample members, starting with those of the acceptance tests. Works in browsers too. */
export const readMembers = (): readonly MemberRecord[] => every as readonly MemberRecord[];
