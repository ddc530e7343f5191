-- Scripts that were compiled in the last week, by the SHA-256 of the version of ink's JSON and their source.
create table compiled_scripts (
  source bytea primary key,
  json text not null,
  compiled_at timestamptz not null default now()
);
