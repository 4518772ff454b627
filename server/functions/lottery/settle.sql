-- The first settlement of many tickets of one draw, in one statement's transaction: each is settled
-- once however often it is asked for. `p_refund` is what returns of a void ticket. Items come
-- sorted by owner and in the order in which they were accepted. `p_upto`: the owner up to whom all
-- is settled, or null. Answers how many were settled now. Lock order: guards, wallets, house, draw.
-- What a piece is about is kept in arrays of one order, so that every step is a walk along them
-- with one look-up each: the planner takes few rows for granted wherever two columns name a row,
-- and a join of two long lists would be tried row by row.
create or replace function lottery.settle(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_status smallint[], p_hits integer[], p_payout bigint[], p_capped bigint[],
  p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_upto uuid, p_lane smallint, p_at timestamptz, p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n integer;
  settled integer;
  places integer[]; -- of the items that are settled now
  closed uuid[];
  guarded boolean;
  v_owner uuid[] := p_owner; v_ticket uuid[] := p_ticket; v_status smallint[] := p_status; v_payout bigint[] := p_payout;
  v_refund bigint[] := p_refund; v_rebate bigint[] := p_rebate; v_valid bigint[] := p_valid;
  v_account integer[]; v_book smallint[]; v_merchant text[]; v_currency text[]; v_order uuid[]; v_stake bigint[];
  v_game_no integer[]; v_rebate_no integer[];
  v_balance bigint[]; -- of the wallet after each ticket's last credit; null where nothing was paid
  done uuid[];
  game record;
  c record;
  leg record;
  after bigint[];
begin
  if not exists (select from lottery.draw where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0))) then
    raise exception 'draw % has no result %', p_draw, p_version;
  end if;
  perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
  guarded := found;

  select array_agg(g.ord::integer order by g.ord), array_agg(t.account_no order by g.ord), array_agg(t.book order by g.ord),
    array_agg(t.merchant_id order by g.ord), array_agg(t.currency order by g.ord), array_agg(t.order_id order by g.ord), array_agg(t.stake order by g.ord)
  into places, v_account, v_book, v_merchant, v_currency, v_order, v_stake
  from unnest(p_owner, p_ticket) with ordinality as g(owner_id, id, ord)
  join lottery.ticket t on t.owner_id = g.owner_id and t.id = g.id and t.draw_no = p_draw;
  n := cardinality(p_ticket);
  if coalesce(cardinality(places), 0) <> n then raise exception 'a ticket that is not of draw %', p_draw; end if;

  select array_agg(l.owner_id) into closed from (
    select a.owner_id, a.state from (select distinct g.owner_id, g.account_no from unnest(p_owner, v_account) as g(owner_id, account_no)) w
      join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
      order by a.owner_id, a.account_no for no key update of a) l
    where l.state = 2;

  -- The gate: only what is inserted here is paid.
  with gate as (
    insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
    select g.owner_id, g.id, 1, p_version, g.status, g.hits, g.payout, g.capped, g.rebate, g.valid, p_at
    from unnest(p_owner, p_ticket, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
      as g(owner_id, id, status, hits, payout, capped, rebate, valid)
    where closed is null or not g.owner_id = any (closed)
    on conflict do nothing
    returning ticket_id
  )
  select array_agg(ticket_id), count(*) into done, settled from gate;

  if settled > 0 then
    if settled < n then
      -- Some were settled before: a piece that is asked for again. The arrays go on with the others only.
      select array_agg(g.owner_id order by g.ord), array_agg(g.id order by g.ord), array_agg(g.account_no order by g.ord), array_agg(g.book order by g.ord),
        array_agg(g.merchant_id order by g.ord), array_agg(g.currency order by g.ord), array_agg(g.placed order by g.ord), array_agg(g.stake order by g.ord),
        array_agg(g.status order by g.ord), array_agg(g.payout order by g.ord), array_agg(g.refund order by g.ord), array_agg(g.rebate order by g.ord),
        array_agg(g.valid order by g.ord)
      into v_owner, v_ticket, v_account, v_book, v_merchant, v_currency, v_order, v_stake, v_status, v_payout, v_refund, v_rebate, v_valid
      from unnest(v_owner, v_ticket, v_account, v_book, v_merchant, v_currency, v_order, v_stake, v_status, v_payout, v_refund, v_rebate, v_valid)
        with ordinality as g(owner_id, id, account_no, book, merchant_id, currency, placed, stake, status, payout, refund, rebate, valid, ord)
      where g.id = any (done);
    end if;
    select w.product, w.vendor, w.game_id into strict game from wagers.wager w where w.owner_id = v_owner[1] and w.id = v_ticket[1];

    v_game_no := array_fill(0, array[settled]);
    v_rebate_no := array_fill(0, array[settled]);
    for c in
      select u.merchant_id, u.currency, array_agg(u.ord::integer) as places,
        ledger.house_account_of(u.merchant_id, 'GAME:' || game.product, u.currency, p_lane, p_at) as game_no,
        case when bool_or(u.rebate > 0) then ledger.house_account_of(u.merchant_id, 'EXP:REBATE', u.currency, p_lane, p_at) end as rebate_no
      from unnest(v_merchant, v_currency, v_rebate) with ordinality as u(merchant_id, currency, rebate, ord) group by 1, 2 order by 1, 2
    loop
      if cardinality(c.places) = settled then
        v_game_no := array_fill(c.game_no, array[settled]);
        v_rebate_no := array_fill(c.rebate_no, array[settled]);
      else
        for i in 1..cardinality(c.places) loop
          v_game_no[c.places[i]] := c.game_no;
          v_rebate_no[c.places[i]] := c.rebate_no;
        end loop;
      end if;
    end loop;

    select array_agg(u.ord::integer order by u.ord, l.leg) as ticket, array_agg(u.owner_id order by u.ord, l.leg) as owner_id,
      array_agg(u.account_no order by u.ord, l.leg) as account_no, array_agg(lottery.key_of(u.id, 1::smallint) order by u.ord, l.leg) as key,
      array_agg(l.leg order by u.ord, l.leg) as leg, array_agg(u.id order by u.ord, l.leg) as ref, array_agg(l.kind order by u.ord, l.leg) as kind,
      array_agg(l.amount order by u.ord, l.leg) as amount, array_agg(l.counter order by u.ord, l.leg) as counter
    into leg
    from unnest(v_owner, v_ticket, v_account, v_book, v_payout, v_refund, v_rebate, v_game_no, v_rebate_no)
      with ordinality as u(owner_id, id, account_no, book, payout, refund, rebate, game_no, rebate_no, ord),
    lateral (values (1::smallint, case u.book when 0 then 201 else 902 end::smallint, u.payout, u.game_no),
      (2::smallint, case u.book when 0 then 202 else 903 end::smallint, u.refund, u.game_no),
      (3::smallint, 210::smallint, u.rebate, u.rebate_no)) as l(leg, kind, amount, counter)
    where l.amount > 0;

    v_balance := array_fill(null::bigint, array[settled]);
    if cardinality(leg.ticket) > 0 then
      perform 1 from ledger.account where owner_id = ledger.house() and account_no in (select distinct no from unnest(leg.counter) no)
        order by account_no for no key update;
      after := ledger.credit_many(leg.owner_id, leg.account_no, leg.key, 9::smallint, leg.leg, leg.ref, leg.kind, leg.amount, leg.counter,
        p_at, p_written_at);
      for i in 1..cardinality(after) loop v_balance[leg.ticket[i]] := after[i]; end loop;
    end if;

    update wagers.wager w set status = g.status, payout = g.payout, valid_bet = g.valid, settled_at = p_at,
        balance_after = coalesce(g.balance, w.balance_after)
      from unnest(v_owner, v_ticket, v_status, v_payout, v_valid, v_balance) as g(owner_id, id, status, payout, valid, balance)
      where w.owner_id = g.owner_id and w.id = g.id;

    -- What somebody owes is collected first from what comes in.
    for c in
      select u.owner_id, u.account_no, u.id, u.credit, u.game_no as counter
      from (select g.owner_id, g.account_no, min(g.id::text)::uuid as id, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.game_no) as game_no
        from unnest(v_owner, v_account, v_ticket, v_payout, v_refund, v_rebate, v_game_no) as g(owner_id, account_no, id, payout, refund, rebate, game_no)
        group by 1, 2 having sum(g.payout + g.refund + g.rebate) > 0) u
      join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
      order by 1, 2
    loop
      perform wagers.collect(lottery.movement_of(c.owner_id, c.account_no, lottery.key_of(c.id, 1::smallint), p_at, p_written_at), c.credit, c.counter);
    end loop;
    if guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = 6 then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(v_owner, v_book, v_status, v_payout, v_refund, v_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;

    -- Told by columns: of a thousand events each name is said once.
    insert into platform.outbox (topic, audience, payload, at)
    select 'wagersMoved', '*', jsonb_build_object('same', jsonb_build_object('gameId', game.game_id, 'product', game.product, 'vendor', game.vendor, 'at', p_at),
      'each', jsonb_build_object('kind', to_jsonb(t.kind), 'owner', to_jsonb(v_owner), 'wagerId', to_jsonb(v_ticket), 'roundId', to_jsonb(v_order),
        'merchantId', to_jsonb(v_merchant), 'book', to_jsonb(v_book), 'currency', to_jsonb(v_currency), 'wallet', to_jsonb(v_account),
        'balance', to_jsonb(t.balance), 'version', to_jsonb(t.version), 'stake', to_jsonb(t.stake), 'validBet', to_jsonb(v_valid::text[]),
        'payout', to_jsonb(v_payout::text[]))), p_at
    from (select array_agg(case g.status when 6 then 'cancel' else 'win' end order by g.ord) as kind,
        array_agg(case g.status when 6 then (-g.stake)::text else '0' end order by g.ord) as stake,
        array_agg(a.balance::text order by g.ord) as balance, array_agg(a.version order by g.ord) as version
      from unnest(v_owner, v_account, v_status, v_stake) with ordinality as g(owner_id, account_no, status, stake, ord)
      join ledger.account a on a.owner_id = g.owner_id and a.account_no = g.account_no) t;
  end if;
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return settled;
end $$;
revoke all on function lottery.settle from public;
grant execute on function lottery.settle to senluna_app;
