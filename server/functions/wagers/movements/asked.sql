-- What is asked, as a row that is not written yet.
create or replace function wagers.asked(
  p_kind smallint, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text,
  p_vendor text, p_amount bigint, p_reason text, p_at timestamptz, p_written_at timestamptz
) returns wagers.movement language plpgsql as $$
declare
  m wagers.movement;
begin
  m.kind := p_kind;
  m.owner_id := p_owner;
  m.source := p_source;
  m.key := p_key;
  m.round_id := p_round;
  m.ref := p_ref;
  m.account_no := p_account;
  m.currency := p_currency;
  m.vendor := p_vendor;
  m.amount := p_amount;
  m.moved := 0;
  m.debt := 0;
  m.reason := p_reason;
  m.at := p_at;
  m.written_at := p_written_at;
  return m;
end $$;
revoke all on function wagers.asked from public;
