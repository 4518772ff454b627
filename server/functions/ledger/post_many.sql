-- Many events, each of one to n legs on one wallet, in one statement. Arrays in, one row out for
-- each item, in order; never raises for an expected outcome. At most one item a wallet. Legs are
-- given flat: `leg_item` names the item (from 1) and legs of an item follow each other. Credits are
-- taken by a frozen account, debits are not; a closed one takes neither. Lock order: wallets by
-- (owner, account), then house accounts by number. Decisions are made over arrays; every table is
-- then written once for the whole batch.
create or replace function ledger.post_many(
  p_owner uuid[], p_account integer[], p_key uuid[], p_source smallint[], p_ref uuid[], p_event_at timestamptz[],
  p_leg_item integer[], p_leg_kind smallint[], p_leg_amount bigint[], p_leg_counter integer[],
  p_written_at timestamptz
) returns table (item integer, status smallint, balance bigint, version bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  r record;
  n constant integer := cardinality(p_owner);
  legs constant integer := cardinality(p_leg_item);
  v_status smallint[] := array_fill({post.UNKNOWN_ACCOUNT}::smallint, array[n]); -- unknown until its account is found
  v_balance bigint[] := array_fill(0::bigint, array[n]);
  v_free bigint[] := array_fill(0::bigint, array[n]);
  v_floor bigint[] := array_fill(0::bigint, array[n]);
  v_version bigint[] := array_fill(0::bigint, array[n]);
  v_currency text[] := array_fill(''::text, array[n]);
  v_state smallint[] := array_fill({account.OPEN}::smallint, array[n]);
  v_sum bigint[] := array_fill(0::bigint, array[n]);
  v_lowest bigint[] := array_fill(0::bigint, array[n]);
  v_legs integer[] := array_fill(0, array[n]);
  v_stored integer[] := array_fill(0, array[n]);
  v_entombed boolean := false;
  v_house_no integer[] := '{}';
  v_house_currency text[] := '{}';
  w_item integer[] := '{}'; -- legs to write
  w_amount bigint[] := '{}';
  w_balance bigint[] := '{}';
  w_version bigint[] := '{}';
  w_counter integer[] := '{}';
  w_kind smallint[] := '{}';
  w_leg smallint[] := '{}';
  i integer;
  l integer;
  any_posted boolean := false;
begin
  for r in
    select q.ord, a.balance, a.held, a.floor, a.version, a.currency, a.state, a.entombed
    from unnest(p_owner, p_account) with ordinality as q(owner_id, account_no, ord)
    join ledger.account a on a.owner_id = q.owner_id and a.account_no = q.account_no
    order by a.owner_id, a.account_no
    for no key update of a
  loop
    v_status[r.ord] := {post.POSTED};
    v_balance[r.ord] := r.balance;
    v_free[r.ord] := r.balance - r.held;
    v_floor[r.ord] := r.floor;
    v_version[r.ord] := r.version;
    v_currency[r.ord] := r.currency;
    v_state[r.ord] := r.state;
    v_entombed := v_entombed or r.entombed;
  end loop;

  for r in
    select a.account_no, a.currency from ledger.account a
    where a.owner_id = ledger.house() and a.account_no = any (array(select distinct c from unnest(p_leg_counter) as c))
    order by a.account_no
    for no key update
  loop
    v_house_no := v_house_no || r.account_no;
    v_house_currency := v_house_currency || r.currency;
  end loop;

  -- Shape of each item: legs, sum, and the lowest point on the way.
  for l in 1..legs loop
    i := p_leg_item[l];
    if p_leg_amount[l] = 0 then raise exception 'a leg moves something'; end if;
    v_legs[i] := v_legs[i] + 1;
    v_sum[i] := v_sum[i] + p_leg_amount[l];
    if v_sum[i] < v_lowest[i] then v_lowest[i] := v_sum[i]; end if;
    if v_status[i] = {post.POSTED} and v_currency[i] is distinct from v_house_currency[array_position(v_house_no, p_leg_counter[l])] then
      v_status[i] := {post.CURRENCY_MISMATCH};
    end if;
  end loop;

  for i in 1..n loop
    if v_status[i] <> {post.POSTED} then continue; end if;
    if v_legs[i] = 0 then raise exception 'an event has at least one leg'; end if;
    if v_state[i] = {account.CLOSED} or (v_state[i] = {account.FROZEN} and v_lowest[i] < 0) then v_status[i] := {post.FROZEN};
    elsif v_lowest[i] < 0 and v_free[i] + v_lowest[i] < v_floor[i] then v_status[i] := {post.INSUFFICIENT};
    end if;
  end loop;

  if v_entombed then
    for r in
      select q.ord from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
      join ledger.tombstone s on s.owner_id = q.owner_id and s.key = q.key and s.source = q.source
      where v_status[q.ord] <> {post.UNKNOWN_ACCOUNT}
    loop
      v_status[r.ord] := {post.TOMBSTONED};
    end loop;
  end if;

  -- What was posted before is replayed, whatever has become of the account since.
  for r in
    select q.ord, count(*)::integer as stored
    from unnest(p_owner, p_key, p_source) with ordinality as q(owner_id, key, source, ord)
    join ledger.transfer t on t.owner_id = q.owner_id and t.key = q.key and t.source = q.source
    group by q.ord
  loop
    v_status[r.ord] := case when r.stored = v_legs[r.ord] then {post.REPLAYED} else {post.KEY_CONFLICT} end;
    v_stored[r.ord] := r.stored;
  end loop;
  if {post.REPLAYED} = any (v_status) then
    for r in
      select q.item as ord
      from (
        select x.item, x.kind, x.amount, x.counter_no, row_number() over (partition by x.item order by x.ord) as leg
        from unnest(p_leg_item, p_leg_kind, p_leg_amount, p_leg_counter) with ordinality as x(item, kind, amount, counter_no, ord)
        where v_status[x.item] = {post.REPLAYED}
      ) q
      join ledger.transfer t on t.owner_id = p_owner[q.item] and t.key = p_key[q.item] and t.source = p_source[q.item] and t.leg = q.leg
      left join ledger.house_account g on g.account_no = t.counter_no
      left join ledger.house_account h on h.account_no = q.counter_no
      where t.amount <> q.amount or t.kind <> q.kind or t.account_no <> p_account[q.item]
        or (g.merchant_id, g.code, g.currency) is distinct from (h.merchant_id, h.code, h.currency)
    loop
      v_status[r.ord] := {post.KEY_CONFLICT};
    end loop;
  end if;

  v_legs := array_fill(0, array[n]);
  for l in 1..legs loop
    i := p_leg_item[l];
    if v_status[i] <> {post.POSTED} then continue; end if;
    any_posted := true;
    v_legs[i] := v_legs[i] + 1;
    v_balance[i] := v_balance[i] + p_leg_amount[l];
    v_version[i] := v_version[i] + 1;
    w_item := w_item || i;
    w_amount := w_amount || p_leg_amount[l];
    w_balance := w_balance || v_balance[i];
    w_version := w_version || v_version[i];
    w_counter := w_counter || p_leg_counter[l];
    w_kind := w_kind || p_leg_kind[l];
    w_leg := w_leg || v_legs[i]::smallint;
  end loop;

  if any_posted then
    update ledger.account a
      set balance = q.balance, version = q.version
      from unnest(p_owner, p_account, v_balance, v_version, v_status) as q(owner_id, account_no, balance, version, status)
      where q.status = {post.POSTED} and a.owner_id = q.owner_id and a.account_no = q.account_no;
    insert into ledger.transfer (owner_id, key, amount, balance_after, version, event_at, written_at,
      account_no, counter_no, kind, source, leg, ref)
    select p_owner[w.item], p_key[w.item], w.amount, w.balance, w.version, p_event_at[w.item], p_written_at,
      p_account[w.item], w.counter_no, w.kind, p_source[w.item], w.leg, p_ref[w.item]
    from unnest(w_item, w_amount, w_balance, w_version, w_counter, w_kind, w_leg)
      as w(item, amount, balance, version, counter_no, kind, leg);
    update ledger.account a
      set balance = a.balance - s.total, version = a.version + s.legs
      from (select w.counter_no, sum(w.amount)::bigint as total, count(*) as legs
        from unnest(w_counter, w_amount) as w(counter_no, amount) group by w.counter_no) s
      where a.owner_id = ledger.house() and a.account_no = s.counter_no;
  end if;

  return query select q.ord::integer, q.status, q.balance, q.version
    from unnest(v_status, v_balance, v_version) with ordinality as q(status, balance, version, ord);
end $$;
revoke all on function ledger.post_many from public;
