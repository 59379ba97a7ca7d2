export interface StaffRecord {
  /** The user name, which is also the subject at the sandbox's OpenID provider. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly ('viewer' | 'editor' | 'reviewer' | 'publisher' | 'administrator' | 'operator')[];
}

export const sampleStaff: readonly StaffRecord[] = [
  { id: 'edda', name: 'Edda Lindqvist', email: 'edda@brisamar.example', roles: ['editor'] },
  { id: 'rita', name: 'Rita Maldonado', email: 'rita@brisamar.example', roles: ['reviewer'] },
  { id: 'paul', name: 'Paul Okafor', email: 'paul@brisamar.example', roles: ['publisher'] },
  { id: 'ana', name: 'Ana Villaseñor', email: 'ana@brisamar.example', roles: ['viewer'] },
  { id: 'ada', name: 'Ada Brandt', email: 'ada@brisamar.example', roles: ['administrator'] },
  { id: 'otto', name: 'Otto Reyes', email: 'otto@brisamar.example', roles: ['operator'] },
  {
    id: 'solo',
    name: 'Solveig Omdahl',
    email: 'solo@brisamar.example',
    roles: ['editor', 'reviewer', 'publisher'],
  },
];
