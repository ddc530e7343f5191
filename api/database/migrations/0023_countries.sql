-- The country of the person paid, as two letters of ISO 3166-1. Null for withdrawals from before, and once addresses are erased.
alter table withdrawals add column country text check (country ~ '^[A-Z]{2}$');
