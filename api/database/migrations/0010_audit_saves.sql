-- The save before, which an entry of the audit trail is compared with.
create index audit_entries_saves on audit_entries (target, id) where action like '%.save';
