// The server merges open drafts onto each release. Nobody is the author of that, and approvals stay where the
// change is proved to be the same.
export const rebases = `
alter table draft add column rebased json_text;

alter table draft_edit alter column author drop not null;
alter table draft_edit drop constraint draft_edit_kind_check;
alter table draft_edit add constraint draft_edit_kind_check
  check (kind in ('edit', 'merge', 'import', 'restore', 'file', 'rebase'));
alter table draft_edit add constraint draft_edit_author_check check ((author is null) = (kind = 'rebase'));

create or replace function check_draft_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state || '>' || new.state) not in (
    'open>review', 'open>discarded', 'review>open', 'review>discarded', 'review>scheduled', 'review>publishing',
    'scheduled>review', 'scheduled>publishing', 'publishing>published', 'publishing>review', 'discarded>open'
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

-- Whether the change from one base to one source is the change that was approved.
create table proof (
  approved_base text not null references source,
  approved_source text not null references source,
  base_source text not null references source,
  source text not null references source,
  result text not null check (result in ('same', 'other-changes', 'other-effect', 'too-large', 'errors', 'failed')),
  code text not null,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (source, base_source, approved_source, approved_base)
);
`;
