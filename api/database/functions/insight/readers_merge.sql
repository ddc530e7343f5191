-- Moves a guest's progress to an account. A reader who was counted as both is counted once afterwards, at the deepest turn
-- and with the earliest beginning of both, and an author who read as a guest is not counted. The caller has locked
-- insight_progress: two merges, or a merge and the job that counts, would subtract the same reader twice.
create or replace function readers_merge(guest_id text, successor text) returns void language plpgsql as $$
begin
  with former as (
    delete from story_progress f where user_id = guest_id
      returning *, exists (select from author_stories s where s.story_id = f.story_id and s.author_id = successor) as is_own
  ), joined as (
    select f.story_id, f.is_own, f.first_day, f.last_day, f.turn, k.story_id is not null as is_known,
      k.first_day as known_first, k.last_day as known_last, k.turn as known_turn
    from former f left join story_progress k on k.story_id = f.story_id and k.user_id = successor
  ), merged as (
    select story_id, least(first_day, known_first) as first_day, greatest(last_day, known_last) as last_day,
      greatest(turn, known_turn) as turn
    from joined where not is_own
  ), moved as (
    insert into story_progress (story_id, user_id, first_day, last_day, turn)
      select story_id, successor, first_day, last_day, turn from merged order by story_id
      on conflict (story_id, user_id) do update set
        first_day = excluded.first_day, last_day = excluded.last_day, turn = excluded.turn
  ), days as (
    insert into story_turn_days as d (story_id, day, readers, latest_readers)
      select story_id, day, sum(readers), sum(latest) from (
        select story_id, last_day as day, 0 as readers, -1 as latest from joined
        union all
        select story_id, known_last, -(known_last = last_day)::integer, -1 from joined where is_known
        union all
        select story_id, last_day, 0, 1 from merged
      ) changes group by story_id, day order by story_id, day
      on conflict (story_id, day) do update set
        readers = d.readers + excluded.readers, latest_readers = d.latest_readers + excluded.latest_readers
  )
  insert into story_retention as r (story_id, first_day, turn, readers)
    select story_id, first_day, turn, sum(readers) from (
      select story_id, first_day, turn, -1 as readers from joined
      union all
      select story_id, known_first, known_turn, -1 from joined where is_known
      union all
      select story_id, first_day, turn, 1 from merged
    ) changes group by story_id, first_day, turn order by story_id, first_day, turn
    on conflict (story_id, first_day, turn) do update set readers = r.readers + excluded.readers;
  with former as (
    delete from author_readers where user_id = guest_id returning *, author_id = successor as is_own
  ), joined as (
    select f.author_id, f.last_day, f.is_own, k.last_day as known_last
    from former f left join author_readers k on k.author_id = f.author_id and k.user_id = successor
  ), moved as (
    insert into author_readers as known (author_id, user_id, last_day)
      select author_id, successor, last_day from joined where not is_own order by author_id
      on conflict (author_id, user_id) do update set last_day = greatest(known.last_day, excluded.last_day)
  )
  insert into author_reader_days as d (author_id, day, readers, latest_readers)
    select author_id, day, sum(readers), sum(latest) from (
      select author_id, last_day as day, 0 as readers, -1 as latest from joined
      union all
      select author_id, known_last, -(known_last = last_day)::integer, -1 from joined where known_last is not null
      union all
      select author_id, greatest(last_day, known_last), 0, 1 from joined where not is_own
    ) changes group by author_id, day order by author_id, day
    on conflict (author_id, day) do update set
      readers = d.readers + excluded.readers, latest_readers = d.latest_readers + excluded.latest_readers;
end $$;
