-- A share is a copy: nothing of it points into the tree it was taken from, so that the maker may delete the
-- save, the dialog or the account.
create table shares (
  id text primary key,
  user_id text references users on delete set null,
  story_id text not null references stories on delete cascade,
  version_id text not null references story_versions on delete cascade,
  -- Where the copied path ended: sharing the same again answers the same share.
  head_message_id text not null,
  message_count integer not null default 0,
  excerpt text not null,
  open_count bigint not null default 0,
  created_at timestamptz not null,
  revoked_at timestamptz
) with (fillfactor = 80);
create unique index shares_one_of_a_head on shares (user_id, head_message_id) where revoked_at is null;
create index shares_of_maker on shares (user_id, created_at desc, id desc) where revoked_at is null;
create index shares_of_story on shares (story_id);

create table share_messages (
  share_id text not null references shares on delete cascade,
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  speaker text,
  text text not null,
  options text[] not null default '{}',
  primary key (share_id, position)
);

-- Who opened it, and when last: a visitor counts once a day.
create table share_opens (
  share_id text not null references shares on delete cascade,
  user_id text not null references users on delete cascade,
  last_day date not null,
  primary key (share_id, user_id)
);
create index share_opens_of_visitor on share_opens (user_id, last_day);

-- The save that a visitor made of a share, and where it began: asking again while it stands there changes nothing.
create table share_continuations (
  share_id text not null references shares on delete cascade,
  user_id text not null references users on delete cascade,
  archive_id text not null references archives on delete cascade,
  head_message_id text not null,
  primary key (share_id, user_id)
);
create index share_continuations_of_visitor on share_continuations (user_id);
create index share_continuations_of_save on share_continuations (archive_id);
