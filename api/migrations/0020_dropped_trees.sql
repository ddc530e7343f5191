-- Trees that a save left, and when last. Another save may still stand there: whoever sweeps looks. Those on which
-- none stands are swept 30 days later.
create table dropped_trees (
  root_id text primary key references messages on delete cascade,
  dropped_at timestamptz not null
);
create index dropped_trees_oldest on dropped_trees (dropped_at);

-- Trees that were left before this was noted count from now.
insert into dropped_trees
  select root.id, now() from messages root where root.parent_id is null and not exists (
    select from archives join messages head on head.id = archives.head_message_id
    where archives.user_id = root.user_id and archives.story_id = root.story_id and head.root_id = root.id);
