-- The user whose referral link was opened before this account was registered. Without a foreign key: only real users
-- refer, whose rows stay, so neither a merge nor an erasure of the inviter changes it.
alter table users add column referred_by text;
create index users_referred_by on users (referred_by) where referred_by is not null;
