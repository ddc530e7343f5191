-- Facts a reader pins belong to a save: each save keeps its own, and they go with it.
create table pinned_facts (
  id text primary key,
  archive_id text not null references archives on delete cascade,
  message_id text references messages on delete set null,
  content text not null,
  seq bigint not null unique generated always as identity,
  created_at timestamptz not null
);
create index pinned_facts_of_save on pinned_facts (archive_id, seq);
create index pinned_facts_of_message on pinned_facts (message_id);

-- What a reader says is wrong with a reply; the last word counts.
create table reply_feedback (
  message_id text primary key references messages on delete cascade,
  user_id text not null references users on delete cascade,
  category text not null check (category in ('INACCURATE', 'NOT_HELPFUL', 'HARMFUL_UNSAFE')),
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reply_feedback_newest on reply_feedback (category, updated_at desc);
create index reply_feedback_of_user on reply_feedback (user_id);

-- The story as it is remembered up to a message: every path through that message may use it, so branches are
-- right by themselves. Never changed: a longer path gets a row of its own further down.
create table summaries (
  message_id text primary key references messages on delete cascade,
  -- [{ fromDepth, toDepth, text }], oldest first, without gaps, the last one ending at the message.
  chapters jsonb not null,
  model text not null,
  created_at timestamptz not null
);

-- Who is making a summary that begins with this message, and until when nobody else should.
create table summary_claims (
  first_message_id text primary key references messages on delete cascade,
  until timestamptz not null
);
