// What the lists of drafts and of the log read without looking at content or history: when a draft changed
// last, the number of its changes, its text for the search, and how far the log was checked.
export const lists = `
-- Small letters without accents.
create function folded_text(text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize($1, NFD), '[\\u0300-\\u036f]', '', 'g'))
$$;

alter table draft add column changed_at timestamptz(3) not null default clock_timestamp();
-- Counted for the revision changes_rev; of another revision, or null, it is not known.
alter table draft add column changes integer;
alter table draft add column changes_rev bigint;
alter table draft add column searched text not null default '';

create function fold_draft() returns trigger language plpgsql as $$
begin
  new.searched := folded_text(new.name || chr(10) || new.note);
  return new;
end $$;
create trigger draft_searched before insert or update of name, note on draft for each row execute function fold_draft();

alter table draft disable trigger draft_move;
update draft set
  searched = folded_text(name || chr(10) || note),
  changed_at = coalesce((select max(audit.at) from audit where audit.subject = draft.id::text), draft.created_at),
  changes = case when source = base_source then 0 end,
  changes_rev = case when source = base_source then rev end;
alter table draft enable trigger draft_move;

create index draft_not_closed on draft (changed_at, id) where closed_at is null;
create index draft_by_state on draft (state, changed_at, id);
create index draft_by_creator on draft (created_by, changed_at, id) where closed_at is null;
create index draft_uncounted on draft (changed_at) where changes_rev is distinct from rev;
create index draft_edit_of_author on draft_edit (draft_id, author, id) where author is not null;
create index draft_edit_by_author on draft_edit (author, draft_id) where author is not null;
create index draft_author_person on draft_author (person_id, draft_id);
create index publication_by_draft on publication (draft_id, at);
create index audit_what on audit (what, id);
create index audit_actor_what on audit (actor, what, id);

-- One row. Up to through_id, whose hash is kept, all rows of the log follow each other. Another check from the first
-- row began at begun_at and came to again_id. A log that ever had most_id rows has them still.
create table log_check (
  one boolean primary key default true check (one),
  through_id bigint not null default 0,
  hash text not null default '',
  most_id bigint not null default 0,
  again_id bigint not null default 0,
  again_hash text not null default '',
  begun_at timestamptz(3) not null default clock_timestamp()
);
insert into log_check default values;
`;
