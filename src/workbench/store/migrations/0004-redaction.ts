// What the operator removes from drafts: values of edits and texts of files. Hashes, addresses, people and
// times stay.
export const redaction = `
-- Null: it was taken away; the hash stays, and says so should the same text come again.
alter table blob alter column text drop not null;

alter table draft_edit add column redacted boolean not null default false check (not redacted or (before is null and after is null));

create function refuse_edit_update() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('workbench.redacting', true), '') = '' or not new.redacted
    or (new.id, new.draft_id, new.rev, new.ordinal, new.address, new.author, new.at, new.client_id, new.kind)
      is distinct from (old.id, old.draft_id, old.rev, old.ordinal, old.address, old.author, old.at, old.client_id, old.kind)
  then
    raise exception 'draft_edit is written once: % refused', tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger draft_edit_kept on draft_edit;
create trigger draft_edit_update before update on draft_edit for each row execute function refuse_edit_update();
create trigger draft_edit_delete before delete on draft_edit for each row execute function refuse_change();

-- The name of a source whose text was taken away cannot be worked out any more; all its texts have to be known by their hashes still.
create or replace function check_source() returns trigger language plpgsql as $$
declare
  missing bigint;
  taken bigint;
  named text;
begin
  select count(*) filter (where blob.hash is null), count(*) filter (where blob.hash is not null and blob.text is null),
    encode(sha256(string_agg(
      convert_to(file.key, 'UTF8') || '\\x00'::bytea || convert_to(coalesce(blob.text, ''), 'UTF8') || '\\x00'::bytea, ''::bytea order by file.key collate "C"
    )), 'hex')
    into missing, taken, named
    from jsonb_each_text(new.files) as file left join blob on blob.hash = file.value;
  if missing > 0 or (taken = 0 and named is distinct from new.id) then
    raise exception 'source % is not what its files hold (% texts are missing)', new.id, missing using errcode = 'check_violation';
  end if;
  return new;
end $$;
`;
