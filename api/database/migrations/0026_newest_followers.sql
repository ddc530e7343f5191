-- The followers of an author, the latest first.
drop index concurrently if exists follows_newest;
create index concurrently follows_newest on follows (author_id, followed_at desc, follower_id desc);
