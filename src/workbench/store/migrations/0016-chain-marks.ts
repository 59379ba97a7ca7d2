// How a publication differs from the chain of releases, and how often it was tried. Of two publications with one
// number, the chain has at most one.
export const chainMarks = `
alter table publication add column differs json_text;
alter table publication add column attempts bigint not null default 0;
alter table publication drop constraint publication_number_key;
create unique index publication_number on publication (number) where differs is null;
create index publication_differs on publication (id) where differs is not null;
create index publication_settled on publication (settled_at) where state = 'settled';

create or replace function check_draft_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state || '>' || new.state) not in (
    'open>review', 'open>discarded', 'review>open', 'review>discarded', 'review>scheduled', 'review>publishing',
    'scheduled>review', 'scheduled>publishing', 'publishing>published', 'publishing>review', 'discarded>open',
    'published>review', 'open>published', 'review>published'
  ) then
    raise exception 'a draft does not go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.rev not in (old.rev, old.rev + 1) then
    raise exception 'the revision of a draft grows by one, not from % to %', old.rev, new.rev using errcode = 'check_violation';
  end if;
  if (new.source <> old.source or new.rev <> old.rev) and old.state not in ('open', 'review')
    and (old.state <> 'scheduled' or new.base_source = old.base_source)
  then
    raise exception 'a draft is not edited while it is %', old.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;
