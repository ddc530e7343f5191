create view user_names as select id as user_id, name from users;
