-- Remembers that a reader has reached an ending.
create or replace function scripts_find_ending(reader text, story text, ending text, at timestamptz) returns void language sql as $$
  insert into story_endings (story_id, user_id, title, found_at)
    values (story, reader, ending, at)
    on conflict do nothing
$$;
