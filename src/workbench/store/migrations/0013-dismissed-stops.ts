// The notices about stopped schedules that a user has dismissed.
export const dismissedStops = `
create table dismissed_stop (
  schedule_id uuid not null references schedule,
  person_id uuid not null references person,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (schedule_id, person_id)
);
create index schedule_by_draft on schedule (draft_id, created_at);
`;
