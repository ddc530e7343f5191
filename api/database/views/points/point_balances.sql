create view point_balances as select user_id, balance from points_accounts;
