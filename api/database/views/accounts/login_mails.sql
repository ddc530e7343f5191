-- The addresses of all logins with their users.
create view login_mails as
  select user_id, mail from mail_logins union select user_id, mail from oauth_identities where mail is not null;
