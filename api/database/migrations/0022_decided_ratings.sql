-- The rating that a decision gave a story; null for other outcomes and for decisions before this migration.
alter table moderation_decisions
  add column rating text check (rating in ('G', 'PG', 'PG_13', 'R', 'X', 'XXX'));
