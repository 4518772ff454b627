-- Settles open wagers of one family for the first time, all at once, in the caller's transaction.
-- `p_owner` and what follows: wagers that move money, sorted by owner, in the order in which they
-- were placed; `p_key` names the posting of each, `p_group` is the place of its brand and currency
-- in `p_merchant` and `p_currency`, `p_refund` what returns of a void one. `p_lost_*`: wagers of
-- `p_game` that lost and get nothing. `p_event`: the event for later modules. Raises SL011 when one
-- that moves money isn't open or its wallet is closed, and with `p_all` when a lost one isn't open.
-- The caller has locked guards and wallets by `wagers.hold_wallets`, which answers `p_guarded`.
-- Answers how many were settled. Lock order: house, wagers.
create or replace function wagers.settle_wagers(
  p_source smallint, p_guarded boolean, p_owner uuid[], p_id uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_payout bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_key uuid[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_id uuid[], p_lost_valid bigint[], p_all boolean, p_game text, p_event jsonb, p_lane smallint,
  p_at timestamptz, p_written_at timestamptz
) returns integer language plpgsql as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_id);
  settled integer;
  lost integer := 0;
  game_no integer[] := '{}';
  rebate_no integer[] := '{}';
  product text;
  c record;
begin
  if n > 0 then
    select w.product into strict product from wagers.wager w where w.owner_id = p_owner[1] and w.id = p_id[1];
    for i in 1..cardinality(p_merchant) loop
      game_no := game_no || ledger.house_account_of(p_merchant[i], 'GAME:' || product, p_currency[i], p_lane, p_at);
      rebate_no := rebate_no
        || case when 0 < any (p_rebate) then ledger.house_account_of(p_merchant[i], 'EXP:REBATE', p_currency[i], p_lane, p_at) else 0 end;
    end loop;
    perform 1 from ledger.account where owner_id = ledger.house() and account_no = any (game_no || rebate_no) order by account_no for no key update;

    -- A wager's legs follow each other: payout, refund, rebate. Each wallet is looked up once, with its first wager. A key that is
    -- there already undoes everything.
    with item as materialized (
      select q.owner_id, q.account_no, q.id, q.key, q.status, q.payout, q.refund, q.rebate, q.valid, q.book, q.place, q.legs,
        (max(a.balance) over w + sum(q.payout + q.refund + q.rebate) over w)::bigint as balance,
        (max(a.version) over w + sum(q.legs) over w)::bigint as version, max(a.held) over w as held, q.is_last
      from (select *, (payout > 0)::integer + (refund > 0)::integer + (rebate > 0)::integer as legs,
          lag(ord) over v is null as is_first, lead(ord) over v is null as is_last
        from unnest(p_owner, p_account, p_id, p_key, p_status, p_payout, p_refund, p_rebate, p_valid, p_book, p_group)
          with ordinality as u(owner_id, account_no, id, key, status, payout, refund, rebate, valid, book, place, ord)
        window v as (partition by owner_id, account_no order by ord)) q
      left join lateral (select balance, version, held from ledger.account
        where q.is_first and owner_id = q.owner_id and account_no = q.account_no and state <> {account.CLOSED} limit 1) a on true
      window w as (partition by q.owner_id, q.account_no order by q.ord)
    ), gate as (
      -- Goes from open to what it came to, once.
      update wagers.wager w set status = i.status, payout = i.payout, valid_bet = i.valid, settled_at = p_at,
          balance_after = case when i.legs > 0 then i.balance else w.balance_after end,
          held_after = case when i.legs > 0 then nullif(i.held, 0) else w.held_after end
        from item i
        where w.owner_id = i.owner_id and w.id = i.id and w.status = {wager.OPEN} and w.book = i.book and w.currency = p_currency[i.place]
          and i.balance is not null
        returning 1
    ), written as (
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
      select i.owner_id, i.key, l.amount, l.balance, l.version, p_at, p_written_at, i.account_no, l.counter_no, l.kind,
        p_source, l.leg, i.id
      from item i, lateral (values
        (1::smallint, case i.book when {book.REAL} then {kind.PAYOUT} else {kind.TRIAL_PAYOUT} end::smallint, i.payout, game_no[i.place], i.balance - i.refund - i.rebate,
          i.version - (i.refund > 0)::integer - (i.rebate > 0)::integer),
        (2::smallint, case i.book when {book.REAL} then {kind.BET_REFUND} else {kind.TRIAL_REFUND} end::smallint, i.refund, game_no[i.place], i.balance - i.rebate,
          i.version - (i.rebate > 0)::integer),
        (3::smallint, {kind.REBATE}::smallint, i.rebate, rebate_no[i.place], i.balance, i.version)) as l(leg, kind, amount, counter_no, balance, version)
      where l.amount > 0
    ), wallet as (
      update ledger.account a set balance = i.balance, version = i.version
        from item i where i.is_last and a.owner_id = i.owner_id and a.account_no = i.account_no and a.version <> i.version
    ), house as (
      update ledger.account a set balance = a.balance - s.total, version = a.version + s.legs
        from (select l.counter_no, sum(l.amount)::bigint as total, count(*) as legs
          from item i, lateral (values (game_no[i.place], i.payout), (game_no[i.place], i.refund), (rebate_no[i.place], i.rebate)) as l(counter_no, amount)
          where l.amount > 0 group by l.counter_no) s
        where a.owner_id = '00000000-0000-7000-8000-000000000001' and a.account_no = s.counter_no
    )
    select count(*) into settled from gate;
    if settled <> n then raise exception using errcode = 'SL011', message = 'a wager is not open'; end if;
  end if;
  -- Nothing is paid: the wager goes from open to lost, once, and is all that is written.
  if cardinality(p_lost_id) > 0 then
    update wagers.wager w set status = {wager.LOST}, valid_bet = g.valid, settled_at = p_at
      from unnest(p_lost_owner, p_lost_id, p_lost_valid) as g(owner_id, id, valid)
      where w.owner_id = g.owner_id and w.id = g.id and w.status = {wager.OPEN} and w.game_id = p_game;
    get diagnostics lost = row_count;
    if p_all and lost <> cardinality(p_lost_id) then raise exception using errcode = 'SL011', message = 'a wager is not open'; end if;
  end if;

  if n > 0 then
    -- What somebody owes is collected first from what comes in.
    if exists (select from ledger.account where owner_id = any (p_owner) and account_no in (wagers.debt_account({wallet.MAIN}), wagers.debt_account({wallet.TRIAL}))
      and balance < 0) then
      for c in
        select u.owner_id, u.account_no, u.key, u.credit, u.place
        from (select g.owner_id, g.account_no, (array_agg(g.key order by g.id))[1] as key, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.place) as place
          from unnest(p_owner, p_account, p_id, p_key, p_payout, p_refund, p_rebate, p_group) as g(owner_id, account_no, id, key, payout, refund, rebate, place)
          where g.payout + g.refund + g.rebate > 0 group by 1, 2) u
        join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
        order by 1, 2
      loop
        perform wagers.collect(wagers.movement_of(p_source, c.owner_id, c.account_no, c.key, p_at, p_written_at), c.credit,
          game_no[c.place]);
      end loop;
    end if;
    if p_guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = {wager.VOID} then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(p_owner, p_book, p_status, p_payout, p_refund, p_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;
  end if;
  if n + lost > 0 then
    insert into platform.outbox (topic, audience, payload, at) values ('wagersMoved', '*', p_event, p_at);
  end if;
  return n + lost;
end $$;
revoke all on function wagers.settle_wagers from public;
