create view real_users as select id as user_id from users where is_real;
