-- As much of a movement as the debts of wagers ask for.
create or replace function wagers.movement_of(p_source smallint, p_owner uuid, p_account integer, p_key uuid, p_at timestamptz, p_written_at timestamptz)
returns wagers.movement language plpgsql immutable as $$
declare
  m wagers.movement;
begin
  m.owner_id := p_owner;
  m.account_no := p_account;
  m.source := p_source;
  m.key := p_key;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $$;
revoke all on function wagers.movement_of from public;
