-- How long a model's replies are. Null until it is chosen.
alter table user_settings add column reply_length text;
