-- Maintains tag_counts, once per statement. Rows are written in key order, so that two statements cannot deadlock.
create or replace function tag_counts_update() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tag_counts as stored
      select tag, rating, count(*) from new_stories, normalized_tags(tags) tag where status = 'PUBLISHED'
      group by tag, rating order by tag, rating
      on conflict (tag, rating) do update set story_count = stored.story_count + excluded.story_count;
  elsif tg_op = 'DELETE' then
    insert into tag_counts as stored
      select tag, rating, -count(*) from old_stories, normalized_tags(tags) tag where status = 'PUBLISHED'
      group by tag, rating order by tag, rating
      on conflict (tag, rating) do update set story_count = stored.story_count + excluded.story_count;
  else
    insert into tag_counts as stored
      select tag, rating, sum(change) from (
        select tag, rating, 1 as change from new_stories, normalized_tags(tags) tag where status = 'PUBLISHED'
        union all
        select tag, rating, -1 from old_stories, normalized_tags(tags) tag where status = 'PUBLISHED') changes
      group by tag, rating having sum(change) <> 0 order by tag, rating
      on conflict (tag, rating) do update set story_count = stored.story_count + excluded.story_count;
  end if;
  return null;
end $$;

create or replace trigger tag_counts_on_insert after insert on stories
  referencing new table as new_stories for each statement execute function tag_counts_update();
create or replace trigger tag_counts_on_update after update on stories
  referencing old table as old_stories new table as new_stories for each statement execute function tag_counts_update();
create or replace trigger tag_counts_on_delete after delete on stories
  referencing old table as old_stories for each statement execute function tag_counts_update();
