-- The position in the story's script after this reply, as JSON; null without a script.
alter table messages add column script_position jsonb;
-- The title of the ending that this reply tells.
alter table messages add column ending text;

-- Endings that readers have reached.
create table story_endings (
  story_id text not null references stories on delete cascade,
  user_id text not null references users,
  title text not null,
  found_at timestamptz not null,
  primary key (story_id, user_id, title)
);
create index story_endings_of_user on story_endings (user_id);
