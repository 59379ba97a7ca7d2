// The role of operators, and drafts for operator settings alone.
export const operatorSettings = `
alter table role_of drop constraint role_of_role_check;
alter table role_of add constraint role_of_role_check
  check (role in ('viewer', 'editor', 'reviewer', 'publisher', 'administrator', 'operator'));

alter table draft add column kind text not null default 'content' check (kind in ('content', 'operator'));

update draft set kind = 'operator' from source, source as base
where source.id = draft.source and base.id = draft.base_source and source.id <> base.id
  and source.files - 'config/environments.json' = base.files - 'config/environments.json';

create function keep_draft_kind() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of a draft never changes' using errcode = 'check_violation';
end $$;
create trigger draft_kind before update on draft for each row when (new.kind <> old.kind) execute function keep_draft_kind();
`;
