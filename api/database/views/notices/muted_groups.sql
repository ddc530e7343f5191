create view muted_groups as select user_id, notice_group from muted_notices;
