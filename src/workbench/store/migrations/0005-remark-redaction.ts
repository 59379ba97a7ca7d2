// What the operator removes from comments and reviews: the text; user, time and subject stay.
export const remarkRedaction = `
-- An empty remark is one that was taken away: the API takes none from anybody.
alter table remark drop constraint remark_text_check;

create function refuse_text_update() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('workbench.redacting', true), '') = '' or new.text <> ''
    or to_jsonb(new) - 'text' is distinct from to_jsonb(old) - 'text'
  then
    raise exception '% is written once: % refused', tg_table_name, tg_op using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
drop trigger remark_kept on remark;
create trigger remark_update before update on remark for each row execute function refuse_text_update();
create trigger remark_delete before delete on remark for each row execute function refuse_change();
drop trigger sign_off_kept on sign_off;
create trigger sign_off_update before update on sign_off for each row execute function refuse_text_update();
create trigger sign_off_delete before delete on sign_off for each row execute function refuse_change();
`;
