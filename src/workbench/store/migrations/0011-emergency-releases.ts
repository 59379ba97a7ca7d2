// A notice that one person published without an approval. A reviewer confirms it, or reverts it by another
// publication.
export const emergencyReleases = `
alter table publication add column is_emergency boolean not null default false;
alter table publication add column reverts uuid references publication deferrable initially deferred;
alter table publication add column decision text check (decision in ('confirmed', 'reverted'));
alter table publication add column decided_by uuid references person;
alter table publication add column decided_at timestamptz(3);
alter table publication add constraint publication_emergency
  check (not is_emergency or kind = 'publish' and schedule_id is null);
alter table publication add constraint publication_reverts check (reverts is null or kind = 'rollback');
alter table publication add constraint publication_decision check (
  (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
  and (decision is null or is_emergency and state = 'settled')
);
create unique index publication_reverting on publication (reverts) where state in ('asked', 'storing');
create index publication_undecided on publication (requested_by) where is_emergency and decision is null;
`;
