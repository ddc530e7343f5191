-- Followers are named from now on. Nobody was told of it when they followed before.
alter table follows add column is_named boolean not null default false;
alter table follows alter column is_named set default true;
