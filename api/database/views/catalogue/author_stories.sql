-- Stories by author, of any status.
create view author_stories as select id as story_id, author_id, title, status, version_id from stories;
