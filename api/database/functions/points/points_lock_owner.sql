-- Locks the account that is credited for a user: the user's own, which is created if there is none, or that of the
-- successor of a merged guest.
create or replace function points_lock_owner(owner text) returns points_accounts language plpgsql as $$
declare
  account points_accounts;
  successor text;
begin
  loop
    select * into account from points_accounts where user_id = owner for update;
    if found then
      return account;
    end if;
    select successor_id into successor from points_successors where user_id = owner;
    if found then
      owner := successor;
    else
      insert into points_accounts (user_id) values (owner) on conflict do nothing;
    end if;
  end loop;
end $$;
