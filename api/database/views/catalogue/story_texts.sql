-- The texts by which a story is found, of any status. `characters` are the names of its current version.
create view story_texts as
  select s.id as story_id, s.author_id, s.title, s.hook, s.summary, s.tags, s.type, s.category,
    array_remove(array[v.content -> 'main' ->> 'name']
      || array(select jsonb_path_query(v.content, '$.supporting[*].name') #>> '{}'), null) as characters
  from stories s left join story_versions v on v.id = s.version_id;
