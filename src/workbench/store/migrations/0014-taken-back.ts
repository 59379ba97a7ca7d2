// The release whose change an edit undoes, or whose value it restores.
export const takenBack = `
alter table draft_edit add column undoes bigint;
alter table draft_edit add column restores bigint;
alter table draft_edit add constraint draft_edit_takes_back check (undoes is null or restores is null);
create index draft_edit_undoes on draft_edit (undoes) where undoes is not null;
`;
