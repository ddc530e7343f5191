-- True if what a visitor does may raise the trending score, heat and thanks of a story: people with an account, and guests who
-- count as visitors of its author, of whom a network adds only a few a day.
create or replace function visitor_raises_counts(story text, visitor text) returns boolean language sql stable as $$
  select exists (select from real_users where user_id = visitor) or exists (
    select from author_stories s join author_visitors v using (author_id)
    where s.story_id = story and v.user_id = visitor and v.is_countable)
$$;
