-- Counts visitors of authors for their milestones, each once: a countable visitor who has played a turn or came back on
-- another day. `visitors`: [{ author_id, user_id }].
create or replace function visitors_count(visitors jsonb, today date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4304);
  with counted as (
    update author_visitors v set is_counted = true
      from jsonb_to_recordset(visitors) as asked (author_id text, user_id text)
      where v.author_id = asked.author_id and v.user_id = asked.user_id and v.is_countable and not v.is_counted
        and (v.last_day > v.first_day or exists (
          select from author_readers r where r.author_id = v.author_id and r.user_id = v.user_id))
      returning v.author_id
  )
  insert into author_visit_days as d (author_id, day, counted_visitors)
    select author_id, today, count(*) from counted group by author_id order by author_id
    on conflict (author_id, day) do update set counted_visitors = d.counted_visitors + excluded.counted_visitors;
end $$;
