-- The first settlement of tickets of one draw, in one statement's transaction: each is settled once
-- however often it is asked for. `p_owner` and what follows: tickets with a settlement of their
-- own, sorted by owner and in the order in which they were accepted; `p_group` is the place of
-- their brand and currency in `p_merchant` and `p_currency`, `p_refund` what returns of a void
-- ticket. `p_lost_*`: tickets that lost and get nothing. `p_moved`: the event for later modules.
-- `p_upto`: the owner up to whom all is settled, or null. Answers how many were settled now. Lock
-- order: guards, wallets, house, wagers, draw.
create or replace function lottery.settle_slow(
  p_draw integer, p_version smallint, p_owner uuid[], p_ticket uuid[], p_account integer[], p_book smallint[], p_group integer[], p_status smallint[],
  p_hits integer[], p_payout bigint[], p_capped bigint[], p_refund bigint[], p_rebate bigint[], p_valid bigint[], p_merchant text[], p_currency text[],
  p_lost_owner uuid[], p_lost_ticket uuid[], p_lost_valid bigint[], p_moved jsonb, p_upto uuid, p_lane smallint, p_at timestamptz,
  p_written_at timestamptz
) returns integer
language plpgsql security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
#variable_conflict use_column
declare
  n constant integer := cardinality(p_ticket);
  drawn record;
  paid integer := 0;
  settled integer;
  closed uuid[];
  guarded boolean := false;
  v_owner uuid[] := p_owner; v_ticket uuid[] := p_ticket; v_account integer[] := p_account; v_book smallint[] := p_book;
  v_group integer[] := p_group; v_status smallint[] := p_status; v_payout bigint[] := p_payout; v_refund bigint[] := p_refund;
  v_rebate bigint[] := p_rebate; v_valid bigint[] := p_valid;
  done uuid[];
begin
  select game into drawn from lottery.draw
    where no = p_draw and ((state = {draw.DRAWN} and result_version = p_version) or (state = {draw.VOID} and p_version = 0));
  if not found then raise exception 'draw % has no result %', p_draw, p_version; end if;

  if n > 0 then
    guarded := wagers.hold_wallets(p_owner, p_account);
    select array_agg(a.owner_id) into closed from unnest(p_owner, p_account) as g(owner_id, account_no)
      join ledger.account a on a.owner_id = g.owner_id and a.account_no = g.account_no and a.state = {account.CLOSED};

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
      select coalesce(array_agg(g.owner_id), '{}'), coalesce(array_agg(g.id), '{}'), coalesce(array_agg(g.account_no), '{}'), coalesce(array_agg(g.book), '{}'), coalesce(array_agg(g.place), '{}'), coalesce(array_agg(g.status), '{}'),
        coalesce(array_agg(g.payout), '{}'), coalesce(array_agg(g.refund), '{}'), coalesce(array_agg(g.rebate), '{}'), coalesce(array_agg(g.valid), '{}')
      into v_owner, v_ticket, v_account, v_book, v_group, v_status, v_payout, v_refund, v_rebate, v_valid
      from (select * from unnest(p_owner, p_ticket, p_account, p_book, p_group, p_status, p_payout, p_refund, p_rebate, p_valid)
        with ordinality as u(owner_id, id, account_no, book, place, status, payout, refund, rebate, valid, ord)
        where u.id = any (done) order by u.ord) g;
    end if;
  end if;

  settled := wagers.settle_wagers({source.LOTTERY}::smallint, guarded, v_owner, v_ticket, v_account, v_book, v_group, v_status, v_payout, v_refund, v_rebate, v_valid,
    array(select lottery.key_of(k.id, 1::smallint) from unnest(v_ticket) with ordinality as k(id, ord) order by k.ord), p_merchant, p_currency,
    p_lost_owner, p_lost_ticket, p_lost_valid, false, drawn.game, p_moved, p_lane, p_at, p_written_at);
  -- Unless it was corrected or made void meanwhile: then the next settlement starts over.
  if p_upto is not null then
    update lottery.draw set settled_to = p_upto where no = p_draw and settled_at is null and (settled_to is null or settled_to < p_upto)
      and ((state = {draw.DRAWN} and result_version = p_version) or (state = {draw.VOID} and p_version = 0));
  end if;
  return settled;
end $$;
revoke all on function lottery.settle_slow from public;
