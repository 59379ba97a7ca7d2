/** A sign-off that was pressed by mistake is taken back by another row, as all rows are written once. */
export const withdrawnSignOffs = `
alter table sign_off drop constraint sign_off_verdict_check;
alter table sign_off add constraint sign_off_verdict_check check (verdict in ('right', 'wrong', 'withdrawn'));
`;
