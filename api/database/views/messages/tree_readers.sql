-- The reader and the story of each message tree.
create view tree_readers as select root_id, user_id, story_id from message_trees;
