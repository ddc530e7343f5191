-- Combines terms [{ texts: alternatives, marks, exact }] with "and", or with "or" if `any_of`. Null if they contain no word.
-- Stop words count only in quotes, or if the query has nothing else. An unquoted term without marks also matches the
-- synonyms of its texts.
create or replace function story_search_query(terms jsonb, any_of boolean) returns tsquery language plpgsql stable as $$
declare
  keeps_small boolean;
  term jsonb;
  one tsquery;
  whole tsquery;
begin
  foreach keeps_small in array array[false, true] loop
    for term in select value from jsonb_array_elements(terms) loop
      select string_agg('(' || q::text || ')', ' | ')::tsquery into one
      from (
        select written from jsonb_array_elements_text(term -> 'texts') as written
        union
        select unnest(s.synonyms) from jsonb_array_elements_text(term -> 'texts') as typed
        join story_search_synonyms s on s.lexemes = tsvector_to_array(to_tsvector('story_text', typed))
        where term ->> 'marks' = '' and not (term ->> 'exact')::boolean
      ) as alternatives
      cross join lateral story_search_term(written, term ->> 'marks') as q
      where numnode(q) > 0 and (keeps_small or (term ->> 'exact')::boolean or term ->> 'marks' <> ''
        or numnode(phraseto_tsquery('english', story_search_text(written))) > 0);
      continue when one is null;
      whole := case when whole is null then one when any_of then whole || one else whole && one end;
    end loop;
    exit when whole is not null;
  end loop;
  return whole;
end $$;
