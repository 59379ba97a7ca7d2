// The log is written by the database while a transaction is committed. A server hands its notes over before that.
export const auditAtCommit = `
-- Empty but for transactions under way: their notes, and one of the roles that the person must have (Decision 0063).
create unlogged table audit_waiting (
  id bigint generated always as identity primary key,
  person uuid,
  roles text[] not null,
  notes json_text not null
);

-- The same as auditHash in audit.ts. The detail has sorted names and no blanks.
create function audit_hash(previous_hash text, id bigint, written_at timestamptz, actor uuid, through text, what text, subject text, detail text)
returns text language sql stable as $$
  select encode(sha256(convert_to(
    previous_hash || '{"actor":' || coalesce(to_json(actor)::text, 'null')
    || ',"at":"' || to_char(written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || '","detail":' || detail || ',"id":' || id || ',"subject":' || to_json(subject)
    || ',"through":' || to_json(through) || ',"what":' || to_json(what) || '}',
  'UTF8')), 'hex')
$$;

create function write_audit() returns trigger language plpgsql as $$
declare
  held text[];
  lost text;
  note record;
  last_id bigint;
  last_hash text;
  next_hash text;
  now timestamptz(3);
begin
  -- One lock for all writers until the end of the commit: the chain has no forks and no gaps, and no right ends
  -- after this. The same lock as in earlier versions; its number is the ASCII codes of "audit".
  perform pg_advisory_xact_lock(x'61756469'::bigint);
  if new.person is not null then
    held := array(select role from role_of where person_id = new.person);
    lost := case
      when not exists (select from person where id = new.person and disabled_at is null) then 'WB001'
      when held = '{}' then 'WB002'
      when not held && new.roles then 'WB003'
    end;
    if lost is not null then
      raise exception 'a right ended before the commit' using errcode = lost;
    end if;
  end if;
  select audit.id, audit.hash into last_id, last_hash from audit order by audit.id desc limit 1;
  now := clock_timestamp();
  for note in
    select * from json_to_recordset(new.notes) as (actor uuid, through text, what text, subject text, detail json)
  loop
    last_id := coalesce(last_id, 0) + 1;
    last_hash := coalesce(last_hash, '');
    next_hash := audit_hash(
      last_hash, last_id, now, note.actor, note.through, note.what, note.subject, note.detail::text
    );
    insert into audit (id, at, actor, through, what, subject, detail, previous_hash, hash)
    values (
      last_id, now, note.actor, note.through, note.what, note.subject, note.detail, last_hash, next_hash
    );
    last_hash := next_hash;
  end loop;
  delete from audit_waiting where id = new.id;
  return null;
end $$;

create constraint trigger audit_written after insert on audit_waiting
deferrable initially deferred for each row execute function write_audit();
`;
