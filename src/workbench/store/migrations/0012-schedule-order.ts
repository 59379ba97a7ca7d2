// The position, then the order of scheduling, decides between drafts that are scheduled for one time.
export const scheduleOrder = `
alter table schedule add column position bigint not null default 0;
`;
