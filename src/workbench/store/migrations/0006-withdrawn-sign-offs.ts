// Rows are written once, so another row withdraws a sign-off: the newest of a user about an outcome counts.
export const withdrawnSignOffs = `
alter table sign_off drop constraint sign_off_verdict_check;

alter table sign_off
  add constraint sign_off_verdict_check
  check (verdict in ('right', 'wrong', 'withdrawn'));

-- The newest word of each person on each outcome is looked for whenever somebody opens the table.
create index sign_off_newest
  on sign_off (item, column_name, cell_hash, person_id, at desc);
`;
