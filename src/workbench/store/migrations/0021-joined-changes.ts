// Texts are often changed where they were changed last: both changes together are stored as one, so that reading a text
// takes few steps; Decisions 0064 and 0066.
export const joinedChanges = `
create or replace function blob_bytes(wanted text) returns bytea language plpgsql as $$
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
    -- Not changed_bytes: calling a function for each step takes five times as long.
    if step.base is null then
      made := convert_to(step.text, 'UTF8');
    else
      made := substring(made from 1 for step.base_start) || convert_to(step.piece, 'UTF8')
        || substring(made from length(made) - step.base_end + 1);
    end if;
  end loop;
  return made;
end $$;

-- A change gives the text that its hash names. With the one below it, it is stored as one change if that is hardly
-- longer than the longer one. Reading one takes at most 64 steps, which make at most 4 MB: the next one is stored whole. An update makes
-- a text whole, removes it, or restores a removed one.
create or replace function check_blob() returns trigger language plpgsql as $$
declare
  made bytea;
  below blob;
  first integer;
  last integer;
begin
  if new.text is not null or (tg_op = 'UPDATE' and old.base is not null) then
    new.base := null;
  end if;
  if new.base is not null then
    made := changed_bytes(blob_bytes(encode(new.base, 'hex')), new.base_start, new.base_end, new.piece);
    if made is null or encode(sha256(made), 'hex') <> new.hash then
      raise exception 'text % is not what its change makes of %', new.hash, encode(new.base, 'hex') using errcode = 'check_violation';
    end if;
    select * into below from blob where hash = encode(new.base, 'hex');
    new.depth := below.depth + 1;
    first := least(new.base_start, below.base_start);
    last := least(new.base_end, below.base_end);
    if below.base is not null
      and length(made) - first - last <= greatest(octet_length(new.piece), octet_length(below.piece)) + 16
    then
      new.base := below.base;
      new.base_start := first;
      new.base_end := last;
      new.piece := convert_from(substring(made from first + 1 for length(made) - first - last), 'UTF8');
      new.depth := below.depth;
    end if;
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
`;
