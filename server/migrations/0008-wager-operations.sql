-- Wagers made step by step: bet, win, rollback, correction, close of a round, cancellation of a whole
-- round. House slots play a round in one statement (`wagers.play`); everything else stands on these.
-- Each function is one transaction's work: the member's wallets are locked first, then the key is
-- looked for, then its tombstone, then what speaks against it, then money moves through the ledger
-- and the wager's own rows are written. What a key was answered once it is answered for ever.
-- Plans are pinned in each function, and the owner is in the primary keys only: with a second index
-- that holds it, a plan made before there are statistics may read everything a member ever did.

-- One row for each thing asked under a key. Never changed.
create table wagers.movement (
  owner_id uuid not null,
  key uuid not null,
  source smallint not null, -- who named the key, as in the ledger
  kind smallint not null, -- 1 bet, 2 win, 3 rollback, 4 correction, 5 cancellation of a whole round
  status smallint not null, -- what was answered
  account_no integer not null,
  currency text not null,
  vendor text not null,
  round_id uuid not null,
  ref uuid, -- the movement it is about: a win's bet, what a rollback undoes
  amount bigint not null, -- as asked; signed for a correction, 0 for a rollback
  moved bigint not null, -- what the wallet gained by it
  debt bigint not null, -- how much of it the wallet did not have and the member owes since
  wager_id uuid, -- set when it changed a wager
  step integer, -- its place among what counts in its round
  part_of uuid, -- the cancellation that a rollback is a part of
  balance_before bigint not null,
  balance_after bigint not null,
  version bigint not null, -- of the wallet, after it
  reason text,
  at timestamptz not null,
  written_at timestamptz not null,
  primary key (owner_id, key, source)
) partition by hash (owner_id);
-- Where a round stands: how many of its bets and wins count. A round without any bet that counts is
-- cancelled; a closed one takes corrections only.
create table wagers.round_state (
  owner_id uuid not null,
  source smallint not null,
  round_id uuid not null,
  bets integer not null default 0 check (bets >= 0),
  wins integer not null default 0 check (wins >= 0),
  steps integer not null default 0,
  closed_at timestamptz,
  -- 0 open, 1 settled, 2 closed, 3 cancelled
  state smallint not null generated always as (
    case when bets = 0 then 3 when closed_at is not null then 2 when wins > 0 then 1 else 0 end) stored,
  account_no integer not null,
  currency text not null,
  book smallint not null,
  product text not null,
  vendor text not null,
  game_id text not null,
  merchant_id text not null,
  opened_at timestamptz not null,
  primary key (owner_id, round_id, source)
) partition by hash (owner_id);

-- Rounds that wait for their end, oldest first: somebody has to ask for them.
create index round_waiting on wagers.round_state (opened_at) where state in (0, 1);

-- What counts in a round, in its order: bets, wins, corrections. Step 0 of kind 0 marks a round of which
-- something was rolled back before it came. A round of `wagers.play` is one bet whatever it paid.
create table wagers.round_step (
  owner_id uuid not null,
  round_id uuid not null,
  source smallint not null,
  step integer not null,
  kind smallint not null,
  key uuid not null,
  wager_id uuid not null,
  named boolean not null, -- whether the caller said which bet it is for
  moved bigint not null,
  undone boolean not null default false,
  primary key (owner_id, round_id, source, step)
) partition by hash (owner_id);

do $$
declare
  name text;
  part integer;
begin
  foreach name in array array['movement', 'round_state', 'round_step'] loop
    for part in 0..3 loop
      execute format('create table wagers.%I partition of wagers.%I for values with (modulus 4, remainder %s)',
        name || '_' || part, name, part);
      execute format('create trigger %I before truncate on wagers.%I for each statement execute function ledger.refuse_change()',
        name || '_' || part || '_not_emptied', name || '_' || part);
    end loop;
    execute format('create trigger %I before truncate on wagers.%I for each statement execute function ledger.refuse_change()',
      name || '_not_emptied', name);
  end loop;
end $$;
create trigger movement_kept before update or delete on wagers.movement for each row execute function ledger.refuse_change();
create trigger round_state_kept before delete on wagers.round_state for each row execute function ledger.refuse_change();
create trigger round_step_kept before delete on wagers.round_step for each row execute function ledger.refuse_change();

-- Outcomes besides the ledger's (0 to 7; 6 is a bet that was rolled back before it came, and any win
-- for it): 20 bet not found, 21 bet cancelled, 22 already settled, 23 round closed, 24 denied by the
-- caller's checks, 25 in progress, 26 not settled yet, 27 an amount that cannot be. Kept for ever are
-- 0, 3, 6, 7, 20 to 24, 26, and 4 for a bet; after the others the same key may be tried again.

-- The member's wallet, main or free play; all wallets of the member are locked, in order. Null for any other.
create function wagers.lock_wallets(p_owner uuid, p_account integer) returns ledger.account language plpgsql as $$
declare
  wallet ledger.account;
begin
  if p_owner = ledger.house() or p_account not in (1, 2) then return null; end if;
  -- The guard of a member with limits comes before the wallets, as for rounds.
  perform 1 from protection.guard where owner_id = p_owner for no key update;
  perform 1 from ledger.account where owner_id = p_owner order by account_no for no key update;
  select * into wallet from ledger.account where owner_id = p_owner and account_no = p_account;
  return wallet;
end $$;

-- What is asked, as a row that is not written yet.
create function wagers.asked(
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

-- What was answered to this key before: the row that is kept, status 2 for other content, null for a new key.
create function wagers.answered(m wagers.movement) returns wagers.movement language plpgsql as $$
declare
  s wagers.movement;
begin
  select * into s from wagers.movement where owner_id = m.owner_id and key = m.key and source = m.source;
  if found then
    if (s.kind, s.account_no, s.currency, s.vendor, s.round_id, s.ref, s.amount)
      is not distinct from (m.kind, m.account_no, m.currency, m.vendor, m.round_id, m.ref, m.amount) then return s; end if;
    m.status := 2;
    return m;
  end if;
  -- The key has paid for something else.
  if exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from ledger.hold where owner_id = m.owner_id and key = m.key and source = m.source)
    or exists (select from wagers.wager where owner_id = m.owner_id and id = m.key) then
    m.status := 2;
    return m;
  end if;
  return null;
end $$;

-- Whether the key was rolled back before it came.
create function wagers.buried(m wagers.movement, wallet ledger.account) returns boolean language plpgsql as $$
begin
  return wallet.entombed and exists (select from ledger.tombstone
    where owner_id = m.owner_id and key = m.key and source = m.source);
end $$;

-- Keeps an answer that moves nothing.
create function wagers.kept(m wagers.movement, p_status integer, wallet ledger.account) returns wagers.movement language plpgsql as $$
begin
  m.status := p_status;
  m.moved := 0;
  m.balance_before := wallet.balance;
  m.balance_after := wallet.balance;
  m.version := wallet.version;
  insert into wagers.movement select (m).*;
  return m;
end $$;

-- What is answered when something else holds the wallet too long: nothing was done.
create function wagers.busy(m wagers.movement) returns wagers.movement language plpgsql as $$
begin
  m.status := 25;
  m.moved := 0;
  m.debt := 0;
  m.wager_id := null;
  return m;
end $$;

-- The answer as the caller gets it, with the wallet as it stands.
create function wagers.answer(m wagers.movement, p_replayed boolean)
returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql as $$
begin
  return query select m.status, p_replayed, coalesce(a.balance, 0), coalesce(a.version, 0), coalesce(m.moved, 0), coalesce(m.debt, 0),
    m.wager_id, r.state, m.reason
  from (select 1) one
  left join ledger.account a on a.owner_id = m.owner_id and a.account_no = m.account_no
  left join wagers.round_state r on r.owner_id = m.owner_id and r.round_id = m.round_id and r.source = m.source;
end $$;

-- Whether a bet, a win or a correction has been undone.
create function wagers.undone(m wagers.movement) returns boolean language plpgsql as $$
begin
  return exists (select from wagers.round_step x
    where x.owner_id = m.owner_id and x.round_id = m.round_id and x.source = m.source and x.step = m.step and x.undone);
end $$;

-- Keeps a movement that counts, as the next step of its round.
create function wagers.stepped(m wagers.movement) returns wagers.movement language plpgsql as $$
begin
  update wagers.round_state
    set steps = steps + 1, bets = bets + case m.kind when 1 then 1 else 0 end, wins = wins + case m.kind when 2 then 1 else 0 end
    where owner_id = m.owner_id and round_id = m.round_id and source = m.source
    returning steps into strict m.step;
  insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
    values (m.owner_id, m.round_id, m.source, m.step, m.kind, m.key, m.wager_id, m.ref is not null, m.moved);
  insert into wagers.movement select (m).*;
  return m;
end $$;

create function wagers.game_account(r wagers.round_state, p_lane smallint, p_at timestamptz) returns integer language sql as $$
  select ledger.house_account_of(r.merchant_id, 'GAME:' || r.product, r.currency, p_lane, p_at)
$$;

-- The round, or a round of `wagers.play` taken up from its wager and its posting. Null for an unknown one.
create function wagers.round_of(p_owner uuid, p_source smallint, p_round uuid) returns wagers.round_state language plpgsql as $$
declare
  r wagers.round_state;
begin
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if found then return r; end if;
  if p_source <> 1 then return null; end if;
  insert into wagers.round_state (owner_id, source, round_id, bets, steps, closed_at, account_no, currency, book, product, vendor,
    game_id, merchant_id, opened_at)
  select w.owner_id, 1, w.id, 1, 1, w.settled_at, t.account_no, w.currency, w.book, w.product, w.vendor, w.game_id, h.merchant_id, w.placed_at
  from wagers.wager w
  join wagers.round p on p.owner_id = w.owner_id and p.id = w.id
  join ledger.transfer t on t.owner_id = w.owner_id and t.key = w.id and t.source = 1 and t.leg = 1
  join ledger.house_account h on h.account_no = t.counter_no
  where w.owner_id = p_owner and w.id = p_round
  returning * into r;
  if found then
    insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
      select w.owner_id, w.id, 1, 1, 1, w.id, w.id, true, w.payout - w.stake from wagers.wager w where w.owner_id = p_owner and w.id = p_round;
  end if;
  return r;
end $$;

-- Where the debt of a wallet stands: real money in 5, play money of a member's free play in 6.
create function wagers.debt_account(p_account integer) returns integer language sql immutable as $$
  select case p_account when 1 then 5 when 2 then 6 end
$$;

-- One key for each part of what a movement does beside its own posting.
create function wagers.key_of(m wagers.movement, p_part text) returns uuid language sql immutable as $$
  select md5(format('%s %s %s', p_part, m.source, m.key))::uuid
$$;

-- Moves money between a wallet and the debt that stands beside it; a positive amount makes the debt
-- larger. The game's account stands between the two and keeps nothing of it.
create function wagers.shift_debt(m wagers.movement, p_kind smallint, p_amount bigint, p_counter integer) returns void
language plpgsql as $$
begin
  perform 1 from ledger.post(
    array[m.owner_id, m.owner_id], array[m.account_no, wagers.debt_account(m.account_no)],
    array[wagers.key_of(m, p_kind || ' wallet'), wagers.key_of(m, p_kind || ' debt')], array[5, 5]::smallint[], array[m.key, m.key],
    array[m.at, m.at], array[1, 2], array[p_kind, p_kind], array[p_amount, -p_amount], array[p_counter, p_counter], m.written_at) p
    where p.status <> 0;
  if found then raise exception 'the debt of % could not be written', m.owner_id; end if;
end $$;

-- What a wallet lacks of an amount that is taken back is lent to it first: cash never falls below its
-- floor, and the debt is a row of its own. Answers how much was lent.
create function wagers.lend(m wagers.movement, p_needed bigint, p_counter integer) returns bigint language plpgsql as $$
declare
  wallet ledger.account;
  short bigint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  short := p_needed - (wallet.balance - wallet.held - wallet.floor);
  if short <= 0 then return 0; end if;
  perform ledger.open_account(m.owner_id, wagers.debt_account(m.account_no), wallet.currency, null, m.at);
  perform wagers.shift_debt(m, 411::smallint, short, p_counter);
  return short;
end $$;

-- A debt is collected first from what comes in.
create function wagers.collect(m wagers.movement, p_credit bigint, p_counter integer) returns void language plpgsql as $$
declare
  wallet ledger.account;
  owed bigint;
  part bigint;
begin
  select -balance into owed from ledger.account where owner_id = m.owner_id and account_no = wagers.debt_account(m.account_no);
  if not found or owed <= 0 then return; end if;
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  part := least(owed, p_credit, wallet.balance - wallet.held - wallet.floor);
  if part > 0 and wallet.state = 0 then perform wagers.shift_debt(m, 410::smallint, -part, p_counter); end if;
end $$;

-- Posts a movement's amount; answers it with the ledger's status and the wallet around it.
create function wagers.post(m wagers.movement, p_kind integer, p_counter integer) returns wagers.movement language plpgsql as $$
declare
  p record;
begin
  select * into p from ledger.post(array[m.owner_id], array[m.account_no], array[m.key], array[m.source], array[m.wager_id], array[m.at],
    array[1], array[p_kind::smallint], array[m.moved], array[p_counter], m.written_at);
  m.status := p.status;
  m.balance_before := p.balance - m.moved;
  m.balance_after := p.balance;
  m.version := p.version;
  return m;
end $$;

-- Takes back or gives back what a movement is about, by the opposite legs, in the period it happens.
-- A freeze keeps the player from spending, not a correction from its money. The caller has looked at
-- the state of the wallet: it is not closed.
create function wagers.reverse(m wagers.movement, r wagers.round_state) returns wagers.movement language plpgsql as $$
declare
  wallet ledger.account;
  counter integer := wagers.game_account(r, 0::smallint, m.at);
  lowest bigint;
  credit bigint;
  outcome smallint;
begin
  select * into wallet from ledger.account where owner_id = m.owner_id and account_no = m.account_no;
  select min(x.running), sum(x.amount), sum(x.amount) filter (where x.amount > 0) into lowest, m.moved, credit
    from (select -t.amount as amount, sum(-t.amount) over (order by t.leg desc) as running from ledger.transfer t
      where t.owner_id = m.owner_id and t.key = m.ref and t.source = m.source) x;
  if lowest is null then return wagers.kept(m, 0, wallet); end if; -- a win of nothing
  if lowest < 0 then m.debt := wagers.lend(m, -lowest, counter); end if;
  if wallet.state = 1 then perform ledger.set_account_state(m.owner_id, m.account_no, 0::smallint); end if;
  outcome := ledger.reverse(m.owner_id, m.ref, m.source, m.key, '{"200": 202, "201": 203, "203": 201, "901": 903}', m.at);
  if outcome <> 0 then raise exception 'movement % of % could not be undone: %', m.ref, m.owner_id, outcome; end if;
  if wallet.state = 1 then perform ledger.set_account_state(m.owner_id, m.account_no, 1::smallint); end if;
  m.status := 0;
  select balance, version into m.balance_after, m.version from ledger.account
    where owner_id = m.owner_id and account_no = m.account_no;
  m.balance_before := m.balance_after - m.moved;
  insert into wagers.movement select (m).*;
  if credit > 0 then perform wagers.collect(m, credit, counter); end if;
  return m;
end $$;

-- Tells later modules and pages what a movement changed. The figures are differences: summed over a
-- wager's events they are the wager, so whoever adds them up counts everything once.
create function wagers.tell(m wagers.movement, r wagers.round_state, p_wager uuid, p_stake bigint, p_valid bigint, p_payout bigint, p_trace text)
returns void language plpgsql as $$
begin
  insert into platform.outbox (topic, audience, payload, trace_id, at)
  select 'wagerMoved', m.owner_id::text, jsonb_build_object('kind', (array['bet', 'win', 'rollback', 'adjust', 'cancel', 'close'])[m.kind],
      'wagerId', p_wager, 'roundId', r.round_id, 'source', m.source, 'key', m.key, 'ref', m.ref,
      'gameId', r.game_id, 'merchantId', r.merchant_id, 'product', r.product, 'vendor', r.vendor, 'book', r.book, 'currency', r.currency,
      'wallet', m.account_no, 'balance', a.balance::text, 'version', a.version,
      'stake', p_stake::text, 'validBet', p_valid::text, 'payout', p_payout::text, 'debt', m.debt::text), p_trace, m.at
  from ledger.account a where a.owner_id = m.owner_id and a.account_no = m.account_no;
  perform wagers.count_guarded(m.owner_id, r.book, p_stake, p_payout, m.at);
end $$;

-- Brings a wager's row to what its movements make of it. `p_as`: open, settled or cancelled.
create function wagers.rewrite(m wagers.movement, r wagers.round_state, p_wager uuid, p_payout bigint, p_as text, p_trace text)
returns void language plpgsql as $$
declare
  w wagers.wager;
  paid bigint := 0;
  valid bigint := 0;
  -- A win of nothing and the close of a round leave the balance beside the wager as it was.
  posted constant boolean := m.kind <> 6
    and exists (select from ledger.transfer where owner_id = m.owner_id and key = m.key and source = m.source);
begin
  select * into strict w from wagers.wager where owner_id = m.owner_id and id = p_wager;
  if p_as <> 'cancelled' then paid := w.payout + p_payout; end if;
  if p_as = 'settled' then valid := w.stake; end if;
  update wagers.wager set
    payout = paid,
    valid_bet = valid,
    balance_after = case when posted then m.balance_after else w.balance_after end,
    settled_at = case p_as when 'open' then null when 'cancelled' then m.at else coalesce(w.settled_at, m.at) end,
    status = case p_as when 'open' then 0 when 'cancelled' then 7 else
      case when paid > w.stake then 1 when paid < w.stake then 2 else 5 end end
    where owner_id = m.owner_id and id = p_wager;
  perform wagers.tell(m, r, p_wager, case p_as when 'cancelled' then -w.stake else 0 end, valid - w.valid_bet, paid - w.payout, p_trace);
end $$;

-- No more money for a round: what is still open has lost.
create function wagers.seal(m wagers.movement, r wagers.round_state, p_trace text) returns void language plpgsql as $$
declare
  b uuid;
begin
  update wagers.round_state set closed_at = m.at where owner_id = r.owner_id and round_id = r.round_id and source = r.source;
  m.kind := 6;
  m.moved := 0;
  m.debt := 0;
  for b in
    select w.id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
    where x.owner_id = r.owner_id and x.round_id = r.round_id and x.source = r.source and x.kind = 1 and not x.undone and w.status = 0
    order by x.step
  loop
    perform wagers.rewrite(m, r, b, 0, 'settled', p_trace);
  end loop;
end $$;

-- Undoes one step of a round, under the key of a rollback or of a part of a cancellation.
create function wagers.undo(m wagers.movement, r wagers.round_state, t wagers.round_step, p_trace text) returns wagers.movement
language plpgsql as $$
begin
  m.wager_id := t.wager_id;
  m := wagers.reverse(m, r);
  update wagers.round_step set undone = true
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source and step = t.step;
  update wagers.round_state
    set bets = bets - case t.kind when 1 then 1 else 0 end, wins = wins - case t.kind when 2 then 1 else 0 end
    where owner_id = t.owner_id and round_id = t.round_id and source = t.source;
  perform wagers.rewrite(m, r, t.wager_id, -t.moved, case
    when t.kind = 1 then 'cancelled'
    when exists (select from wagers.round_step x where x.owner_id = t.owner_id and x.round_id = t.round_id and x.source = t.source
      and x.kind = 2 and x.wager_id = t.wager_id and not x.undone) then 'settled'
    else 'open' end, p_trace);
  return m;
end $$;

-- What a bet that is named says to a win or a correction: 0 when it counts.
create function wagers.bet_status(b wagers.movement, p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_vendor text)
returns smallint language plpgsql as $$
begin
  return case
    when b.key is null and exists (select from ledger.tombstone where owner_id = p_owner and key = p_key and source = p_source) then 6
    when b.key is null or b.kind <> 1 or b.round_id <> p_round or b.vendor <> p_vendor then 20
    when b.status = 6 then 6
    when b.status <> 0 then 20
    when wagers.undone(b) then 21
    else 0 end;
end $$;

-- Takes a stake.
create function wagers.bet(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_amount bigint,
  p_book smallint, p_product text, p_vendor text, p_game text, p_merchant text, p_lane smallint, p_denied text,
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(1::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  denied text;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount <= 0 or p_amount > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  -- The player's own limits and breaks: looked at with the guard locked, for a new key only.
  denied := coalesce(p_denied, wagers.guard_reason(wagers.guard_status(p_owner, p_book, p_amount, p_at)));
  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.round_id is not null and (r.account_no, r.currency, r.book, r.product, r.vendor, r.merchant_id)
    is distinct from (p_account, p_currency, p_book, p_product, p_vendor, p_merchant) then
    m.status := 2; -- a round of something else
  elsif denied is not null then
    m.reason := denied;
    m := wagers.kept(m, 24, wallet);
  elsif wallet.currency <> p_currency then
    m := wagers.kept(m, 7, wallet);
  elsif r.closed_at is not null or (p_source = 1 and exists (select from wagers.round where owner_id = p_owner and id = p_round)) then
    m := wagers.kept(m, 23, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  m.moved := -p_amount;
  m := wagers.post(m, case p_book when 0 then 200 else 901 end,
    ledger.house_account_of(p_merchant, 'GAME:' || p_product, p_currency, p_lane, p_at));
  if m.status <> 0 then
    m := wagers.kept(m, m.status, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  insert into wagers.round_state (owner_id, source, round_id, account_no, currency, book, product, vendor, game_id, merchant_id, opened_at)
    values (p_owner, p_source, p_round, p_account, p_currency, p_book, p_product, p_vendor, p_game, p_merchant, p_at)
    on conflict (owner_id, round_id, source) do nothing;
  m.wager_id := p_key;
  m := wagers.stepped(m);
  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  insert into wagers.wager (owner_id, id, round_id, stake, payout, valid_bet, balance_before, balance_after, placed_at, settled_at,
    status, book, currency, product, vendor, game_id)
    values (p_owner, p_key, p_round, p_amount, 0, 0, m.balance_before, m.balance_after, p_at, null,
      0, p_book, p_currency, p_product, p_vendor, p_game);
  perform wagers.tell(m, r, p_key, p_amount, 0, 0, p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

-- Pays a win; 0 is a loss. Without `p_ref` it belongs to the round's first bet that counts.
create function wagers.win(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint,
  p_vendor text, p_close boolean, p_lane smallint, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(2::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, null,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  first uuid;
  counter integer;
  outcome smallint;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount < 0 or p_amount > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  select * into r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if p_ref is not null then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
    first := b.wager_id;
  else
    select x.wager_id into first from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = 1 and not x.undone order by x.step limit 1;
    outcome := case
      when r.round_id is not null and r.vendor <> p_vendor then 20
      when first is not null then 0
      when r.round_id is not null then 21
      when exists (select from wagers.round_step
        where owner_id = p_owner and round_id = p_round and source = p_source and step = 0) then 6
      else 20 end;
  end if;
  if outcome = 0 and r.closed_at is not null then outcome := 23; end if;
  if outcome = 0 and (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := 7; end if;
  if outcome <> 0 then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;

  m.wager_id := first;
  m.moved := p_amount;
  if p_amount = 0 then
    m.status := 0;
    m.balance_before := wallet.balance;
    m.balance_after := wallet.balance;
    m.version := wallet.version;
    m := wagers.stepped(m);
  else
    counter := wagers.game_account(r, p_lane, p_at);
    m := wagers.post(m, case r.book when 0 then 201 else 902 end, counter);
    if m.status <> 0 then -- a closed wallet takes nothing; the win may come again
      m.moved := 0;
      m.wager_id := null;
      return query select * from wagers.answer(m, false);
      return;
    end if;
    m := wagers.stepped(m);
    perform wagers.collect(m, p_amount, counter);
  end if;
  perform wagers.rewrite(m, r, first, p_amount, 'settled', p_trace);
  if p_close then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

-- Undoes one bet, or one win of a round that is not closed. A key that has not come is marked, so that
-- it moves nothing when it comes. What cannot be undone (a refusal, what was undone before) is done.
create function wagers.rollback(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text,
  p_vendor text, p_reason text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(3::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  t wagers.movement;
  target wagers.round_step;
  outcome smallint;
  again boolean := false;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then
    m.status := 5;
    return query select * from wagers.answer(m, false);
    return;
  end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  select * into t from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
  if t.key is null then
    -- A posting without a movement is a whole round of a house game, or none of the wagers' business.
    outcome := ledger.entomb(p_owner, p_account, p_ref, p_source, 'rollback', p_at);
    again := outcome = 1;
    if outcome < 2 then
      insert into wagers.round_step (owner_id, round_id, source, step, kind, key, wager_id, named, moved)
        values (p_owner, p_round, p_source, 0, 0, p_ref, p_ref, false, 0) on conflict do nothing;
    end if;
    m := wagers.kept(m, case when outcome < 2 then 0
      when exists (select from wagers.wager where owner_id = p_owner and id = p_ref) then 22 else 20 end, wallet);
  elsif t.vendor <> p_vendor then
    m.reason := 'other_vendor'; -- unknown to this one, which leaves no mark on it
    m := wagers.kept(m, 0, wallet);
  elsif t.kind not in (1, 2) or t.round_id <> p_round then
    m := wagers.kept(m, 20, wallet);
  elsif t.status <> 0 or wagers.undone(t) then
    again := t.status in (0, 6);
    m := wagers.kept(m, 0, wallet);
  elsif (t.account_no, t.currency) is distinct from (p_account, p_currency) then
    m := wagers.kept(m, 7, wallet);
  end if;
  if m.status is not null then return query select * from wagers.answer(m, again); return; end if;

  select * into strict r from wagers.round_state where owner_id = p_owner and round_id = p_round and source = p_source;
  if r.closed_at is not null then
    m := wagers.kept(m, case t.kind when 1 then 22 else 23 end, wallet);
  elsif t.kind = 1 and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and (x.kind in (2, 4) and x.wager_id = t.wager_id or x.kind = 2 and not x.named)) then
    m := wagers.kept(m, 22, wallet);
  elsif t.kind = 2 and exists (select from wagers.round_step x
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and not x.undone
        and x.kind = 4 and x.wager_id = t.wager_id) then
    m := wagers.kept(m, 22, wallet); -- a correction was worked out from it
  elsif wallet.state = 2 then
    m.status := 4;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  select * into strict target from wagers.round_step
    where owner_id = p_owner and round_id = p_round and source = p_source and step = t.step;
  m := wagers.undo(m, r, target, p_trace);
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

-- Corrects what a settled or closed round paid, up or down. What the wallet lacks becomes a debt.
-- Without `p_ref` it belongs to the round's first bet that counts and has been paid that much.
create function wagers.adjust(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_ref uuid, p_account integer, p_currency text, p_amount bigint,
  p_vendor text, p_reason text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(4::smallint, p_owner, p_source, p_key, p_round, p_ref, p_account, p_currency, p_vendor, p_amount, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  r wagers.round_state;
  b wagers.movement;
  house boolean;
  counter integer;
  outcome smallint := 0;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then m.status := 5;
  elsif p_amount = 0 or abs(p_amount) > 100000000000000000 then m.status := 27;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;

  r := wagers.round_of(p_owner, p_source, p_round);
  house := p_source = 1 and exists (select from wagers.round where owner_id = p_owner and id = p_round);
  if r.round_id is null or r.vendor <> p_vendor then outcome := 20;
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then outcome := 7;
  elsif p_ref is not null and not (house and p_ref = p_round) then
    select * into b from wagers.movement where owner_id = p_owner and key = p_ref and source = p_source;
    outcome := wagers.bet_status(b, p_owner, p_source, p_ref, p_round, p_vendor);
  end if;
  if outcome = 0 and r.state = 3 then outcome := 21; end if;
  if outcome = 0 and r.state = 0 then outcome := 26; end if;
  if outcome <> 0 then
    m := wagers.kept(m, outcome, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  select w.id into m.wager_id from wagers.wager w
    where w.owner_id = p_owner and w.id = coalesce(b.key, case when house then p_round end) and w.payout + p_amount >= 0;
  if b.key is null and not house then
    select w.id into m.wager_id from wagers.round_step x join wagers.wager w on w.owner_id = x.owner_id and w.id = x.wager_id
      where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind = 1 and not x.undone
        and w.payout + p_amount >= 0
      order by x.step limit 1;
  end if;
  if m.wager_id is null then m.status := 27;
  elsif wallet.state = 2 then
    m.status := 4;
    m.wager_id := null;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  counter := wagers.game_account(r, 0::smallint, p_at);
  if p_amount < 0 then m.debt := wagers.lend(m, -p_amount, counter); end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 0::smallint); end if;
  m.moved := p_amount;
  m := wagers.post(m, case when r.book <> 0 then 902 when p_amount > 0 then 201 else 203 end, counter);
  if m.status <> 0 then raise exception 'correction % of % was not posted: %', p_key, p_owner, m.status; end if;
  if wallet.state = 1 then perform ledger.set_account_state(p_owner, p_account, 1::smallint); end if;
  m := wagers.stepped(m);
  if p_amount > 0 then perform wagers.collect(m, p_amount, counter); end if;
  perform wagers.rewrite(m, r, m.wager_id, p_amount, 'settled', p_trace);
  return query select * from wagers.answer(m, false);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

-- No more money for a round. Closing it again changes nothing.
create function wagers.close_round(
  p_owner uuid, p_source smallint, p_round uuid, p_account integer, p_vendor text, p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(6::smallint, p_owner, p_source, p_round, p_round, null, p_account, null, p_vendor, 0, null, p_at, p_written_at);
  wallet ledger.account;
  r wagers.round_state;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  r := wagers.round_of(p_owner, p_source, p_round);
  if wallet.owner_id is null then m.status := 5;
  elsif r.round_id is null or r.vendor <> p_vendor or r.account_no <> p_account then m.status := 20;
  else m.status := 0;
  end if;
  if m.status = 0 and r.closed_at is null then perform wagers.seal(m, r, p_trace); end if;
  return query select * from wagers.answer(m, m.status = 0 and r.closed_at is not null);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

-- Cancels a whole round, whatever its state: every correction, win and bet that counts is undone,
-- newest first, and nothing more is taken for it. Also for a round of `wagers.play`.
create function wagers.cancel_round(
  p_owner uuid, p_source smallint, p_key uuid, p_round uuid, p_account integer, p_currency text, p_vendor text, p_reason text,
  p_trace text, p_at timestamptz, p_written_at timestamptz
) returns table (status smallint, replayed boolean, balance bigint, version bigint, moved bigint, debt bigint, wager_id uuid,
  round_state smallint, reason text)
language plpgsql security definer set search_path = wagers, pg_temp set lock_timeout = '1s'
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  m wagers.movement := wagers.asked(5::smallint, p_owner, p_source, p_key, p_round, null, p_account, p_currency, p_vendor, 0, p_reason,
    p_at, p_written_at);
  before wagers.movement;
  wallet ledger.account;
  after ledger.account;
  r wagers.round_state;
  t wagers.round_step;
  u wagers.movement;
  total bigint := 0;
  lent bigint := 0;
  again boolean;
begin
  wallet := wagers.lock_wallets(p_owner, p_account);
  if wallet.owner_id is null then
    m.status := 5;
    return query select * from wagers.answer(m, false);
    return;
  end if;
  before := wagers.answered(m);
  if before.status is null and wagers.buried(m, wallet) then
    m := wagers.kept(m, 6, wallet);
    return query select * from wagers.answer(m, false);
    return;
  end if;
  if before.status is not null then return query select * from wagers.answer(before, before.status <> 2); return; end if;
  r := wagers.round_of(p_owner, p_source, p_round);
  if r.round_id is null or r.vendor <> p_vendor then m := wagers.kept(m, 20, wallet);
  elsif (r.account_no, r.currency) is distinct from (p_account, p_currency) then m := wagers.kept(m, 7, wallet);
  elsif wallet.state = 2 then m.status := 4;
  end if;
  if m.status is not null then return query select * from wagers.answer(m, false); return; end if;

  again := r.state = 3;
  for t in
    select x.* from wagers.round_step x
    where x.owner_id = p_owner and x.round_id = p_round and x.source = p_source and x.kind > 0 and not x.undone
    order by x.step desc
  loop
    u := wagers.asked(3::smallint, p_owner, p_source, wagers.key_of(m, t.key::text), p_round, t.key, p_account, p_currency, p_vendor, 0,
      p_reason, p_at, p_written_at);
    u.part_of := p_key;
    u := wagers.undo(u, r, t, p_trace);
    total := total + u.moved;
    lent := lent + u.debt;
  end loop;
  update wagers.round_state set closed_at = coalesce(closed_at, p_at)
    where owner_id = p_owner and round_id = p_round and source = p_source;
  select * into after from ledger.account where owner_id = p_owner and account_no = p_account;
  m.status := 0;
  m.moved := total;
  m.debt := lent;
  m.balance_before := wallet.balance;
  m.balance_after := after.balance;
  m.version := after.version;
  insert into wagers.movement select (m).*;
  return query select * from wagers.answer(m, again);
exception when lock_not_available then
  return query select * from wagers.answer(wagers.busy(m), false);
end $$;

do $$
declare
  f regprocedure;
begin
  for f in select p.oid from pg_proc p where p.pronamespace = 'wagers'::regnamespace
    and p.proname in ('lock_wallets', 'asked', 'answered', 'buried', 'kept', 'busy', 'answer', 'undone', 'stepped', 'game_account', 'round_of', 'debt_account', 'key_of',
      'shift_debt', 'lend', 'collect', 'post', 'reverse', 'tell', 'rewrite', 'seal', 'undo', 'bet_status', 'bet', 'win', 'rollback',
      'adjust', 'close_round', 'cancel_round')
  loop
    execute format('revoke all on function %s from public', f);
  end loop;
end $$;
grant select on wagers.movement, wagers.round_state, wagers.round_step to senluna_app;
grant execute on function wagers.bet, wagers.win, wagers.rollback, wagers.adjust, wagers.close_round, wagers.cancel_round to senluna_app;
