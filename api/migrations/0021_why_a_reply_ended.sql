-- Why a reply ended belongs to the reply: whoever reads it later is told the same as who saw it being written.
alter table messages add column finish_reason text
  check (finish_reason in ('stop', 'length', 'stopped', 'filtered'));

update messages set finish_reason = runs.finish_reason
  from runs where runs.message_id = messages.id and runs.finish_reason is not null;
