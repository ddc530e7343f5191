-- The name that an identity document shows. Empty for withdrawals from before, and once addresses are erased.
alter table withdrawals add column legal_name text not null default '';
