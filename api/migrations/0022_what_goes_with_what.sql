-- Whatever is deleted looks for what points to it: each of these would be read whole for that.
create index archives_of_story on archives (story_id);
create index archives_of_version on archives (version_id);
create index messages_of_story on messages (story_id);
create index runs_of_archive on runs (archive_id);
create index runs_of_story on runs (story_id);
create index shares_of_version on shares (version_id);
create index shares_of_user on shares (user_id);
create index stories_of_author on stories (author_id);
create index stories_of_version on stories (version_id);

-- What has ended goes some time later.
create index runs_ended on runs (ended_at) where state <> 'running';
create index picture_requests_ended on picture_requests (ended_at) where state <> 'running';

-- The files of pictures. Whoever keeps a picture writes here before the file is written, and whoever removes one holds
-- its row meanwhile: a name is a hash of what is in the file, so it may come back.
create table kept_pictures (
  name text primary key,
  -- When somebody last looked whether anything names it, and since when nothing did.
  looked_at timestamptz not null,
  left_at timestamptz
);
create index kept_pictures_looked on kept_pictures (looked_at);
create index message_pictures_url on message_pictures (url);
create index share_messages_picture on share_messages ((picture ->> 'url')) where picture is not null;
