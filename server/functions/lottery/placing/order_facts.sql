-- What a player's open tickets of a draw may bring is read only for those who don't know it: a
-- process that has worked it out for so many tickets needs it again when there are more of them.
-- `p_draw_known`: for so many tickets it is known, one for each draw asked about; null where it
-- isn't.
create or replace function lottery.order_facts(
  p_owner uuid[], p_key uuid[], p_game_merchant text[], p_game text[], p_draw_owner uuid[], p_draw_game text[], p_draw_numero text[],
  p_several text[], p_draw_known integer[]
) returns jsonb
language plpgsql stable security definer set search_path = lottery, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  v_draws jsonb;
  v_draw_no integer[];
  v_draw_game text[];
  v_draw_numero text[];
  v_owner uuid[];
  v_no integer[];
  v_game text[];
  v_tickets integer[];
  v_known integer[];
  v_lines jsonb;
  v_limited uuid[];
  v_staked jsonb;
begin
  -- Where no agent limits anybody, nobody's line is asked for.
  if exists (select from lottery.line_limit) then
    select jsonb_agg(jsonb_build_object('owner', l.id, 'ticket', l.ticket::text, 'draw', l.draw::text, 'number', l.number::text)),
        array_agg(l.id) filter (where coalesce(l.draw, l.number) is not null)
      into v_lines, v_limited
      from (select o.id, min(k.ticket) as ticket, min(k.draw) as draw, min(k.number) as number
        from unnest(p_owner) as o(id) join members.for_tree m on m.id = o.id cross join lateral unnest(m.path || m.id) as u(id)
        -- The desk limits those below an agent; an agent above limits an account itself, too.
        join lottery.line_limit k on k.leader_id = u.id and case when k.by_agent is null then u.id <> m.id else k.by_agent = any (m.path) end
        group by o.id) l;
  end if;
  select array_agg(d.no), array_agg(d.game), array_agg(d.numero), jsonb_agg(jsonb_build_object(
      'no', d.no, 'game', d.game, 'drawNumber', d.numero, 'lockAt', d.lock_at, 'drawAt', d.draw_at, 'commitment', d.commitment))
    into v_draw_no, v_draw_game, v_draw_numero, v_draws
    from (select distinct u.game, u.numero from unnest(p_draw_game, p_draw_numero) as u(game, numero)) w
    join lottery.draw d on d.game = w.game and d.numero = w.numero;
  select array_agg(c.owner_id), array_agg(c.no), array_agg(c.game), array_agg(c.tickets), array_agg(c.known)
    into v_owner, v_no, v_game, v_tickets, v_known
    from (select w.owner_id, d.no, w.game, w.known,
        -- In the order of the index by draw: a player's tickets of other draws are not gone through.
        (select count(*) from (select from lottery.ticket t where t.owner_id = w.owner_id and t.draw_no = d.no
          order by t.draw_no, t.owner_id, t.accepted_at offset 0) t)::integer as tickets
      from (select u.owner_id, u.game, u.numero, max(u.known) as known
        from unnest(p_draw_owner, p_draw_game, p_draw_numero, p_draw_known) as u(owner_id, game, numero, known) group by 1, 2, 3) w
      join unnest(v_draw_no, v_draw_game, v_draw_numero) as d(no, game, numero) on d.game = w.game and d.numero = w.numero) c;
  -- What a player staked on a draw is read only where an agent above limits it.
  if v_limited is not null then
    select jsonb_agg(jsonb_build_object('owner', s.owner_id, 'draw', s.no, 'game', s.game, 'betType', s.bet_type, 'lines', s.lines,
      'selection', s.selection, 'stake', s.stake::text)) into v_staked
    from (select c.owner_id, c.no, c.game, t.bet_type, t.lines, t.selection, sum(t.stake) as stake
      from (select u.owner_id, u.no, u.game from unnest(v_owner, v_no, v_game) as u(owner_id, no, game) where u.owner_id = any (v_limited) offset 0) c
      join lottery.ticket t on t.draw_no = c.no and t.owner_id = c.owner_id,
      lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) g
      where g.status = {wager.OPEN} group by 1, 2, 3, 4, 5, 6) s;
  end if;
  return jsonb_build_object(
    'kept', (select jsonb_agg(jsonb_build_object('key', o.key, 'owner', o.owner_id, 'fingerprint', encode(o.fingerprint, 'hex'), 'reply', o.reply))
      from unnest(p_owner, p_key) as k(owner_id, key) join platform.once_reply o on o.owner_id = k.owner_id and o.key = k.key),
    'locked', (select jsonb_agg(l.member_id) from members.lock l where l.member_id = any (p_owner) and l.kind = 'BET'),
    'rates', (select jsonb_agg(jsonb_build_object('owner', c.member_id, 'product', c.product, 'chain', c.chain))
      from rates.for_chains c where c.member_id = any (p_owner) and c.product in ('LOTT', 'ELOTT', 'VNLOTT')),
    'terms', (select jsonb_agg(jsonb_build_object('merchant', t.merchant_id, 'game', t.game, 'betType', t.bet_type, 'terms', t.terms))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code) join lottery.terms t on t.merchant_id = g.merchant_id and t.game = g.code),
    -- A game by its key, then its vendor: with few games the planner would read all of each vendor.
    'resting', (select jsonb_agg(jsonb_build_array(c.merchant_id, c.game_id))
      from unnest(p_game_merchant, p_game) as g(merchant_id, code)
      cross join lateral (select * from catalog.game where merchant_id = g.merchant_id and game_id = g.code offset 0) c
      cross join lateral (select * from catalog.vendor where merchant_id = c.merchant_id and vassalage = c.vassalage offset 0) v
      where not c.enabled or c.maintenance or v.maintenance or not v.enabled),
    'draws', v_draws,
    'counts', (select jsonb_agg(jsonb_build_object('owner', c.owner_id, 'draw', c.no, 'tickets', c.tickets))
      from unnest(v_owner, v_no, v_tickets) as c(owner_id, no, tickets)),
    -- Tickets that bring the same stand there once: who bets a hundred times on a draw doesn't have them all read with each bet.
    'taken', (select jsonb_agg(jsonb_build_object('owner', s.owner_id, 'draw', s.no, 'game', s.game, 'betType', s.bet_type, 'lines', s.lines,
        'selection', s.selection, 'unit', s.unit::text, 'price', s.price, 'tickets', s.tickets))
      from (select c.owner_id, c.no, c.game, t.bet_type, t.lines, case when t.bet_type = any (p_several) then t.selection end as selection, t.unit,
          t.price, count(*) as tickets
        from unnest(v_owner, v_no, v_game, v_tickets, v_known) as c(owner_id, no, game, tickets, known)
        join lottery.ticket t on t.draw_no = c.no and t.owner_id = c.owner_id,
        lateral (select status from wagers.wager where owner_id = t.owner_id and id = t.id limit 1) g
        where c.tickets is distinct from c.known and g.status = {wager.OPEN} group by 1, 2, 3, 4, 5, 6, 7, 8) s),
    'lines', v_lines,
    'staked', v_staked);
end $$;
revoke all on function lottery.order_facts from public;
grant execute on function lottery.order_facts to senluna_app;
