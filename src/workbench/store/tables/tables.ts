import type {
  BlobTable,
  DraftAuthorTable,
  DraftEditTable,
  DraftTable,
  ExchangeTable,
  PresenceTable,
  ProofTable,
  RemarkTable,
  ReviewTable,
  SignOffTable,
  SourceTable,
  ThreadTable,
} from './draft-tables.ts';
import type {
  AuditTable,
  LogCheckTable,
  FreezeWindowTable,
  PersonTable,
  RoleOfTable,
  SessionTable,
  SettingTable,
  SignInTable,
} from './people-tables.ts';
import type { DismissedStopTable, PublicationTable, ScheduleTable } from './publication-tables.ts';

// Names are camelCase here and snake_case in the database.
export interface Tables {
  readonly person: PersonTable;
  readonly roleOf: RoleOfTable;
  readonly session: SessionTable;
  readonly signIn: SignInTable;
  readonly blob: BlobTable;
  readonly source: SourceTable;
  readonly draft: DraftTable;
  readonly draftEdit: DraftEditTable;
  readonly draftAuthor: DraftAuthorTable;
  readonly review: ReviewTable;
  readonly proof: ProofTable;
  readonly thread: ThreadTable;
  readonly remark: RemarkTable;
  readonly schedule: ScheduleTable;
  readonly dismissedStop: DismissedStopTable;
  readonly publication: PublicationTable;
  readonly signOff: SignOffTable;
  readonly exchange: ExchangeTable;
  readonly presence: PresenceTable;
  readonly setting: SettingTable;
  readonly freezeWindow: FreezeWindowTable;
  readonly audit: AuditTable;
  readonly logCheck: LogCheckTable;
}
