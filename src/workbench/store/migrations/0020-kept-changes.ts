// A text is stored as what it changes in an earlier text, a source as the files that differ from an earlier one,
// so that an edit does not store all files again; Decision 0064.
export const keptChanges = `
-- Of base (its hash as bytes), a change keeps this many bytes at the start and at the end; the piece is between
-- them. depth counts the changes down to a whole text. Without text and base, the text was removed.
alter table blob add column base bytea;
alter table blob add column base_start integer;
alter table blob add column base_end integer;
alter table blob add column piece text;
alter table blob add column depth smallint not null default 0;
alter table blob add constraint blob_kept
  check (num_nulls(base, base_start, base_end, piece) in (0, 4) and num_nulls(text, base) > 0);

create function changed_bytes(base bytea, base_start integer, base_end integer, piece text)
returns bytea language sql immutable as $$
  select substring(base from 1 for base_start) || convert_to(piece, 'UTF8') || substring(base from length(base) - base_end + 1)
$$;

-- Null for a text that was removed. Volatile, so that a trigger finds rows that the same statement wrote.
create function blob_bytes(wanted text) returns bytea language plpgsql as $$
declare
  step record;
  made bytea;
begin
  for step in
    with recursive chain as (
      select text, base, base_start, base_end, piece, 0 as place from blob where hash = wanted
      union all
      select blob.text, blob.base, blob.base_start, blob.base_end, blob.piece, place + 1
        from chain join blob on blob.hash = encode(chain.base, 'hex')
    )
    select * from chain order by place desc
  loop
    made := case when step.base is null then convert_to(step.text, 'UTF8')
      else changed_bytes(made, step.base_start, step.base_end, step.piece) end;
  end loop;
  return made;
end $$;

create function whole_text(blob) returns text language sql as $$
  select case when $1.base is null then $1.text else convert_from(blob_bytes($1.hash), 'UTF8') end
$$;

-- A change gives the text that its hash names. Reading one takes at most 64 steps, which make at most 4 MB: the next
-- one is stored whole. An update makes a text whole, removes it, or restores a removed one.
create function check_blob() returns trigger language plpgsql as $$
declare
  made bytea;
begin
  if new.text is not null or (tg_op = 'UPDATE' and old.base is not null) then
    new.base := null;
  end if;
  if new.base is not null then
    made := changed_bytes(blob_bytes(encode(new.base, 'hex')), new.base_start, new.base_end, new.piece);
    if made is null or encode(sha256(made), 'hex') <> new.hash then
      raise exception 'text % is not what its change makes of %', new.hash, encode(new.base, 'hex') using errcode = 'check_violation';
    end if;
    new.depth := (select depth + 1 from blob where hash = encode(new.base, 'hex'));
    if new.depth > 64 or new.depth * length(made) > 4000000 then
      new.base := null;
      new.text := convert_from(made, 'UTF8');
    end if;
  end if;
  if new.base is null then
    new.base_start := null;
    new.base_end := null;
    new.piece := null;
    new.depth := 0;
  end if;
  return new;
end $$;
create trigger blob_named before insert or update on blob for each row execute function check_blob();

create function keep_base() returns trigger language plpgsql as $$
begin
  if exists (select from blob where base = decode(old.hash, 'hex')) then
    raise exception 'text % is needed: other texts are stored as changes of it', old.hash using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger blob_needed after update on blob for each row when (new.text is null and new.base is null) execute function keep_base();
create trigger blob_delete before delete on blob for each row execute function refuse_change();

-- Of base, which has all its files: the hash of each file that differs; null for one that base has alone.
alter table source alter column files drop not null;
alter table source add column base bytea;
alter table source add column changes jsonb;
alter table source add constraint source_kept
  check (num_nulls(base, changes) in (0, 2) and num_nulls(files, base) = 1);

create function source_files(source) returns jsonb language sql as $$
  select coalesce($1.files, (
    select jsonb_strip_nulls(whole.files || $1.changes) from source as whole where whole.id = encode($1.base, 'hex')
  ))
$$;

create or replace function check_source() returns trigger language plpgsql as $$
declare
  missing bigint;
  taken bigint;
  named text;
begin
  select count(*) filter (where blob.hash is null),
    count(*) filter (where blob.hash is not null and num_nulls(blob.text, blob.base) = 2),
    encode(sha256(string_agg(
      convert_to(file.key, 'UTF8') || '\\x00'::bytea
        || coalesce(case when blob.base is null then convert_to(blob.text, 'UTF8') else blob_bytes(blob.hash) end, ''::bytea)
        || '\\x00'::bytea, ''::bytea order by file.key collate "C"
    )), 'hex')
    into missing, taken, named
    from jsonb_each_text(source_files(new)) as file left join blob on blob.hash = file.value;
  if missing > 0 or (taken = 0 and named is distinct from new.id) then
    raise exception 'source % is not what its files hold (% texts are missing)', new.id, missing using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger source_delete before delete on source for each row execute function refuse_change();

-- Each hash covers the number of its row: no two can be the same, and nothing looks for one.
alter table audit drop constraint audit_hash_key;
`;
