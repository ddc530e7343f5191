-- The picture of a reply's scene: one a reply, apart from it, since lists read messages far more often.
create table message_pictures (
  message_id text primary key references messages on delete cascade,
  url text not null,
  thumb_url text not null,
  width integer not null,
  height integer not null,
  placeholder text,
  alt text not null,
  drawn boolean not null,
  created_at timestamptz not null
);

-- A picture being made: what it costs is held until it ends, and given back when its lease runs out. It does not
-- point to its message: that one may be deleted meanwhile, and the points must still go back.
create table picture_requests (
  id text primary key,
  user_id text not null references users on delete cascade,
  message_id text not null,
  client_request_id text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  -- The domain error that a repeat of this request is answered with.
  failure text,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index picture_requests_request on picture_requests (user_id, client_request_id);
create unique index picture_requests_one_active on picture_requests (message_id) where state = 'running';
create index picture_requests_lapsing on picture_requests (lease_until) where state = 'running';

-- A share keeps its own copy of where the picture is.
alter table share_messages add column picture jsonb;
