export const people = `
-- JSON that is kept to the letter, names in their order, and that jsonb could hold too: no zero character, no half of a pair.
create domain json_text as json check (value is null or value::jsonb is not null);

create table person (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  name text not null,
  email text,
  language text check (language in ('en', 'es')),
  theme text check (theme in ('light', 'dark')),
  created_at timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3),
  disabled_at timestamptz(3),
  unique (issuer, subject)
);

create table role_of (
  person_id uuid not null references person,
  role text not null check (role in ('viewer', 'editor', 'reviewer', 'publisher', 'administrator')),
  granted_by uuid references person,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (person_id, role),
  check (granted_by <> person_id)
);

create table session (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  person_id uuid not null references person,
  created_at timestamptz(3) not null default clock_timestamp(),
  idle_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  check (idle_until <= ends_at)
);
create index session_person on session (person_id);
create index session_end on session (idle_until);

create table sign_in (
  state_hash text primary key check (state_hash ~ '^[0-9a-f]{64}$'),
  verifier text not null,
  nonce text not null,
  return_to text not null,
  expires_at timestamptz(3) not null
);

create table setting (
  name text primary key,
  value jsonb not null,
  changed_by uuid references person,
  at timestamptz(3) not null default clock_timestamp()
);

create table freeze_window (
  id uuid primary key default gen_random_uuid(),
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  reason text not null,
  made_by uuid not null references person,
  at timestamptz(3) not null default clock_timestamp(),
  lifted_by uuid references person,
  lifted_at timestamptz(3),
  check (from_at < until_at),
  check (lifted_by is null or lifted_at is not null)
);

create table audit (
  id bigint primary key,
  at timestamptz(3) not null,
  actor uuid references person,
  through text not null check (through in ('web', 'cli', 'schedule')),
  what text not null,
  subject text not null,
  detail json_text not null,
  previous_hash text not null,
  hash text not null unique
);
create index audit_actor on audit (actor, id);
create index audit_subject on audit (subject);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
end $$;

-- The one change that the log allows: the detail of the row that the operator names gives way to a mark, and all else stays.
create function refuse_audit_update() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('workbench.redacting', true), '') <> old.id::text
    or (new.id, new.at, new.through, new.what, new.subject, new.previous_hash, new.hash)
      is distinct from (old.id, old.at, old.through, old.what, old.subject, old.previous_hash, old.hash)
    or new.actor is distinct from old.actor
    or new.detail::text <> '{"redacted":true}'
  then
    raise exception 'audit is written once: % refused', tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Everybody who follows the log hears of a row once its transaction is committed.
create function tell_audit() returns trigger language plpgsql as $$
begin
  perform pg_notify('workbench_audit', new.id::text);
  return null;
end $$;

create trigger audit_told after insert on audit for each row execute function tell_audit();
create trigger audit_update before update on audit for each row execute function refuse_audit_update();
create trigger audit_delete before delete on audit for each row execute function refuse_change();
create trigger audit_truncate before truncate on audit for each statement execute function refuse_change();
`;
