-- Reports about replies; a reader's latest one for each reply.
create view reply_reports as select message_id, user_id, category, created_at from reply_feedback;
