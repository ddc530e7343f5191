-- Where the story's script was after a shared reply, the ending that it tells, and whether the script told it: whoever continues the
-- share has its options, also after the original is gone.
alter table share_messages add column script_position jsonb;
alter table share_messages add column ending text;
alter table share_messages add column is_scripted boolean not null default false;
