create view active_users as
  select id as user_id from users where is_real and blocked_at is null and erased_at is null;
