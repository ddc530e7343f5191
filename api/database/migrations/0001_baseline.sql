-- Tables, indexes and text search, grouped by the module that owns them. Functions, triggers and views are files of
-- their own in ../functions and ../views; nothing here depends on them.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- ---------------------------------------------------------------------------------------------------- users

create table users (
  id text primary key,
  is_real boolean not null default false,
  is_admin boolean not null default false,
  name text not null,
  introduction text not null default '',
  avatar_url text,
  created_at timestamptz not null,
  -- Time of an administrator's block. A blocked user has no valid session and reads the reason at the login.
  blocked_at timestamptz,
  block_reason text,
  -- When the erasure of the account began. The row stays, without anything that names a person.
  erased_at timestamptz,
  check ((blocked_at is null) = (block_reason is null))
);
-- Administrators search by the beginning of a name.
create index users_name on users (lower(name) text_pattern_ops);
create index users_avatar on users (avatar_url) where avatar_url is not null;

-- Only the SHA-256 of a token is stored, so a stolen copy of this table opens no session.
create table sessions (
  id text primary key,
  hash bytea not null unique,
  user_id text not null references users on delete cascade,
  -- Browser and system, such as “Firefox on Linux”.
  device text not null,
  -- Sign-in, and last use to the hour.
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id, used_at desc);
create index sessions_expiry on sessions (expires_at);

-- ------------------------------------------------------------------------------------------------- accounts

-- Logins by mail address and password. Addresses are lower-case.
create table mail_logins (
  user_id text primary key references users on delete cascade,
  mail text not null unique,
  -- Argon2id in PHC format.
  password_hash text not null,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

-- The latest code sent to an address for each purpose. Only a salted Argon2id hash is stored.
create table mail_codes (
  mail text not null,
  purpose text not null check (purpose in ('REGISTER', 'RESET', 'DELETE', 'CHANGE_MAIL', 'CHANGE_LOGINS')),
  -- The only user who may use the code; null for purposes without a session.
  user_id text references users on delete cascade,
  hash bytea not null,
  salt bytea not null,
  -- Number of tries by network, so that no network can use up those of another.
  tries jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (mail, purpose)
);
create index mail_codes_expiry on mail_codes (expires_at);
create index mail_codes_of_user on mail_codes (user_id);

-- Accounts at OpenID Connect issuers with which people log in.
create table oauth_identities (
  id text primary key,
  user_id text not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  -- Short name of the issuer in the settings.
  type text not null,
  -- Verified by the issuer. Never used to log in to an account.
  mail text,
  created_at timestamptz not null,
  unique (issuer, subject)
);
create index oauth_identities_of_user on oauth_identities (user_id, created_at);
create index oauth_identities_mail on oauth_identities (mail) where mail is not null;

-- Authorization requests that were not answered yet.
create table oauth_transactions (
  -- SHA-256 of the state.
  state_hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  type text not null,
  -- Begun with a proof that the account is the caller's, to add a login to it. Otherwise begun to log in.
  adds_login boolean not null,
  redirect_uri text not null,
  code_verifier text not null,
  nonce text not null,
  expires_at timestamptz not null
);
create index oauth_transactions_of_session on oauth_transactions (session_id);
create index oauth_transactions_expiry on oauth_transactions (expires_at);

-- Identities whose address has an account with a password. They wait for that password.
create table oauth_proofs (
  -- SHA-256 of the state.
  state_hash bytea primary key,
  session_id text not null references sessions on delete cascade,
  type text not null,
  issuer text not null,
  subject text not null,
  -- Address of the account that the identity may be added to. Null if the identity belongs to a blocked account.
  mail text,
  expires_at timestamptz not null
);
create index oauth_proofs_of_session on oauth_proofs (session_id);
create index oauth_proofs_expiry on oauth_proofs (expires_at);

-- Accounts to be deleted. A login before `erases_at` removes the row; afterwards a job erases the account and removes it.
create table account_deletions (
  user_id text primary key references users on delete cascade,
  requested_at timestamptz not null,
  erases_at timestamptz not null,
  -- Whether published stories stay, without the author's name.
  keep_works boolean not null,
  -- The data of a guest, which stays if the guest registers meanwhile.
  of_guest boolean not null,
  -- Null until the job has begun; then a login no longer finds the account.
  erasing_since timestamptz
);
create index account_deletions_due on account_deletions (erases_at);

-- ------------------------------------------------------------------------------------------------- settings

create table user_settings (
  user_id text primary key references users on delete cascade,
  content_rating_list text[] not null,
  adult_content_status text not null,
  -- Mails that are not about the account itself.
  notification_mails boolean not null,
  updated_at timestamptz not null
);

-- ------------------------------------------------------------------------------------------------- platform

-- Rate limits, shared by all API processes. Unlogged: a crash only resets the limits.
create unlogged table rate_limits (
  key text primary key,
  -- When the allowance is full again.
  full_at timestamptz not null,
  -- Times of the latest requests of a strict limit, at most as many as it allows, the oldest first.
  taken timestamptz[] not null default '{}'
);

-- ----------------------------------------------------------------------------------------------------- mail

-- Mails to send and sent; jobs carry the id. Subject and content are erased when a mail is sent, refused or too late.
create table mails (
  id text primary key,
  recipient text not null,
  subject text,
  text text,
  html text,
  created_at timestamptz not null,
  expires_at timestamptz,
  state text not null check (state in ('waiting', 'sent', 'refused', 'late')),
  check ((state = 'waiting') = (text is not null))
);
create index mails_newest on mails (created_at);
-- An account that is deleted.
create index mails_of_recipient on mails (recipient);

-- --------------------------------------------------------------------------------------------------- points

-- One row per account: its lock serializes changes, and its balance and debt cache the sums of the account's entries.
create table points_accounts (
  user_id text primary key references users on delete cascade,
  balance bigint not null default 0,
  -- Points of refunded payments that were spent already. Points gained later pay them first.
  debt bigint not null default 0,
  -- UTC day of the last check-in.
  checked_in_on date,
  -- Balance and debt are never negative, and one of them is 0. PostgreSQL prepares each check for each statement, so few are
  -- faster than many (bench h).
  check (least(balance, debt) = 0)
) with (fillfactor = 50);

create domain points_entry_kind as text check (value in ('GRANT', 'CHECK_IN', 'MONTHLY', 'PURCHASE', 'MERGE', 'LAPSE', 'HOLD',
  'SETTLE', 'REFUND', 'EXPIRE', 'SPEND', 'CLAWBACK', 'DEBT', 'REPAYMENT', 'RESTORE'));

-- Double entry: each row moves an amount from one account to another, so the sum over all accounts is always zero.
-- An account is a user id, `debt:` and a user id, or one of system:grants, system:sales, system:holds and system:income.
create table points_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind points_entry_kind not null,
  user_id text not null,
  from_account text not null,
  to_account text not null,
  amount bigint not null,
  reason text not null,
  hold_key text references points_entries (key),
  -- The entry that caused this one: the clawback of a debt or a restored amount, the gain of a repayment.
  cause_key text references points_entries (key),
  -- The reply, picture or order that points were spent on or bought with.
  target jsonb,
  -- When a hold is returned if nothing has ended it.
  expires_at timestamptz,
  created_at timestamptz not null,
  check (amount > 0 and to_account <> from_account and (expires_at is not null) = (kind = 'HOLD')
    and (hold_key is not null) = (kind in ('SETTLE', 'REFUND', 'EXPIRE')))
);
-- A hold ends once: settled, refunded or expired.
create unique index points_entries_hold_ends_once on points_entries (hold_key) where hold_key is not null;
create index points_entries_of_user on points_entries (user_id, id);
create index points_entries_of_cause on points_entries (cause_key) where cause_key is not null;
create index points_entries_expiry on points_entries (expires_at) where kind = 'HOLD';

-- Accounts of guests that were merged: what is still credited to them goes to their successor.
create table points_successors (
  user_id text primary key,
  successor_id text not null references users on delete cascade,
  -- Points that the guest bought and that have not moved: they move when holds are returned.
  movable bigint not null check (movable >= 0)
);
create index points_successors_of_user on points_successors (successor_id);

-- All holds that expired before `resolved_before` have ended.
create table points_hold_expiry (
  only_row boolean primary key default true check (only_row),
  resolved_before timestamptz not null
);

-- ------------------------------------------------------------------------------------------------- payments

-- Purchases of packs, and the payments of plans for a month each.
create table orders (
  id text primary key,
  -- Null if the account was deleted; the sums stay for accounting.
  user_id text references users,
  price_id text not null,
  name text not null,
  plan text check (plan in ('PLUS', 'PRO')),
  quantity integer not null check (quantity > 0),
  -- In US cents, with the discount and without tax.
  price bigint not null check (price >= 0),
  points bigint not null check (points >= 0),
  state text not null check (state in ('OPEN', 'PAID', 'CANCELLED', 'REFUNDED')),
  -- The provider's transaction and customer.
  transaction_id text unique,
  -- Subscription of a plan's payment; null until its webhook is applied, and for packs.
  subscription_id text,
  customer_id text,
  -- The payment with tax, by money or credit, in the smallest unit of its currency.
  paid bigint check (paid >= 0),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz not null,
  points_added_at timestamptz,
  -- The error of the request that began it, if it could not begin.
  begin_error text check (begin_error in ('payment.unavailable', 'payment.plan_arriving')),
  check (state not in ('PAID', 'REFUNDED') or transaction_id is not null)
);
create index orders_of_user on orders (user_id, created_at desc, id desc);
create index orders_of_subscription on orders (subscription_id) where subscription_id is not null;
-- A person buys one plan at a time.
create unique index orders_open_plan on orders (user_id) where state = 'OPEN' and plan is not null;

-- Subscriptions of the provider, each in the state of its latest event.
create table memberships (
  id text primary key,
  -- Null if the account was deleted.
  user_id text references users,
  plan text not null check (plan in ('PLUS', 'PRO')),
  -- The plan that replaces it, and when: a lesser plan begins with the next month.
  next_plan text check (next_plan in ('PLUS', 'PRO')),
  next_plan_at timestamptz,
  status text not null check (status in ('active', 'trialing', 'past_due', 'paused', 'canceled')),
  customer_id text not null,
  renews_at timestamptz,
  ends_at timestamptz,
  past_due_since timestamptz,
  changed_at timestamptz not null,
  check ((next_plan is null) = (next_plan_at is null))
);
create index memberships_of_user on memberships (user_id);

-- Events of the provider as they were received, each once.
create table payment_events (
  id text primary key,
  type text not null,
  -- The transaction or subscription that it is about; its events are applied one after the other.
  subject_id text not null,
  occurred_at timestamptz not null,
  data jsonb not null,
  received_at timestamptz not null,
  applied_at timestamptz
);
create index payment_events_waiting on payment_events (subject_id, occurred_at, id) where applied_at is null;
create index payment_events_of_subject on payment_events (subject_id);
create index payment_events_received on payment_events (received_at);

-- Refunds, credits, chargebacks and their reversals, each in the state of its latest event.
create table payment_adjustments (
  id text primary key,
  transaction_id text not null,
  action text not null,
  status text not null,
  amount bigint not null check (amount >= 0),
  changed_at timestamptz not null
);
create index payment_adjustments_of_transaction on payment_adjustments (transaction_id);

-- Points that were taken back for refunds, and what was given back of them.
create table payment_clawbacks (
  key text primary key,
  transaction_id text not null,
  amount bigint not null check (amount > 0),
  restored bigint not null default 0 check (restored between 0 and amount),
  created_at timestamptz not null
);
create index payment_clawbacks_of_transaction on payment_clawbacks (transaction_id);

-- ------------------------------------------------------------------------------------------------- points-admin

-- Points that administrators grant. Above the limits of one administrator a grant waits for a second one.
create table points_grants (
  id text primary key,
  user_id text not null references users,
  amount bigint not null check (amount > 0),
  reason text not null,
  -- Without foreign keys: the row outlives the accounts of administrators.
  requested_by text not null,
  client_request_id text not null,
  state text not null check (state in ('WAITING', 'GRANTED', 'REJECTED')),
  created_at timestamptz not null,
  -- When a waiting one can no longer be decided.
  expires_at timestamptz not null,
  -- The second administrator.
  decided_by text check (decided_by <> requested_by),
  decided_at timestamptz,
  unique (requested_by, client_request_id)
);
create index points_grants_of_user on points_grants (user_id, created_at desc, id desc);
create index points_grants_latest on points_grants (created_at desc, id desc);
create index points_grants_waiting on points_grants (created_at desc, id desc) where state = 'WAITING';
create index points_grants_of_administrator on points_grants (requested_by, created_at);

-- ----------------------------------------------------------------------------------------------- publishing

create table stories (
  id text primary key,
  author_id text not null references users,
  type text not null check (type in ('STORY', 'ROLE')),
  status text not null check (status in ('DRAFT', 'PUBLISHED', 'UNLISTED', 'DELETED')),
  title text not null,
  hook text not null default '',
  summary text not null default '',
  perspective text,
  category text,
  rating text check (rating in ('G', 'PG', 'PG_13', 'R', 'X', 'XXX')),
  -- Moderators' rating; later versions have at least this one.
  min_rating text check (min_rating in ('G', 'PG', 'PG_13', 'R', 'X', 'XXX')),
  tags text[] not null default '{}',
  cover jsonb,
  version_id text,
  word_count integer not null default 0,
  -- The story is open to members alone: for good, or until a time.
  members_only boolean not null default false,
  early_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  -- The last change of its draft or status; the author's list is ordered by it.
  edited_at timestamptz not null default now(),
  -- Whether its draft differs from the published version.
  has_changes boolean not null default false,
  deleted_at timestamptz,
  -- The status that a restored story gets.
  status_before_deletion text check (status_before_deletion in ('DRAFT', 'PUBLISHED', 'UNLISTED')),
  -- The story whose draft its author plays here. No read finds a deleted story, and only the author's chat finds a preview.
  preview_of text references stories on delete cascade,
  check (preview_of is null or (status = 'DELETED' and deleted_at is null)),
  -- When the drafts of a deleted story were deleted for good.
  purged_at timestamptz,
  -- A draft may have gaps; a story that others can open may not.
  check (status not in ('PUBLISHED', 'UNLISTED') or (published_at is not null and version_id is not null
    and cover is not null and category is not null and rating is not null and perspective is not null))
);
create unique index stories_preview on stories (preview_of);
create index stories_newest on stories (published_at desc, id desc) where status = 'PUBLISHED';
create index stories_author on stories (author_id, edited_at desc, id desc) where status <> 'DELETED';
create index stories_author_listed on stories (author_id, updated_at desc, id desc) where status = 'PUBLISHED';
create index stories_author_latest on stories (author_id, published_at desc, id desc) where status = 'PUBLISHED';
create index stories_deleted on stories (deleted_at) where status = 'DELETED' and purged_at is null;
create index stories_cover on stories ((cover ->> 'url')) where cover is not null;
-- Foreign keys use these indexes: a deleted user or version looks up its stories.
create index stories_of_author on stories (author_id);
create index stories_of_version on stories (version_id);

-- Publishing creates a version; a save stays on the version it began with. `content` never changes.
create table story_versions (
  id text primary key,
  story_id text not null references stories on delete cascade,
  number integer not null,
  content jsonb not null,
  -- Entries of the version's world book. Null until a version from before the column is first read.
  lore jsonb,
  -- Fields that differ from the version before; empty for the first.
  changed_fields text[] not null default '{}',
  -- The author's note for readers of earlier versions.
  change_note text not null default '',
  created_at timestamptz not null,
  unique (story_id, number)
);
alter table stories add constraint stories_version
  foreign key (version_id) references story_versions deferrable initially deferred;

-- --------------------------------------------------------------------------------------------------- drafts

-- The content that an author edits. A save names the revision it was made from.
create table story_drafts (
  story_id text primary key references stories on delete cascade,
  author_id text not null references users,
  revision integer not null,
  content jsonb not null,
  -- Images that the content refers to; their files stay.
  image_ids text[] not null default '{}',
  -- Fields that differ from the published version; empty before the first publication.
  changed_fields text[] not null default '{}',
  -- The last results of the lore tests, with a hash of the entries and tests that they belong to; null before the first run.
  lore_test_run jsonb,
  -- The request that created the draft, so that a repeated one finds it.
  client_request_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (author_id, client_request_id)
);
create index story_drafts_images on story_drafts using gin (image_ids);

-- States of a draft that its author named, and those that were published.
create table story_draft_versions (
  id text primary key,
  story_id text not null references stories on delete cascade,
  name text not null,
  -- The number of the published version with this content; null for a named state.
  published_version integer,
  content jsonb not null,
  image_ids text[] not null default '{}',
  created_at timestamptz not null,
  unique (story_id, published_version)
);
create index story_draft_versions_latest on story_draft_versions (story_id, created_at desc, id desc);
create index story_draft_versions_images on story_draft_versions using gin (image_ids);

-- Readers who thanked the author of a story.
create table story_thanks (
  story_id text not null references stories on delete cascade,
  user_id text not null references users,
  created_at timestamptz not null,
  primary key (story_id, user_id)
);
create index story_thanks_of_user on story_thanks (user_id);

-- -------------------------------------------------------------------------------------------------- follows

-- Authors whom a user follows. Followers are counted by the index of authors.
create table follows (
  follower_id text not null references users on delete cascade,
  author_id text not null references users on delete cascade,
  followed_at timestamptz not null,
  primary key (follower_id, author_id),
  check (follower_id <> author_id)
);
create index follows_of_author on follows (author_id, follower_id);
create index follows_latest on follows (follower_id, followed_at desc, author_id desc);

-- -------------------------------------------------------------------------------------------- notifications

-- Publications of followed authors, one for each follower and story.
create table notifications (
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (user_id, story_id)
);
create index notifications_latest on notifications (user_id, created_at desc, story_id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_of_story on notifications (story_id);
create index notifications_created on notifications (created_at);

-- First publications. The row stays, so that a story is announced once.
create table story_announcements (
  story_id text primary key references stories on delete cascade,
  announced_at timestamptz not null,
  -- The last follower of the batches that were written; null before the first batch and after the last.
  last_follower text,
  finished_at timestamptz
);
create index story_announcements_running on story_announcements (story_id) where finished_at is null;

-- ------------------------------------------------------------------------------------------------- rankings

-- Counters that change with every reply, apart from the wide row of the story: updating that one costs twice as much.
create table story_scores (
  story_id text primary key references stories on delete cascade,
  -- log2 of a decaying sum counted forward from a fixed time: it only grows, so no job has to decay it.
  trending_score double precision not null default 0,
  -- Heat of the creator contract: lifetime count of unique real readers and their chats, without the author's own.
  heat bigint not null default 0,
  chat_count bigint not null default 0,
  reader_count bigint not null default 0
) with (fillfactor = 80);

-- Readers of each story. A reader counts once, and once a day for the trending score.
create table story_readers (
  story_id text not null references stories on delete cascade,
  user_id text not null references users on delete cascade,
  first_day date not null,
  last_day date not null,
  turns integer not null default 0,
  counted_real boolean not null default false,
  primary key (story_id, user_id)
);
create index story_readers_user on story_readers (user_id);

-- Turns per story and day. The periods of the lists are sums over these rows.
create table story_days (
  story_id text not null references stories on delete cascade,
  day date not null,
  weight double precision not null default 0,
  chats integer not null default 0,
  primary key (story_id, day)
);
create index story_days_day on story_days (day);

-- Lists are read from here: one row per story, period (in days, 0 for all time) and facet ('' for all stories, a
-- category, or # and a tag). Index order is list order for every filter, so a list reads only the rows it shows or
-- skips. Derived from the tables above, hence no foreign keys.
create table story_ranks (
  story_id text not null,
  period smallint not null,
  facet text collate "C" not null,
  -- Type and rating as one number.
  partition smallint not null,
  category text not null,
  trending_score double precision not null,
  chats bigint not null,
  published_at timestamptz not null,
  primary key (story_id, period, facet)
);
create index story_ranks_hottest on story_ranks (facet, period, partition, trending_score desc, story_id desc)
  include (category);
create index story_ranks_most_chat on story_ranks (facet, period, partition, chats desc, story_id desc)
  include (category);
create index story_ranks_newest on story_ranks (facet, partition, published_at desc, story_id desc)
  include (category) where period = 0;

-- Stories whose ranks are to be refreshed by the job, and the day on which all periods currently end.
create table story_ranks_due (story_id text primary key);
create table story_ranks_day (only_row boolean primary key default true check (only_row), day date not null);

-- Number of published stories per tag and rating; counting them on each request would read every story.
create table tag_counts (
  tag text not null,
  rating text not null,
  story_count integer not null,
  primary key (tag, rating)
) with (fillfactor = 80);

-- -------------------------------------------------------------------------------------------------- library

-- The reader's bookshelf.
create table bookshelf (
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  marked_at timestamptz not null,
  primary key (user_id, story_id)
);
create index bookshelf_latest on bookshelf (user_id, marked_at desc, story_id desc);
create index bookshelf_of_story on bookshelf (story_id);

-- --------------------------------------------------------------------------------------------------- search

-- Documents keep stop words: a story called "It" can be found, and quoted words match in order.
create text search dictionary story_stem (template = snowball, language = english);
create text search configuration story_text (copy = english);
alter text search configuration story_text
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, story_stem;
create text search configuration story_words (copy = simple);
alter text search configuration story_words
  alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, simple;

-- Search document of each story. Weights tell the fields apart: A title, B tags, category and type, C author,
-- D everything else.
create table story_search (
  story_id text primary key references stories on delete cascade,
  document tsvector not null,
  characters text[] not null default '{}',
  -- Copied from the ranks so that a search filters and sorts without a look-up per match. Null for unlisted stories.
  partition smallint,
  trending_score double precision not null default 0,
  -- 0 to 7; 0 and 1 hold 1/128 of the stories each, and each further one as many as all before it.
  tier smallint generated always as
    (width_bucket(get_byte(decode(md5(story_id), 'hex'), 0), array[2, 4, 8, 16, 32, 64, 128])::smallint) stored
);
-- A GIN index collects every match of a word before it returns the first: of 1,000,000 stories 10,000 matches for a
-- word of one in a hundred (3 ms), 150,000 for one of one in seven. A search needs 1,000 at most. With an index for
-- each tier it reads tier by tier until it has enough.
create index story_search_document_0 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 0;
create index story_search_document_1 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 1;
create index story_search_document_2 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 2;
create index story_search_document_3 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 3;
create index story_search_document_4 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 4;
create index story_search_document_5 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 5;
create index story_search_document_6 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 6;
create index story_search_document_7 on story_search using gin (document) with (gin_pending_list_limit = 512)
  where tier = 7;

-- Documents of the highest-ranked stories of each partition, stored together: common words find their best matches
-- here without a thousand random reads. Refreshed by a job; a search also reads the index, so gaps only cost time.
create table story_search_top (
  story_id text primary key,
  partition smallint not null,
  trending_score double precision not null,
  document tsvector not null
);

-- Every word of every document, unstemmed. Misspelled words are corrected against this list.
create table story_search_words (word text collate "C" primary key);
create index story_search_words_like on story_search_words using gin (word gin_trgm_ops) with (fastupdate = off);

-- Words that a search for `word` finds as well: moods, and other names for what tags and categories say. Edited with
-- `npm run admin -- synonyms`. Looked up by stem, so that “pirates” has the synonyms of “pirate”.
create table story_search_synonyms (
  word text primary key,
  synonyms text[] not null check (cardinality(synonyms) between 1 and 20),
  lexemes text[] not null unique
    generated always as (tsvector_to_array(to_tsvector('story_text', word))) stored
);
insert into story_search_synonyms (word, synonyms) values
  ('scary', '{horror,spooky,haunted,ghost,paranoia,doppelganger}'),
  ('spooky', '{horror,paranormal,ghost,haunted,haunts,gothic}'),
  ('creepy', '{horror,doppelganger,haunted,paranoia,liminal}'),
  ('horror', '{haunted,doppelganger}'),
  ('ghost', '{haunted,haunts,spirit,phantom}'),
  ('dark', '{gothic,horror}'),
  ('tense', '{thriller,paranoia,suspense}'),
  ('exciting', '{thriller,adventure,escape}'),
  ('funny', '{humor,comedy,banter,wit}'),
  ('humor', '{comedy,funny,banter}'),
  ('humour', '{humor,comedy,funny,banter}'),
  ('comedy', '{humor,funny,banter}'),
  ('laugh', '{humor,comedy,funny}'),
  ('cozy', '{comfort,warm,gentle}'),
  ('cosy', '{cozy,comfort,warm,gentle}'),
  ('relaxing', '{cozy,comfort,gentle}'),
  ('happy', '{hope,comfort,cozy,friendship}'),
  ('sad', '{heartbreak,grief,lonely,loss,melancholy,tragedy,tragic}'),
  ('cry', '{heartbreak,grief,loss,tragedy}'),
  ('romantic', '{romance,love}'),
  ('love', '{romance}'),
  ('sexy', '{sensual,desire}'),
  ('spicy', '{sensual,desire}'),
  ('vampire', '{dracula,undead,bloodsucker}'),
  ('dracula', '{vampire}'),
  ('werewolf', '{wolf,pack}'),
  ('werewolves', '{werewolf,wolf,pack}'),
  ('wolf', '{werewolf}'),
  ('wolves', '{werewolf,wolf}'),
  ('witch', '{sorceress,magic,witchcraft}'),
  ('magic', '{fantasy,witch,wizard,spell}'),
  ('dragon', '{wyrm}'),
  ('pirate', '{smuggler,mutiny,buccaneer,privateer}'),
  ('space', '{spaceship,starship,planet,"science fiction"}'),
  ('scifi', '{"science fiction"}'),
  ('sci-fi', '{"science fiction"}'),
  ('alien', '{"first contact",extraterrestrial}'),
  ('robot', '{android,AI}'),
  ('detective', '{mystery,whodunit}'),
  ('crime', '{mystery,thriller,murder,detective}'),
  ('murder', '{whodunit,killer,murderer}'),
  ('spy', '{espionage,agent}'),
  ('history', '{historical,medieval,victorian}'),
  ('school', '{teen,student,academy}'),
  ('teenager', '{teen}'),
  ('story', '{character}'),
  ('tale', '{story,character}'),
  ('book', '{story,character}'),
  ('roleplay', '{character}');
insert into story_search_words select word from story_search_synonyms where word ~ '^[[:alpha:]]{4,40}$';

-- ----------------------------------------------------------------------------------------------------- chat

-- Message trees, by their opening scenes, and whose they are. A message names its tree but not its reader, so that a merge
-- moves a tree by one row.
create table message_trees (
  root_id text primary key,
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade
);
create index message_trees_of_user on message_trees (user_id);
create index message_trees_of_story on message_trees (story_id);

-- The message tree. Messages are never overwritten; a changed text is a new sibling.
create table messages (
  id text primary key,
  root_id text not null references message_trees on delete cascade,
  story_id text not null references stories on delete cascade,
  parent_id text references messages on delete cascade,
  depth integer not null check (depth >= 0),
  role text not null check (role in ('user', 'assistant')),
  speaker text,
  text text not null default '',
  state text not null check (state in ('running', 'done', 'stopped', 'interrupted', 'error')),
  finish_reason text check (finish_reason in ('stop', 'length', 'stopped', 'filtered')),
  edited_from text,
  model text,
  usage jsonb,
  options text[] not null default '{}',
  -- The outcome of each lore entry in this reply, and the state that later replies start from.
  lore_trace jsonb,
  lore_state jsonb,
  -- Strictly increasing. Orders siblings; created_at cannot, because rows of one transaction share it.
  seq bigint not null unique generated always as identity,
  created_at timestamptz not null,
  check ((parent_id is null) = (depth = 0))
);
create index messages_children on messages (parent_id, seq);
create index messages_of_tree on messages (root_id, seq);
create index messages_of_story on messages (story_id, seq);

-- ---------------------------------------------------------------------------------------------------- saves

create table saves (
  id text primary key,
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  version_id text not null references story_versions,
  story_version integer not null,
  head_message_id text not null references messages,
  kind text not null check (kind in ('auto', 'manual')),
  title text not null default '',
  is_current boolean not null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  -- Beyond the limit of a story, from the merge of a guest. Listed, and restored in place of another save.
  archived_at timestamptz,
  check (not (is_current and archived_at is not null))
);
create index saves_of_reader on saves (user_id, story_id, saved_at desc);
create unique index saves_one_current on saves (user_id, story_id) where is_current;
-- The reading history: current saves, most recently played first.
create index saves_played on saves (user_id, saved_at desc, id desc) where is_current;
-- The list of all saves of a reader.
create index saves_latest on saves (user_id, saved_at desc, id desc);
create index saves_head on saves (head_message_id);
create index saves_of_story on saves (story_id);
create index saves_of_version on saves (version_id);

-- Trees that a save left, with the time of the last departure. Another save may still use the tree; the cleanup checks
-- before it deletes a tree that has been without a save for 30 days.
create table orphaned_trees (
  root_id text primary key references message_trees on delete cascade,
  orphaned_at timestamptz not null
);
create index orphaned_trees_oldest on orphaned_trees (orphaned_at);

-- ------------------------------------------------------------------------------------------- chat: replies

-- A reply being generated: its owner, lease and price. The text is in its message.
create table runs (
  id text primary key,
  kind text not null check (kind in ('send', 'refresh', 'continue')),
  user_id text not null references users on delete cascade,
  story_id text not null references stories on delete cascade,
  save_id text references saves on delete set null,
  user_message_id text,
  message_id text not null references messages on delete cascade,
  client_request_id text not null,
  request_hash text not null,
  seed text not null,
  state text not null check (state in ('running', 'done', 'stopped', 'interrupted', 'error')),
  finish_reason text,
  -- The error that a failed reply ends with, and when the provider can be asked again.
  failure text,
  retry_at timestamptz,
  held integer not null check (held >= 0),
  charged integer not null default 0,
  -- Costs nothing by the reader's plan; counted for its UTC day.
  is_free boolean not null default false,
  owner text not null,
  lease_until timestamptz not null,
  stop_requested boolean not null default false,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index runs_request on runs (user_id, client_request_id);
create unique index runs_one_active on runs (save_id) where state = 'running';
create index runs_lapsing on runs (lease_until) where state = 'running';
create index runs_ended on runs (ended_at, id) where state <> 'running';
create index runs_of_message on runs (message_id);
create index runs_of_save on runs (save_id);
create index runs_of_story on runs (story_id);
create index runs_free on runs (user_id, created_at) where is_free;

-- A reader's latest report about a reply.
create table reply_feedback (
  message_id text primary key references messages on delete cascade,
  user_id text not null references users on delete cascade,
  category text not null check (category in ('INACCURATE', 'NOT_HELPFUL', 'HARMFUL_UNSAFE')),
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reply_feedback_newest on reply_feedback (category, updated_at desc);
create index reply_feedback_of_user on reply_feedback (user_id);
-- The statistics count reports in the order in which they were made.
create index reply_feedback_created on reply_feedback (created_at, message_id);

-- -------------------------------------------------------------------------------------------- chat: memory

-- Pinned facts belong to one save and are deleted with it.
create table pinned_facts (
  id text primary key,
  save_id text not null references saves on delete cascade,
  message_id text references messages on delete set null,
  content text not null,
  seq bigint not null unique generated always as identity,
  created_at timestamptz not null
);
create index pinned_facts_of_save on pinned_facts (save_id, seq);
create index pinned_facts_of_message on pinned_facts (message_id);

-- Summary of the path from the root to a message, valid for every path through that message. Rows never change: a
-- longer path gets another row further down.
create table summaries (
  message_id text primary key references messages on delete cascade,
  -- [{ fromDepth, toDepth, text }], oldest first, without gaps, the last one ending at the message.
  sections jsonb not null,
  model text not null,
  -- The branches of the tree this summary builds on, its own last: [{ branch, toDepth }]. A summary continues the
  -- branch of the one above it (`continues`), or begins its own if another summary continues that branch already. A memory
  -- is on a path if its branch is in the list and its depth is at most the depth given there.
  branches jsonb,
  continues text unique,
  created_at timestamptz not null
);

-- Claim on writing the summary that begins with a message, so that only one process writes it at a time.
create table summary_claims (
  first_message_id text primary key references messages on delete cascade,
  until timestamptz not null
);

-- Index of summarized exchanges: the words of a reply and of the user message before it, as hashes that differ by
-- branch. A word is indexed for a bounded number of exchanges per branch, so no lookup returns many rows.
create table memories (
  message_id text not null references messages on delete cascade,
  branch text not null,
  depth integer not null,
  keys bigint[] not null,
  primary key (message_id, branch)
);
create index memories_keys on memories using gin (keys) with (fastupdate = off);

-- --------------------------------------------------------------------------------------------------- images

-- The picture of a reply's scene, apart from the message because lists of messages are read far more often.
create table message_pictures (
  message_id text primary key references messages on delete cascade,
  url text not null,
  thumb_url text not null,
  width integer not null,
  height integer not null,
  placeholder text,
  alt text not null,
  drawn boolean not null,
  created_at timestamptz not null
);
create index message_pictures_url on message_pictures (url);

-- An image generation. Its price is held until it ends and refunded when its lease expires. No foreign key to the
-- message: that may be deleted meanwhile, and the refund must still happen.
create table image_requests (
  id text primary key,
  user_id text not null references users on delete cascade,
  message_id text not null,
  client_request_id text not null,
  state text not null check (state in ('running', 'done', 'failed')),
  -- Error code that a repeated request is answered with.
  failure text,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index image_requests_request on image_requests (user_id, client_request_id);
create unique index image_requests_one_active on image_requests (message_id) where state = 'running';
create index image_requests_lapsing on image_requests (lease_until) where state = 'running';
create index image_requests_ended on image_requests (ended_at) where state <> 'running';

-- --------------------------------------------------------------------------------------------- writing help

-- Requests of authors for an improved text, suggestions or covers.
create table help_requests (
  id text primary key,
  user_id text not null references users on delete cascade,
  client_request_id text not null,
  kind text not null check (kind in ('OPTIMIZE', 'SUGGEST', 'COVER')),
  request_hash text not null,
  -- Amounts that the request holds, with keys of their own, and how many were charged: covers are charged one by one.
  holds integer not null check (holds > 0),
  charged integer not null default 0 check (charged between 0 and holds),
  state text not null check (state in ('running', 'done', 'failed')),
  -- The answer of a request that is done and the error of one that has failed, for a repeated request.
  result jsonb,
  failure jsonb,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index help_requests_request on help_requests (user_id, client_request_id);
create index help_requests_lapsing on help_requests (lease_until) where state = 'running';
create index help_requests_ended on help_requests (ended_at) where state <> 'running';

-- Covers that were generated for an author, by the names of their files. Drafts and stories refer to them by this id.
create table generated_covers (
  user_id text not null references users on delete cascade,
  id text not null,
  prompt text not null,
  style text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index generated_covers_latest on generated_covers (user_id, created_at desc, id desc);
create index generated_covers_url on generated_covers ((cover ->> 'url'));

-- ---------------------------------------------------------------------------------------------------- files

-- Stored pictures by folder and name. The row is written before the file, and locked while the file is deleted: a file is
-- named by the hash of its content, so the same name may be stored again at any time.
create table files (
  name text primary key,
  -- When references were last checked, and since when there have been none.
  checked_at timestamptz not null,
  unreferenced_since timestamptz
);
create index files_checked on files (checked_at);

-- Images that a user may use in a story, by the ids that drafts refer to.
create table own_images (
  user_id text not null references users,
  id text not null,
  name text not null,
  cover jsonb not null,
  created_at timestamptz not null,
  bytes integer not null default 0,
  primary key (user_id, id)
);
create index own_images_name on own_images (name);

-- -------------------------------------------------------------------------------------------------- exports

-- The latest export of each user's own data. Its file is in the file storage, named by the id, until the export expires.
create table data_exports (
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('DATA', 'WORKS')),
  id text not null unique,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- In percent.
  progress smallint not null,
  bytes bigint,
  requested_at timestamptz not null,
  expires_at timestamptz,
  primary key (user_id, kind),
  check ((expires_at is not null) = (state = 'done'))
);
create index data_exports_expiry on data_exports (expires_at);

-- Cards, lorebooks and stories that authors imported: those that wait to be accepted, and the originals of drafts.
create table card_imports (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Null until the import is accepted.
  story_id text unique references stories on delete cascade,
  kind text not null check (kind in ('V1', 'V2', 'V3', 'SCENARIO', 'LOREBOOK', 'STORY', 'WORLD_INFO')),
  -- Text, because it may hold NUL as an escape and is written back as it was.
  json text not null,
  -- Whether the file itself is in the file storage.
  has_file boolean not null,
  -- Size of the JSON and the stored file together.
  bytes bigint not null,
  content jsonb not null,
  -- Earlier versions of an exported story, which its draft gets.
  versions jsonb not null default '[]',
  created_at timestamptz not null
);
create index card_imports_user on card_imports (user_id, created_at desc);
create index card_imports_waiting on card_imports (created_at) where story_id is null;

-- --------------------------------------------------------------------------------------------------- shares

-- A share is a copy of a path. It has no reference into the tree, so its author may delete the save, the dialog or the
-- account.
create table shares (
  id text primary key,
  user_id text references users on delete set null,
  story_id text not null references stories on delete cascade,
  version_id text not null references story_versions on delete cascade,
  -- The last message of the copied path: sharing the same path again returns the same share.
  head_message_id text not null,
  message_count integer not null default 0,
  excerpt text not null,
  open_count bigint not null default 0,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- Time when a moderator hid the share. Unlike a revoked one it keeps its messages, so that an appeal can bring it back.
  hidden_at timestamptz
) with (fillfactor = 80);
create unique index shares_one_of_a_head on shares (user_id, head_message_id) where revoked_at is null;
create index shares_of_maker on shares (user_id, created_at desc, id desc) where revoked_at is null;
create index shares_of_story on shares (story_id);
create index shares_of_version on shares (version_id);
create index shares_of_user on shares (user_id);

create table share_messages (
  share_id text not null references shares on delete cascade,
  position integer not null,
  role text not null check (role in ('user', 'assistant')),
  speaker text,
  text text not null,
  options text[] not null default '{}',
  picture jsonb,
  primary key (share_id, position)
);
create index share_messages_picture on share_messages ((picture ->> 'url')) where picture is not null;

-- Visitors of a share; a visitor counts once a day.
create table share_opens (
  share_id text not null references shares on delete cascade,
  user_id text not null references users on delete cascade,
  last_day date not null,
  primary key (share_id, user_id)
);
create index share_opens_of_visitor on share_opens (user_id, last_day);

-- The save a visitor made from a share, and its first head: continuing again while the save is still there creates no
-- second one.
create table share_continuations (
  share_id text not null references shares on delete cascade,
  user_id text not null references users on delete cascade,
  save_id text not null references saves on delete cascade,
  head_message_id text not null,
  primary key (share_id, user_id)
);
create index share_continuations_of_visitor on share_continuations (user_id);
create index share_continuations_of_save on share_continuations (save_id);

-- ------------------------------------------------------------------------------------------------ editorial

-- Content of the home page, edited by administrators. Ordered by `position`, from 0.
create table banners (
  id text primary key,
  title text not null,
  text text not null,
  image_url text,
  href text not null,
  position integer not null,
  -- Readers see it between these times; null has no limit.
  starts_at timestamptz,
  ends_at timestamptz,
  check (starts_at < ends_at)
);

create table collections (
  name text primary key,
  title text not null,
  description text not null,
  position integer not null
);
create table collection_stories (
  collection text not null references collections on delete cascade,
  story_id text not null references stories on delete cascade,
  position integer not null,
  primary key (collection, story_id)
);
create index collection_stories_order on collection_stories (collection, position);
create index collection_stories_of_story on collection_stories (story_id);

create table recommended_tags (
  tag text primary key,
  position integer not null
);

create table campaigns (
  id text primary key,
  type text not null check (type in ('STORY', 'ROLE')),
  title text not null,
  text text not null,
  tag text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index campaigns_current on campaigns (type, starts_at desc);

-- Names of seed content already inserted; an administrator's edit or deletion of it is never undone.
create table editorial_seeds (
  name text primary key,
  seeded_at timestamptz not null
);

-- -------------------------------------------------------------------------------------------------- insight

-- Visitors of each story, without its author. Days are UTC.
create table story_visitors (
  story_id text not null references stories on delete cascade,
  user_id text not null references users on delete cascade,
  first_day date not null,
  last_day date not null,
  is_real boolean not null,
  primary key (story_id, user_id)
);
create index story_visitors_of_user on story_visitors (user_id);

-- Visits by day. `latest_visitors` counts those whose last visit was on the day: the unique visitors of a period that
-- ends today are a sum of it.
create table story_visit_days (
  story_id text not null references stories on delete cascade,
  day date not null,
  openings integer not null default 0,
  visitors integer not null default 0,
  new_visitors integer not null default 0,
  latest_visitors integer not null default 0,
  latest_real integer not null default 0,
  primary key (story_id, day)
);

-- The same for all stories of an author. A visitor of a published story is countable for the milestones, within the allowance of
-- the network, and counts once: when there is a turn or a second day.
create table author_visitors (
  author_id text not null references users on delete cascade,
  user_id text not null references users on delete cascade,
  first_day date not null,
  last_day date not null,
  is_real boolean not null,
  is_countable boolean not null default false,
  is_counted boolean not null default false,
  primary key (author_id, user_id)
);
create index author_visitors_of_user on author_visitors (user_id);

create table author_visit_days (
  author_id text not null references users on delete cascade,
  day date not null,
  openings integer not null default 0,
  visitors integer not null default 0,
  new_visitors integer not null default 0,
  latest_visitors integer not null default 0,
  latest_real integer not null default 0,
  counted_visitors integer not null default 0,
  primary key (author_id, day)
);

-- How far each reader has come in a story, by the replies that the job has counted. `turn` is the deepest one, up to the
-- last that is counted by itself.
create table story_progress (
  story_id text not null references stories on delete cascade,
  user_id text not null references users on delete cascade,
  first_day date not null,
  last_day date not null,
  turn smallint not null,
  primary key (story_id, user_id)
);
create index story_progress_of_user on story_progress (user_id);

-- Readers of all stories of an author, and their days as in the days of visits.
create table author_readers (
  author_id text not null references users on delete cascade,
  user_id text not null references users on delete cascade,
  last_day date not null,
  primary key (author_id, user_id)
);
create index author_readers_of_user on author_readers (user_id);

create table author_reader_days (
  author_id text not null references users on delete cascade,
  day date not null,
  readers integer not null default 0,
  latest_readers integer not null default 0,
  primary key (author_id, day)
);

-- Replies by day; `latest_readers` as in the days of visits.
create table story_turn_days (
  story_id text not null references stories on delete cascade,
  day date not null,
  chats integer not null default 0,
  words bigint not null default 0,
  readers integer not null default 0,
  latest_readers integer not null default 0,
  regenerated integer not null default 0,
  stopped integer not null default 0,
  rewound integer not null default 0,
  options_offered integer not null default 0,
  options_chosen integer not null default 0,
  primary key (story_id, day)
);

-- Readers by the day they began and the turn they have reached; the last turn stands for later ones as well.
create table story_retention (
  story_id text not null references stories on delete cascade,
  first_day date not null,
  turn smallint not null,
  readers integer not null default 0,
  primary key (story_id, first_day, turn)
);

-- Turns at which readers went back, asked for another reply or stopped one.
create table story_turns (
  story_id text not null references stories on delete cascade,
  day date not null,
  turn smallint not null,
  rewound integer not null default 0,
  regenerated integer not null default 0,
  stopped integer not null default 0,
  primary key (story_id, day, turn)
);

-- First messages by the option of the opening that they are; '' for other words.
create table story_choices (
  story_id text not null references stories on delete cascade,
  day date not null,
  option text not null,
  chosen integer not null default 0,
  primary key (story_id, day, option)
);

-- Reports about replies, by the day and category of their first version.
create table story_feedback (
  story_id text not null references stories on delete cascade,
  day date not null,
  category text not null,
  reports integer not null default 0,
  primary key (story_id, day, category)
);

-- The last reply and report that the job has counted.
create table insight_progress (
  only_row boolean primary key default true check (only_row),
  run_at timestamptz not null default '-infinity',
  run_id text not null default '',
  report_at timestamptz not null default '-infinity',
  report_id text not null default '',
  refreshed_at timestamptz
);

-- ------------------------------------------------------------------------------------------------- creators

-- Money of creators in US cents, apart from points. The lock of a row serializes the changes of one creator, and its
-- balance caches the sum of the creator's entries.
create table money_accounts (
  user_id text primary key references users,
  balance bigint not null default 0 check (balance >= 0)
);

-- Double entry: each row moves an amount from one account to another, so the sum over all accounts is always zero.
-- An account is a user id or one of system:rewards, system:withdrawals and system:payouts.
create table money_entries (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('REWARD', 'WITHDRAWAL', 'PAYOUT', 'RETURN')),
  user_id text not null references users,
  from_account text not null,
  to_account text not null check (to_account <> from_account),
  cents bigint not null check (cents > 0),
  -- The milestone of a reward.
  tier smallint,
  withdrawal_id text,
  -- When a reward can be withdrawn.
  available_at timestamptz,
  created_at timestamptz not null,
  check ((tier is not null) = (kind = 'REWARD')),
  check ((withdrawal_id is null) = (kind = 'REWARD')),
  check ((available_at is not null) = (kind = 'REWARD'))
);
create index money_entries_of_user on money_entries (user_id);
-- A reward is claimed once; a withdrawal begins once and ends once.
create unique index money_entries_of_tier on money_entries (user_id, tier) where kind = 'REWARD';
create unique index money_entries_withdrawal on money_entries (withdrawal_id) where kind = 'WITHDRAWAL';
create unique index money_entries_withdrawal_end on money_entries (withdrawal_id) where kind in ('PAYOUT', 'RETURN');

-- Applications for the creator contract.
create table creator_contracts (
  id text primary key,
  user_id text not null references users on delete cascade,
  message text not null,
  state text not null check (state in ('APPLIED', 'ACCEPTED', 'REFUSED')),
  reason text,
  applied_at timestamptz not null,
  -- Without a foreign key: the row outlives the accounts of administrators.
  decided_by text,
  decided_at timestamptz,
  check ((reason is not null) = (state = 'REFUSED')),
  check ((decided_at is null) = (state = 'APPLIED'))
);
create index creator_contracts_of_user on creator_contracts (user_id, applied_at desc);
create unique index creator_contracts_one on creator_contracts (user_id) where state in ('APPLIED', 'ACCEPTED');
create index creator_contracts_latest on creator_contracts (applied_at desc, id desc);
create index creator_contracts_waiting on creator_contracts (applied_at desc, id desc) where state = 'APPLIED';

create table withdrawals (
  id text primary key,
  user_id text not null references users,
  cents bigint not null check (cents > 0),
  -- Empty once the account is deleted and the withdrawal is over.
  paypal_email text not null,
  contact_email text not null,
  document_type text not null check (document_type in ('PASSPORT', 'NATIONAL_ID')),
  state text not null check (state in ('REQUESTED', 'APPROVED', 'PAID', 'REJECTED')),
  reason text,
  -- Changes with every change by the owner.
  revision integer not null default 1,
  -- The payment's, entered by an administrator.
  reference text,
  -- The account was deleted: the addresses are erased when the withdrawal is over.
  is_ownerless boolean not null default false,
  created_at timestamptz not null,
  -- Without a foreign key, as in creator_contracts.
  decided_by text,
  decided_at timestamptz,
  paid_at timestamptz,
  check ((reason is not null) = (state = 'REJECTED')),
  check ((decided_at is null) = (state = 'REQUESTED')),
  check ((paid_at is not null) = (state = 'PAID'))
);
create unique index withdrawals_one_open on withdrawals (user_id) where state in ('REQUESTED', 'APPROVED');
create index withdrawals_of_user on withdrawals (user_id, created_at desc, id desc);
create index withdrawals_latest on withdrawals (created_at desc, id desc);
create index withdrawals_waiting on withdrawals (created_at desc, id desc) where state in ('REQUESTED', 'APPROVED');

-- Identity documents, encrypted by the API with a key that is not in the database. Deleted with the decision.
create table identity_documents (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Null until it is sent with a withdrawal.
  withdrawal_id text unique references withdrawals on delete cascade,
  -- Tells keys apart while one is replaced.
  key_id text not null,
  -- AES-256-GCM: nonce, ciphertext and tag in one.
  content bytea not null,
  created_at timestamptz not null
);
create index identity_documents_of_user on identity_documents (user_id);
create index identity_documents_unsent on identity_documents (created_at) where withdrawal_id is null;

-- ------------------------------------------------------------------------------------------------ audit

-- Actions of administrators. Append-only, without foreign keys: an entry outlives the accounts it names.
create table audit_entries (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  -- Null for the command line.
  user_id text,
  action text not null,
  target text not null,
  -- The owner of what was decided, whose deletion erases the reason; null for other actions.
  owner_id text,
  detail jsonb not null
);
create index audit_entries_of_owner on audit_entries (owner_id) where owner_id is not null;

-- ------------------------------------------------------------------------------------- moderation-cases

-- Cases for moderators: content reported by readers or held by the automatic moderation, and blocked accounts.
create table moderation_cases (
  id text primary key,
  subject_kind text not null 
    check (subject_kind in ('STORY', 'SHARE', 'PROFILE', 'REPLY', 'TEXT', 'PICTURE', 'ACCOUNT')),
  -- The id of the content; of a held text or picture, a hash of the user and the content.
  subject_id text not null,
  author_id text references users on delete set null,
  -- The content as it was when the case was opened.
  title text not null,
  excerpt text not null,
  href text,
  -- A reported story as it was then.
  story jsonb,
  -- A held picture as WebP, in its small size.
  picture bytea,
  -- State of the content before it was hidden, to restore it after an appeal.
  former jsonb,
  status text not null check (status in ('OPEN', 'DECIDED', 'APPEALED', 'CLOSED')),
  outcome text check (outcome in ('VIOLATION', 'RATING', 'NO_VIOLATION')),
  report_count integer not null default 0,
  appeal text,
  appealed_at timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the author last saw the decisions.
  seen_at timestamptz,
  check ((status = 'OPEN') = (outcome is null)),
  check ((appeal is null) = (appealed_at is null))
);
create unique index moderation_cases_one_open on moderation_cases (subject_kind, subject_id) where status = 'OPEN';
create index moderation_cases_waiting on moderation_cases (coalesce(appealed_at, opened_at), id)
  where status in ('OPEN', 'APPEALED');
create index moderation_cases_decided on moderation_cases (updated_at desc, id desc)
  where status in ('DECIDED', 'CLOSED');
create index moderation_cases_of_author on moderation_cases (author_id, updated_at desc);
create index moderation_cases_of_subject on moderation_cases (subject_kind, subject_id, opened_at desc);
create index moderation_cases_avatar on moderation_cases ((former ->> 'avatarUrl')) where former is not null;

-- A person's report counts once in a case.
create table moderation_reports (
  case_id text not null references moderation_cases on delete cascade,
  reporter_id text references users on delete set null,
  reason text not null
    check (reason in ('MINORS', 'REAL_PERSON', 'HARM', 'RATING', 'COPIED', 'ABUSE', 'OTHER')),
  note text not null,
  created_at timestamptz not null,
  unique (case_id, reporter_id)
);
create index moderation_reports_of_reporter on moderation_reports (reporter_id);

-- The decision of a case, and that on its appeal.
create table moderation_decisions (
  id bigint primary key generated always as identity,
  case_id text not null references moderation_cases on delete cascade,
  outcome text not null check (outcome in ('VIOLATION', 'RATING', 'NO_VIOLATION')),
  -- Shown to the author.
  reason text not null,
  -- The moderator, without a foreign key as in the audit trail.
  decided_by text not null,
  decided_at timestamptz not null
);
create index moderation_decisions_of_case on moderation_decisions (case_id, id);
