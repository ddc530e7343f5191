create view author_followers as select author_id, follower_id, followed_at from follows;
