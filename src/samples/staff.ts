/** Somebody who works in the workbench: a sample user, made up like the sample members. */
export interface StaffRecord {
  /** User name, and the subject of the identity that the sandbox's OpenID provider tells. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Roles that `npm start` gives them. */
  readonly roles: readonly ('viewer' | 'editor' | 'reviewer' | 'publisher' | 'administrator')[];
}

/** The sample users of the workbench, one for each role and one who may edit, review and publish. */
export const sampleStaff: readonly StaffRecord[] = [
  { id: 'edda', name: 'Edda Lindqvist', email: 'edda@brisamar.example', roles: ['editor'] },
  { id: 'rita', name: 'Rita Maldonado', email: 'rita@brisamar.example', roles: ['reviewer'] },
  { id: 'paul', name: 'Paul Okafor', email: 'paul@brisamar.example', roles: ['publisher'] },
  { id: 'ana', name: 'Ana Villaseñor', email: 'ana@brisamar.example', roles: ['viewer'] },
  { id: 'ada', name: 'Ada Brandt', email: 'ada@brisamar.example', roles: ['administrator'] },
  { id: 'solo', name: 'Solveig Omdahl', email: 'solo@brisamar.example', roles: ['editor', 'reviewer', 'publisher'] },
];
