-- Takes the stakes of several orders of one family, one a player: all of them or, when one can't be
-- taken, none. `p_key` names an order and its posting. `p_of` is the place of a wager's order;
-- wagers come order by order. Answers arrays, one item an order. Statuses: the ledger's (2 also for
-- a key under which something else was answered), those of `wagers.guard_status`, 40 for one that
-- could be taken without the others. `v_balance` is what the player can spend: the wallet's balance
-- less what is held. Where a fingerprint is given, the order's number `p_no` and the same balance are
-- kept under the key. What the family writes beside follows in the same transaction.
-- The family's own function pins the plans, gives up waiting for locks and owns the tables' rights.
-- Lock order: guards, wallets, house.
create or replace function wagers.place_wagers(
  p_source smallint, p_owner uuid[], p_account integer[], p_key uuid[], p_merchant text[], p_currency text[], p_book smallint[],
  p_no text[], p_fingerprint bytea[], p_trace text[], p_at timestamptz[],
  p_of integer[], p_id uuid[], p_game text[], p_product text[], p_vendor text[], p_stake bigint[],
  p_lane smallint, p_written_at timestamptz,
  out v_status smallint[], out v_balance bigint[], out v_version bigint[], out v_stake bigint[]
) language plpgsql as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_owner);
  v_contra integer[];
  v_held bigint[] := array_fill(0::bigint, array[n]);
  guarded boolean;
  r record;
begin
  v_status := array_fill({post.POSTED}::smallint, array[n]);
  v_balance := array_fill(null::bigint, array[n]);
  v_version := v_balance;
  if ledger.house() = any (p_owner) or exists (select from unnest(p_account) a where a not in ({wallet.MAIN}, {wallet.TRIAL})) then raise exception 'only a player places wagers'; end if;
  select array_agg(s.total order by o.ord) into v_stake from generate_series(1, n) o(ord),
    lateral (select sum(t.stake)::bigint as total from unnest(p_of, p_stake) as t(of, stake) where t.of = o.ord having min(t.stake) > 0) s;
  if cardinality(v_stake) is distinct from n or cardinality(p_id) <> cardinality(p_stake) then
    raise exception 'an order has wagers, and each a stake';
  end if;

  perform 1 from protection.guard where owner_id = any (p_owner) order by owner_id for no key update;
  guarded := found or exists (select from protection.reality_check where owner_id = any (p_owner));
  if guarded then
    for i in 1..n loop
      v_status[i] := wagers.guard_status(p_owner[i], p_book[i], v_stake[i],
        array(select distinct t.product from unnest(p_of, p_product) as t(of, product) where t.of = i), p_at[i]);
    end loop;
  end if;

  if {post.POSTED} = all (v_status) then
    begin
      with account as materialized (
        select d.merchant_id, d.product, d.currency, ledger.house_account_of(d.merchant_id, 'GAME:' || d.product, d.currency, p_lane, p_written_at) as no
        from (select distinct p_merchant[t.of] as merchant_id, t.product, p_currency[t.of] as currency from unnest(p_of, p_product) as t(of, product)
          order by 1, 2, 3) d)
      select array_agg(a.no order by t.ord) into v_contra from unnest(p_of, p_product) with ordinality as t(of, product, ord)
        join account a on a.merchant_id = p_merchant[t.of] and a.product = t.product and a.currency = p_currency[t.of];
      for r in
        select * from ledger.post(p_owner, p_account, p_key, array_fill(p_source, array[n]), array_fill(null::uuid, array[n]), p_at, p_of,
          (select array_agg(case p_book[t.of] when {book.REAL} then {kind.BET} else {kind.TRIAL_BET} end::smallint order by t.ord) from unnest(p_of) with ordinality as t(of, ord)),
          (select array_agg(-t.stake order by t.ord) from unnest(p_stake) with ordinality as t(stake, ord)), v_contra, p_written_at)
      loop
        v_status[r.item] := r.status;
        v_balance[r.item] := r.balance;
        v_version[r.item] := r.version;
      end loop;
      if {post.POSTED} <> any (v_status) then raise exception using errcode = 'SL012'; end if;
      v_held := array(select (select a.held from ledger.account a where a.owner_id = o.owner_id and a.account_no = o.account_no)
        from unnest(p_owner, p_account) with ordinality as o(owner_id, account_no, ord) order by o.ord);

      -- A key that something else has used keeps its order from being placed.
      for r in
        with mine as (
          insert into platform.once_reply (owner_id, key, fingerprint, reply, at)
          select k.owner_id, k.key, k.fingerprint, jsonb_build_object('orderNo', k.no, 'balance', (k.balance - k.held)::text), k.at
          from unnest(p_owner, p_key, p_fingerprint, p_no, v_balance, v_held, p_at) as k(owner_id, key, fingerprint, no, balance, held, at)
          where k.fingerprint is not null
          order by k.owner_id, k.key on conflict do nothing returning owner_id, key)
        select k.ord from unnest(p_owner, p_key, p_fingerprint) with ordinality as k(owner_id, key, fingerprint, ord)
        where k.fingerprint is not null and not exists (select from mine m where m.owner_id = k.owner_id and m.key = k.key)
      loop
        v_status[r.ord] := {post.KEY_CONFLICT};
      end loop;
      if {post.POSTED} <> any (v_status) then raise exception using errcode = 'SL012'; end if;

      insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
        status, book, currency, product, vendor, game_id, held_before, held_after)
        select p_owner[t.of], t.id, p_key[t.of], t.stake, 0, 0, v_balance[t.of] + t.later + t.stake, v_balance[t.of] + t.later, p_at[t.of], null,
          {wager.OPEN}, p_book[t.of], p_currency[t.of], t.product, t.vendor, t.game,
          nullif(v_held[t.of], 0), nullif(v_held[t.of], 0)
        from (select u.*, (sum(u.stake) over (partition by u.of) - sum(u.stake) over (partition by u.of order by u.ord))::bigint as later
          from unnest(p_of, p_id, p_stake, p_product, p_vendor, p_game) with ordinality as u(of, id, stake, product, vendor, game, ord)) t;
      if guarded then
        for i in 1..n loop perform wagers.count_guarded(p_owner[i], p_book[i], v_stake[i], 0, p_at[i]); end loop;
      end if;
      insert into platform.outbox (topic, audience, payload, trace_id, at)
        select 'wagersMoved', '*', jsonb_agg(jsonb_build_object('kind', 'bet', 'owner', p_owner[t.of], 'wagerId', t.id, 'roundId', p_key[t.of],
            'gameId', t.game, 'merchantId', p_merchant[t.of], 'product', t.product, 'vendor', t.vendor, 'book', p_book[t.of],
            'currency', p_currency[t.of], 'wallet', p_account[t.of], 'balance', v_balance[t.of]::text, 'version', v_version[t.of],
            'stake', t.stake::text, 'validBet', '0', 'payout', '0', 'at', p_at[t.of], 'traceId', p_trace[t.of])),
          case when n = 1 then p_trace[1] end, p_written_at
        from unnest(p_of, p_id, p_stake, p_product, p_vendor, p_game) as t(of, id, stake, product, vendor, game);
    exception when sqlstate 'SL012' then
      null; -- nothing is placed; the answer says who was in the way
    end;
  end if;
  if {post.POSTED} <> any (v_status) then
    for i in 1..n loop
      if v_status[i] = {post.POSTED} then v_status[i] := {place.AGAIN}; end if;
    end loop;
  end if;
  for i in 1..n loop v_balance[i] := v_balance[i] - v_held[i]; end loop;
end $$;
revoke all on function wagers.place_wagers from public;
