// A review is bound to the change: the base beside the source, and the hash of the edits between them.
export const reviewedChanges = `
alter table review add column base_source text references source;
alter table review add column base_number bigint;
alter table review add column change_list_hash text check (change_list_hash ~ '^[0-9a-f]{64}$');

-- The base that a draft had at a time: the one before the next mark of its history, else the base of today.
create function base_at(review_draft uuid, review_at timestamptz) returns jsonb language sql stable as $$
  select case when later.address is null
    then jsonb_build_object('source', draft.base_source, 'number', draft.base_number)
    else later.before::jsonb end
  from draft
  left join lateral (
    select address, before from draft_edit
    where draft_id = draft.id and address = '@base' and at >= review_at order by id limit 1
  ) as later on true
  where draft.id = review_draft
$$;

update review set
  base_source = base_at(draft_id, at) ->> 'source',
  base_number = (base_at(draft_id, at) ->> 'number')::bigint;

-- For an older server and an older export, which name no base.
create function set_review_base() returns trigger language plpgsql as $$
begin
  if new.base_source is null then
    new.base_source := base_at(new.draft_id, new.at) ->> 'source';
    new.base_number := (base_at(new.draft_id, new.at) ->> 'number')::bigint;
  end if;
  return new;
end $$;
create trigger review_base before insert on review for each row execute function set_review_base();
`;
