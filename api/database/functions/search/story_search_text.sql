-- Chinese, Japanese and Korean are written without spaces: separates each such character with U+E002, a private-use
-- character that is removed again before the text is shown.
create or replace function story_search_text(written text) returns text language sql immutable parallel safe as $$
  select regexp_replace(written, '([\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF])', E'\uE002\\1\uE002', 'g')
$$;
