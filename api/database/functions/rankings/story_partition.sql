-- Type and rating as one number, the partition that ranking and search indexes begin with.
create or replace function story_partition(type text, rating text) returns smallint
language sql immutable parallel safe as $$
  select (2 * (array_position(array['G', 'PG', 'PG_13', 'R', 'X', 'XXX'], rating) - 1)
    + array_position(array['STORY', 'ROLE'], type) - 1)::smallint
$$;
