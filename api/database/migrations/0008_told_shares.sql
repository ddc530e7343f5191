-- Who told a shared reply: a model, the story's script, or the storyteller from the story's notes.
alter table share_messages add column model text;
update share_messages set model = 'script' where is_scripted;
alter table share_messages drop column is_scripted;
