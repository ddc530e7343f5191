-- What a day brought a story. The periods of the lists are sums over these.
create table story_days (
  story_id text not null references stories on delete cascade,
  day date not null,
  weight double precision not null default 0,
  chats integer not null default 0,
  primary key (story_id, day)
);
create index story_days_day on story_days (day);

-- Heat of the creator contract: unique real readers and chats, neither own nor flagged, over a lifetime.
alter table story_heat add column lifetime_heat bigint not null default 0;
alter table story_readers add column counted_real boolean not null default false;

-- Lists are read from here: a row for each story, period (in days, 0 for all time) and facet ('' for all, a
-- category, or # and a tag). The order of an index is the order of a list, whatever its filter, so no list reads
-- more rows than it shows or skips. Derived from the tables above, hence no foreign keys.
create table story_ranks (
  story_id text not null,
  period smallint not null,
  facet text collate "C" not null,
  -- Type and rating as one number.
  shelf smallint not null,
  category text not null,
  heat double precision not null,
  chats bigint not null,
  published_at timestamptz not null,
  primary key (story_id, period, facet)
);
create index story_ranks_hottest on story_ranks (facet, period, shelf, heat desc, story_id desc) include (category);
create index story_ranks_most_chat on story_ranks (facet, period, shelf, chats desc, story_id desc)
  include (category);
create index story_ranks_newest on story_ranks (facet, shelf, published_at desc, story_id desc)
  include (category) where period = 0;

-- Stories whose ranks wait to be written; and the day the periods end on.
create table story_ranks_due (story_id text primary key);
create table story_ranks_day (only_row boolean primary key default true check (only_row), day date not null);

-- Heat is no longer read in its order here: counting a turn leaves every index alone.
drop index story_heat_hottest;
drop index story_heat_most_chat;
drop index stories_category_newest;
drop index stories_type_newest;

create function story_shelf(type text, rating text) returns smallint language sql immutable parallel safe as $$
  select (2 * (array_position(array['G', 'PG', 'PG_13', 'R', 'X', 'XXX'], rating) - 1)
    + array_position(array['STORY', 'ROLE'], type) - 1)::smallint
$$;

create function story_facets(category text, tags text[]) returns text[] language sql immutable parallel safe as $$
  select array['', category] || array(
    select distinct '#' || lower(btrim(tag)) from unnest(tags) as tag where btrim(tag) <> '')
$$;

-- What stories of `ids` have in each period they belong to: one in which they were published or read. Written
-- so that no plan can read more than those stories, whatever the planner believes of the tables' sizes.
create function story_ranks_wanted(ids text[], today date) returns table (story_id text, period smallint,
  facets text[], shelf smallint, category text, heat double precision, chats bigint, published_at timestamptz)
language sql stable as $$
  select s.id, p.period::smallint, story_facets(s.category, s.tags), story_shelf(s.type, s.rating), s.category,
    p.heat, p.chats, s.published_at
  from unnest(ids) as asked (id)
  cross join lateral (select * from stories where stories.id = asked.id and status = 'PUBLISHED' limit 1) s
  cross join lateral (select * from story_heat where story_heat.story_id = asked.id limit 1) h
  cross join lateral (
    select today - max(day) as ago,
      sum(weight) filter (where day = today) as weight1, sum(chats) filter (where day = today) as chats1,
      sum(weight) filter (where day > today - 7) as weight7, sum(chats) filter (where day > today - 7) as chats7,
      sum(weight) filter (where day > today - 30) as weight30, sum(chats) filter (where day > today - 30) as chats30,
      sum(weight) as weight365, sum(chats) as chats365
    from story_days d where d.story_id = asked.id and day > today - 365 and day <= today) d
  cross join lateral (values (0, h.heat, h.chat_count), (1, weight1, chats1), (7, weight7, chats7),
    (30, weight30, chats30), (365, weight365, chats365)) scores (period, heat, chats)
  cross join lateral (
    select scores.period, coalesce(scores.heat, 0) as heat, coalesce(scores.chats, 0) as chats) p
  where p.period = 0 or d.ago < p.period or (s.published_at at time zone 'UTC')::date > today - p.period
$$;

-- Brings the ranks of these stories to what they are on that day.
create function story_ranks_refresh(ids text[], today date) returns void language plpgsql as $$
begin
  if exists (select from story_ranks where story_id = any (ids)) then
    delete from story_ranks r using (
      select story_id, period, facet from story_ranks where story_id = any (ids)
      except
      select story_id, period, facet from story_ranks_wanted(ids, today) cross join lateral unnest(facets) as facet
    ) gone
    where (r.story_id, r.period, r.facet) = (gone.story_id, gone.period, gone.facet);
  end if;
  insert into story_ranks as r (story_id, period, facet, shelf, category, heat, chats, published_at)
  select story_id, period, facet, shelf, category, heat, chats, published_at
  from story_ranks_wanted(ids, today) cross join lateral unnest(facets) as facet
  order by story_id, period, facet
  on conflict (story_id, period, facet) do update set shelf = excluded.shelf, category = excluded.category,
    heat = excluded.heat, chats = excluded.chats, published_at = excluded.published_at
  where (r.shelf, r.category, r.heat, r.chats, r.published_at)
    is distinct from (excluded.shelf, excluded.category, excluded.heat, excluded.chats, excluded.published_at);
  update story_search d set shelf = r.shelf, heat = coalesce(r.heat, d.heat)
  from unnest(ids) as asked (id) left join lateral (
    select r.shelf, r.heat from story_ranks r where r.story_id = asked.id and r.period = 0 and r.facet = '' limit 1) r on true
  where d.story_id = asked.id and (d.shelf, d.heat) is distinct from (r.shelf, coalesce(r.heat, d.heat));
end $$;

-- A search filters and ranks by these without a look-up for each match; no shelf means not listed. (As before
-- otherwise: what a story is found by.)
alter table story_search add column shelf smallint, add column heat double precision not null default 0;
create or replace function story_search_refresh(ids text[]) returns void language sql as $$
  with written as materialized (
    select s.id, s.title, array_to_string(s.tags, ' , ') as tags, u.name as author, c.names,
      concat_ws(' , ', array_to_string(c.names, ' , '), s.hook, s.summary) as rest, r.shelf, coalesce(r.heat, 0) as heat
    from stories s join users u on u.id = s.author_id left join story_versions v on v.id = s.version_id
    left join story_ranks r on r.story_id = s.id and r.period = 0 and r.facet = ''
    cross join lateral (
      select array_remove(array[v.content -> 'main' ->> 'name']
        || array(select jsonb_path_query(v.content, '$.supporting[*].name') #>> '{}'), null) as names) c
    where s.id = any (ids)
  ), documents as (
    insert into story_search (story_id, document, characters, shelf, heat)
    select id, setweight(to_tsvector('story_text', story_search_text(title)), 'A')
      || setweight(to_tsvector('story_text', story_search_text(tags)), 'B')
      || setweight(to_tsvector('story_text', story_search_text(author)), 'C')
      || setweight(to_tsvector('story_text', story_search_text(rest)), 'D'), names, shelf, heat
    from written order by id
    on conflict (story_id) do update set document = excluded.document, characters = excluded.characters,
      shelf = excluded.shelf, heat = excluded.heat
  )
  insert into story_search_words (word)
  select distinct word from written cross join lateral unnest(tsvector_to_array(
    to_tsvector('story_words', concat_ws(' , ', title, tags, author, rest)))) as word
  where word ~ '^[[:alpha:]]{3,40}$' order by word
  on conflict do nothing
$$;

-- Whoever writes stories, the lists follow at once; what turns bring follows by the job.
create function story_ranks_today() returns date language sql stable as $$
  select coalesce((select day from story_ranks_day), (now() at time zone 'UTC')::date)
$$;

create function story_ranks_of_new() returns trigger language plpgsql as $$
begin
  perform story_ranks_refresh(array(select story_id from made), story_ranks_today());
  return null;
end $$;
create trigger story_ranks_begun after insert on story_heat
  referencing new table as made for each statement execute function story_ranks_of_new();

create function story_ranks_of_story() returns trigger language plpgsql as $$
begin
  perform story_ranks_refresh(array[new.id], story_ranks_today());
  return null;
end $$;
create trigger story_ranks_changed after update of status, type, category, rating, tags, published_at on stories
  for each row when ((old.status, old.type, old.category, old.rating, old.tags, old.published_at)
    is distinct from (new.status, new.type, new.category, new.rating, new.tags, new.published_at))
  execute function story_ranks_of_story();

create function story_ranks_of_gone() returns trigger language plpgsql as $$
begin
  delete from story_ranks where story_id = old.id;
  delete from story_ranks_due where story_id = old.id;
  return null;
end $$;
create trigger story_ranks_gone after delete on stories for each row execute function story_ranks_of_gone();

-- The turns of before were spread over no days; the lifetime has them.
update story_readers r set counted_real = true
  from users u, stories s where u.id = r.user_id and s.id = r.story_id and u.is_real and u.id <> s.author_id;
update story_heat h set lifetime_heat = chat_count + (
  select count(*) from story_readers r where r.story_id = h.story_id and r.counted_real) where chat_count > 0;
select story_ranks_refresh(array(select id from stories), story_ranks_today());

-- The documents of the hottest stories of each shelf, copied together: common words are looked for here without
-- a thousand look-ups, and their best matches are here. Kept by a job; what it lacks, the index has.
create table story_search_hot (
  story_id text primary key,
  shelf smallint not null,
  heat double precision not null,
  document tsvector not null
);
