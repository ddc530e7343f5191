-- Administrators search by the beginning of an address. An exact address is found by these too.
drop index concurrently if exists mail_logins_prefix;
create index concurrently mail_logins_prefix on mail_logins (mail text_pattern_ops);
drop index concurrently if exists oauth_identities_prefix;
create index concurrently oauth_identities_prefix on oauth_identities (mail text_pattern_ops) where mail is not null;
drop index concurrently if exists oauth_identities_mail;
