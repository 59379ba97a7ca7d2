// A request for changes holds until it is withdrawn or dismissed; a review names what the draft was called; a
// copy has the authors of what it took over.
export const standingRequests = `
alter table review add column dismissed_by uuid references person;
alter table review add column dismissed_at timestamptz(3);
alter table review add constraint review_dismissed
  check ((dismissed_by is null) = (dismissed_at is null) and (dismissed_at is null or verdict = 'changes'));
alter table review add column draft_name text;

create table draft_author (
  draft_id uuid not null references draft,
  person_id uuid not null references person,
  primary key (draft_id, person_id)
);
create trigger draft_author_kept before update or delete on draft_author for each row execute function refuse_change();
`;
