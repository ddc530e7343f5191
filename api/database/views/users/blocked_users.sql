create view blocked_users as select id as user_id from users where blocked_at is not null;
