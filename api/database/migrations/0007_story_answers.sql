-- What readers answered to the questions of a story's script, by variable: for the playthroughs that begin later.
create table story_answers (
  story_id text not null references stories on delete cascade,
  user_id text not null references users,
  answers jsonb not null,
  primary key (story_id, user_id)
);
create index story_answers_of_user on story_answers (user_id);
