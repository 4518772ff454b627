-- Publishes to later modules and pages what a movement changed. The figures are differences: summed over a
-- wager's events they are the wager, so whoever adds them up counts everything once.
create or replace function wagers.publish(m wagers.movement, r wagers.round_state, p_wager uuid, p_stake bigint, p_valid bigint, p_payout bigint, p_trace text)
returns void language plpgsql as $$
begin
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagerMoved', m.owner_id::text, jsonb_build_object('kind', (array['bet', 'win', 'rollback', 'adjust', 'cancel', 'close', 'raise'])[m.kind],
      'wagerId', p_wager, 'roundId', r.round_id, 'source', m.source, 'key', m.key, 'ref', m.ref,
      'gameId', r.game_id, 'merchantId', r.merchant_id, 'product', r.product, 'vendor', r.vendor, 'book', r.book, 'currency', r.currency,
      'wallet', m.account_no, 'balance', a.balance::text, 'version', a.version,
      'stake', p_stake::text, 'validBet', p_valid::text, 'payout', p_payout::text, 'debt', m.debt::text), p_trace, m.at
  from ledger.account a where a.owner_id = m.owner_id and a.account_no = m.account_no;
  perform wagers.count_guarded(m.owner_id, r.book, p_stake, p_payout, m.at);
end $$;
revoke all on function wagers.publish from public;
