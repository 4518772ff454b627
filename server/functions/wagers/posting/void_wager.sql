-- Voids an open wager of one family: its whole stake returns, under `p_key`. `p_denied` is what the
-- family has against it; it counts only while the wager is open. Statuses: 0 done, 22 it isn't open
-- any more, 4 the wallet is closed, `p_denied`. The balance is what the player can spend. What the
-- family writes beside follows in the same transaction. Lock order: guard, wallets, house.
create or replace function wagers.void_wager(
  p_source smallint, p_owner uuid, p_wager uuid, p_account integer, p_merchant text, p_key uuid, p_denied smallint, p_lane smallint,
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, balance bigint, version bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  w wagers.wager;
  posted record;
  held bigint;
begin
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select a.held into strict held from ledger.account a where a.owner_id = p_owner and a.account_no = p_account;
  select * into strict w from wagers.wager where owner_id = p_owner and id = p_wager;
  if w.status <> {wager.OPEN} then
    return query select {operation.ALREADY_SETTLED}::smallint, a.balance - a.held, a.version from ledger.account a where a.owner_id = p_owner and a.account_no = p_account;
    return;
  end if;
  if p_denied is not null then return query select p_denied, null::bigint, null::bigint; return; end if;
  select * into posted from ledger.post(array[p_owner], array[p_account], array[p_key], array[p_source], array[p_wager], array[p_at], array[1],
    array[case w.book when {book.REAL} then {kind.BET_REFUND} else {kind.TRIAL_REFUND} end::smallint], array[w.stake],
    array[ledger.house_account_of(p_merchant, 'GAME:' || w.product, w.currency, p_lane, p_at)], p_written_at);
  if posted.status <> {post.POSTED} then return query select posted.status, posted.balance - held, posted.version; return; end if;
  update wagers.wager set status = {wager.CANCELLED}, settled_at = p_at, balance_after = posted.balance, held_after = nullif(held, 0)
    where owner_id = p_owner and id = p_wager;
  perform wagers.count_guarded(p_owner, w.book, -w.stake, 0, p_at);
  insert into platform.outbox (topic, audience, payload, trace_id, at)
    values ('wagersMoved', '*', jsonb_build_array(jsonb_build_object('kind', 'cancel', 'owner', p_owner, 'wagerId', p_wager, 'roundId', w.round_id,
      'gameId', w.game_id, 'merchantId', p_merchant, 'product', w.product, 'vendor', w.vendor, 'book', w.book, 'currency', w.currency,
      'wallet', p_account, 'balance', posted.balance::text, 'version', posted.version, 'stake', (-w.stake)::text, 'validBet', '0', 'payout', '0',
      'at', p_at, 'traceId', p_trace)), p_trace, p_at);
  return query select {post.POSTED}::smallint, posted.balance - held, posted.version;
end $$;
revoke all on function wagers.void_wager from public;
