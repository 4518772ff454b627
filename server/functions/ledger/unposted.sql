-- Whether a key has not been posted yet, as of now: looked up anew each time, also when the row
-- that asks had to wait for its lock.
create or replace function ledger.unposted(p_owner uuid, p_key uuid, p_source smallint) returns boolean language plpgsql volatile as $$
begin
  return not exists (select from ledger.transfer where owner_id = p_owner and key = p_key and source = p_source);
end $$;
revoke all on function ledger.unposted from public;
