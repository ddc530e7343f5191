-- Where a playthrough is in the script of its story, after this reply.
alter table messages add column script_position jsonb;
