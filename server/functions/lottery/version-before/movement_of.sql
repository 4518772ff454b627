-- For statements of the version before that were under way when the functions were replaced.
create or replace function lottery.movement_of(p_owner uuid, p_account integer, p_key uuid, p_at timestamptz, p_written_at timestamptz)
returns wagers.movement language plpgsql immutable as $$
declare
  m wagers.movement;
begin
  m.owner_id := p_owner;
  m.account_no := p_account;
  m.source := {source.LOTTERY};
  m.key := p_key;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $$;
revoke all on function lottery.movement_of from public;
