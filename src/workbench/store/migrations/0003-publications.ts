export const publications = `
create table schedule (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references draft,
  source text not null references source,
  base_number bigint not null,
  at timestamptz(3) not null,
  wall text not null,
  zone text not null check (zone = 'America/Los_Angeles'),
  state text not null check (state in ('waiting', 'firing', 'done', 'failed', 'cancelled')),
  lease_by text,
  lease_until timestamptz(3),
  attempt bigint not null default 0,
  failure json_text,
  created_by uuid not null references person,
  created_at timestamptz(3) not null default clock_timestamp()
);
create unique index schedule_of_draft on schedule (draft_id) where state in ('waiting', 'firing');
create index schedule_due on schedule (at) where state in ('waiting', 'firing');

create table publication (
  id uuid primary key,
  draft_id uuid references draft,
  schedule_id uuid references schedule,
  kind text not null check (kind in ('publish', 'rollback')),
  source text not null,
  base_number bigint not null,
  requested_by uuid not null references person,
  message text not null default '',
  state text not null check (state in ('asked', 'storing', 'settled', 'failed')),
  lease_by text,
  lease_until timestamptz(3),
  number bigint unique,
  release text,
  failure json_text,
  at timestamptz(3) not null default clock_timestamp(),
  settled_at timestamptz(3),
  check ((draft_id is null) = (kind = 'rollback')),
  check ((state = 'settled') = (number is not null and release is not null)),
  check ((settled_at is not null) = (state in ('settled', 'failed')))
);
create unique index publication_of_draft on publication (draft_id) where state in ('asked', 'storing');
create index publication_open on publication (at) where state in ('asked', 'storing');
`;
