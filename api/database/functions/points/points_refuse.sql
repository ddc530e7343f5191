-- The answer to a charge above the balance: null if its key was used, otherwise the balance.
create or replace function points_refuse(payer text, charge_key text) returns bigint language plpgsql as $$
begin
  if exists (select from points_entries where key = charge_key) then
    return null;
  end if;
  return coalesce((select balance from points_accounts where user_id = payer), 0);
end $$;
