-- The first settlement of tickets of one draw, in one statement's transaction: each is settled once
-- however often it is asked for. `p_owner` and what follows: tickets with a settlement of their
-- own, sorted by owner and in the order in which they were accepted; `p_group` is the place of
-- their brand and currency in `p_merchant` and `p_currency`, `p_refund` what returns of a void
-- ticket. `p_lost_*`: tickets that lost and get nothing. `p_told`: the event for later modules.
-- `p_upto`: the owner up to whom all is settled, or null. Answers how many were settled now. Lock
-- order: guards, wallets, house, wagers, draw.
create or replace function lottery.settle_carefully(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_told jsonb, p_upto uuid, p_lane smallint, p_at timestamptz,
  p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  asked constant integer := cardinality(p_lost_ticket);
  drawn record;
  paid integer := 0;
  lost integer := 0;
  closed uuid[];
  guarded boolean;
  v_owner uuid[] := p_owner; v_ticket uuid[] := p_ticket; v_account integer[] := p_account; v_book smallint[] := p_book;
  v_group integer[] := p_group; v_status smallint[] := p_status; v_payout bigint[] := p_payout; v_refund bigint[] := p_refund;
  v_rebate bigint[] := p_rebate; v_valid bigint[] := p_valid;
  game_no integer[] := '{}';
  rebate_no integer[] := '{}';
  product text;
  done uuid[];
  c record;
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;

  if n > 0 then
    perform 1 from protection.guard where owner_id = any (p_owner) and active order by owner_id for no key update;
    guarded := found;
    -- In a statement of its own: a condition around it would reach into it, and only what meets it would be locked.
    perform 1 from (select distinct g.owner_id, g.account_no from unnest(p_owner, p_account) as g(owner_id, account_no)) w
      join ledger.account a on a.owner_id = w.owner_id and a.account_no = w.account_no
      order by a.owner_id, a.account_no for no key update of a;
    select array_agg(a.owner_id) into closed from unnest(p_owner, p_account) as g(owner_id, account_no)
      join ledger.account a on a.owner_id = g.owner_id and a.account_no = g.account_no and a.state = 2;

    -- The gate: only what is inserted here is paid.
    with gate as (
      insert into lottery.settlement (owner_id, ticket_id, revision, result_version, status, hits, payout, capped_from, rebate, valid_bet, at)
      select g.owner_id, g.id, 1, p_version, g.status, g.hits, g.payout, g.capped, g.rebate, g.valid, p_at
      from unnest(p_owner, p_ticket, p_account, p_book, p_group, p_status, p_hits, p_payout, p_capped, p_rebate, p_valid)
        as g(owner_id, id, account_no, book, place, status, hits, payout, capped, rebate, valid),
      lateral (select from lottery.ticket where owner_id = g.owner_id and id = g.id and draw_no = p_draw and account_no = g.account_no and book = g.book
        and merchant_id = p_merchant[g.place] and currency = p_currency[g.place] limit 1) t
      where closed is null or not g.owner_id = any (closed)
      on conflict do nothing
      returning ticket_id
    )
    select array_agg(ticket_id), count(*) into done, paid from gate;
    if paid < n then
      -- Some were settled before: a piece that is asked for again. The arrays go on with the others only.
      perform 1 from unnest(p_owner, p_ticket, p_account, p_book, p_group) as g(owner_id, id, account_no, book, place)
        where not exists (select from lottery.ticket where owner_id = g.owner_id and id = g.id and draw_no = p_draw and account_no = g.account_no
          and book = g.book and merchant_id = p_merchant[g.place] and currency = p_currency[g.place]);
      if found then raise exception 'a ticket that is not of draw %, or not so', p_draw; end if;
      select array_agg(g.owner_id), array_agg(g.id), array_agg(g.account_no), array_agg(g.book), array_agg(g.place), array_agg(g.status),
        array_agg(g.payout), array_agg(g.refund), array_agg(g.rebate), array_agg(g.valid)
      into v_owner, v_ticket, v_account, v_book, v_group, v_status, v_payout, v_refund, v_rebate, v_valid
      from (select * from unnest(p_owner, p_ticket, p_account, p_book, p_group, p_status, p_payout, p_refund, p_rebate, p_valid)
        with ordinality as u(owner_id, id, account_no, book, place, status, payout, refund, rebate, valid, ord)
        where u.id = any (done) order by u.ord) g;
    end if;
  end if;

  if paid > 0 then
    select w.product into strict product from wagers.wager w where w.owner_id = v_owner[1] and w.id = v_ticket[1];
    for i in 1..cardinality(p_merchant) loop
      game_no := game_no || ledger.house_account_of(p_merchant[i], 'GAME:' || product, p_currency[i], p_lane, p_at);
      rebate_no := rebate_no
        || case when 0 < any (v_rebate) then ledger.house_account_of(p_merchant[i], 'EXP:REBATE', p_currency[i], p_lane, p_at) else 0 end;
    end loop;
    perform 1 from ledger.account where owner_id = ledger.house() and account_no = any (game_no || rebate_no) order by account_no for no key update;

    -- A ticket's legs follow each other: payout, refund, rebate. A key that is there already undoes everything.
    with item as materialized (
      select q.owner_id, q.account_no, q.id, q.status, q.payout, q.refund, q.rebate, q.valid, q.book, q.place, q.legs,
        (a.balance + sum(q.payout + q.refund + q.rebate) over w)::bigint as balance, (a.version + sum(q.legs) over w)::bigint as version,
        lead(q.ord) over w is null as is_last
      from (select *, (payout > 0)::integer + (refund > 0)::integer + (rebate > 0)::integer as legs
        from unnest(v_owner, v_account, v_ticket, v_status, v_payout, v_refund, v_rebate, v_valid, v_book, v_group)
          with ordinality as u(owner_id, account_no, id, status, payout, refund, rebate, valid, book, place, ord)) q,
      lateral (select balance, version from ledger.account where owner_id = q.owner_id and account_no = q.account_no limit 1) a
      window w as (partition by q.owner_id, q.account_no order by q.ord)
    ), written as (
      insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at, account_no, counter_no, kind, source, leg, ref)
      select i.owner_id, lottery.key_of(i.id, 1::smallint), l.amount, l.balance, l.version, p_at, p_written_at, i.account_no, l.counter_no, l.kind,
        9, l.leg, i.id
      from item i, lateral (values
        (1::smallint, case i.book when 0 then 201 else 902 end::smallint, i.payout, game_no[i.place], i.balance - i.refund - i.rebate,
          i.version - (i.refund > 0)::integer - (i.rebate > 0)::integer),
        (2::smallint, case i.book when 0 then 202 else 903 end::smallint, i.refund, game_no[i.place], i.balance - i.rebate,
          i.version - (i.rebate > 0)::integer),
        (3::smallint, 210::smallint, i.rebate, rebate_no[i.place], i.balance, i.version)) as l(leg, kind, amount, counter_no, balance, version)
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
    update wagers.wager w set status = i.status, payout = i.payout, valid_bet = i.valid, settled_at = p_at,
        balance_after = case when i.legs > 0 then i.balance else w.balance_after end
      from item i where w.owner_id = i.owner_id and w.id = i.id;

    -- What somebody owes is collected first from what comes in.
    if exists (select from ledger.account where owner_id = any (v_owner) and account_no in (wagers.debt_account(1), wagers.debt_account(2)) and balance < 0) then
      for c in
        select u.owner_id, u.account_no, u.id, u.credit, u.place
        from (select g.owner_id, g.account_no, min(g.id::text)::uuid as id, sum(g.payout + g.refund + g.rebate)::bigint as credit, min(g.place) as place
          from unnest(v_owner, v_account, v_ticket, v_payout, v_refund, v_rebate, v_group) as g(owner_id, account_no, id, payout, refund, rebate, place)
          where g.payout + g.refund + g.rebate > 0 group by 1, 2) u
        join ledger.account debt on debt.owner_id = u.owner_id and debt.account_no = wagers.debt_account(u.account_no) and debt.balance < 0
        order by 1, 2
      loop
        perform wagers.collect(lottery.movement_of(c.owner_id, c.account_no, lottery.key_of(c.id, 1::smallint), p_at, p_written_at), c.credit,
          game_no[c.place]);
      end loop;
    end if;
    if guarded then
      for c in
        select u.owner_id, u.book, sum(case when u.status = 6 then -u.refund else 0 end)::bigint as staked, sum(u.payout + u.rebate)::bigint as won
        from unnest(v_owner, v_book, v_status, v_payout, v_refund, v_rebate) as u(owner_id, book, status, payout, refund, rebate)
        join protection.guard g on g.owner_id = u.owner_id and g.active group by 1, 2 order by 1, 2
      loop
        perform wagers.count_guarded(c.owner_id, c.book, c.staked, c.won, p_at);
      end loop;
    end if;
  end if;

  -- Nothing is paid: the wager goes from open to lost, once, and is all that is written.
  if asked > 0 then
    update wagers.wager w set status = 2, valid_bet = g.valid, settled_at = p_at
      from unnest(p_lost_owner, p_lost_ticket, p_lost_valid) as g(owner_id, id, valid)
      where w.owner_id = g.owner_id and w.id = g.id and w.status = 0 and w.game_id = drawn.game;
    get diagnostics lost = row_count;
  end if;

  if paid + lost > 0 then
    insert into platform.outbox (topic, audience, payload, at) values ('wagersMoved', '*', p_told, p_at);
  end if;
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = 2 and result_version = p_version) or (state = 3 and p_version = 0));
  end if;
  return paid + lost;
end $$;
revoke all on function lottery.settle_carefully from public;
