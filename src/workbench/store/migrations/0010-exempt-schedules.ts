// A schedule that a publisher let through a freeze.
export const exemptSchedules = `
alter table schedule add column is_exempt boolean not null default false;
`;
