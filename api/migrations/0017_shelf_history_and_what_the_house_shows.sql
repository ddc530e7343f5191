-- What a reader marked to find again.
create table shelf (
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  marked_at timestamptz not null,
  primary key (user_id, story_id)
);
create index shelf_latest on shelf (user_id, marked_at desc, story_id desc);
create index shelf_of_story on shelf (story_id);

-- The reading history: where each story's current save stands, the last played first.
create index archives_played on archives (user_id, saved_at desc, id desc) where is_current;

-- What the house shows on its home page, edited by administrators. `place` is the order, from 0.
create table banners (
  id text primary key,
  title text not null,
  text text not null,
  image_url text,
  href text not null,
  place integer not null
);

create table collections (
  name text primary key,
  title text not null,
  description text not null,
  place integer not null
);
create table collection_stories (
  collection text not null references collections on delete cascade,
  story_id text not null references stories on delete cascade,
  place integer not null,
  primary key (collection, story_id)
);
create index collection_stories_order on collection_stories (collection, place);
create index collection_stories_of_story on collection_stories (story_id);

create table recommended_tags (
  tag text primary key,
  place integer not null
);

create table campaigns (
  id text primary key,
  type text not null check (type in ('STORY', 'ROLE')),
  title text not null,
  text text not null,
  tag text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index campaigns_current on campaigns (type, starts_at desc);

-- Who changed what of these, and when. The person may be gone later, the note stays.
create table operation_changes (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  user_id text references users on delete set null,
  action text not null,
  target text not null,
  detail jsonb not null
);
create index operation_changes_user on operation_changes (user_id);

-- What the seed has brought once: it never comes again, whatever became of it since.
create table operation_seeds (
  name text primary key,
  seeded_at timestamptz not null
);

-- How many published stories bear a tag, by rating: counting them at each request would read them all.
create table tag_counts (
  tag text not null,
  rating text not null,
  story_count integer not null,
  primary key (tag, rating)
) with (fillfactor = 80);

-- The tags a story is counted under: each once, however it is written.
create function counted_tags(tags text[]) returns setof text language sql immutable parallel safe
  as $$ select distinct lower(btrim(tag)) from unnest(tags) tag $$;

-- Once a statement, however many stories it writes. Rows are taken in the order of the key, so that two
-- publications never wait for one another in a ring.
create function count_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into tag_counts as known
      select tag, rating, count(*) from new_stories, counted_tags(tags) tag where status = 'PUBLISHED'
      group by tag, rating order by tag, rating
      on conflict (tag, rating) do update set story_count = known.story_count + excluded.story_count;
  elsif tg_op = 'DELETE' then
    insert into tag_counts as known
      select tag, rating, -count(*) from old_stories, counted_tags(tags) tag where status = 'PUBLISHED'
      group by tag, rating order by tag, rating
      on conflict (tag, rating) do update set story_count = known.story_count + excluded.story_count;
  else
    insert into tag_counts as known
      select tag, rating, sum(change) from (
        select tag, rating, 1 as change from new_stories, counted_tags(tags) tag where status = 'PUBLISHED'
        union all
        select tag, rating, -1 from old_stories, counted_tags(tags) tag where status = 'PUBLISHED') changes
      group by tag, rating having sum(change) <> 0 order by tag, rating
      on conflict (tag, rating) do update set story_count = known.story_count + excluded.story_count;
  end if;
  return null;
end $$;

create trigger stories_tags_new after insert on stories
  referencing new table as new_stories for each statement execute function count_tags();
create trigger stories_tags_changed after update on stories
  referencing old table as old_stories new table as new_stories for each statement execute function count_tags();
create trigger stories_tags_gone after delete on stories
  referencing old table as old_stories for each statement execute function count_tags();

insert into tag_counts
  select tag, rating, count(*) from stories, counted_tags(tags) tag where status = 'PUBLISHED' group by tag, rating;
