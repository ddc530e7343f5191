-- Position in the write-ahead log after the latest write of a session: until a standby has it, the session reads from the primary.
alter table sessions add column written bigint;
