-- The moderator who has taken a waiting case, without a foreign key as in moderation_decisions.
alter table moderation_cases add column taken_by text;
