-- What agents are paid under contracts, and the valid bets of windows that their salaries are of.

-- Valid bets of members by five minutes, for as long as corrections can come. Made with facts.play,
-- from the same wagers: a window belongs to the moment of settlement.
create table facts.windows (
  merchant_id text not null,
  at timestamptz not null,
  member_id uuid not null,
  product text not null,
  currency text not null,
  valid_bet bigint not null,
  primary key (merchant_id, at, member_id, product, currency)
);
create index windows_of_member on facts.windows (member_id, at);
grant delete, insert, select, update on facts.windows to senluna_app;

create view facts.for_windows as select merchant_id, at, member_id, product, currency, valid_bet from facts.windows;
grant select on facts.for_windows to senluna_app;

create schema bills;
grant usage on schema bills to senluna_app;

-- How far the periods of a kind were worked out, brand by brand: all that ended up to then.
create table bills.run (
  merchant_id text not null,
  kind text not null,
  done_until timestamptz not null,
  primary key (merchant_id, kind)
);

-- What a contract came to in one of its periods. Figures stay as they were written; what is wrong
-- is replaced by another version of the same line. Amounts are of the brand's currency.
create table bills.bill (
  id uuid primary key,
  -- The first version of it: payments and arrears name the line.
  line_id uuid not null,
  version integer not null,
  replaces_id uuid references bills.bill (id),
  merchant_id text not null,
  kind text not null,
  contract_id uuid not null,
  contract_version integer not null,
  signed_at timestamptz not null,
  holder_id uuid not null,
  -- Null: the house.
  payer_id uuid,
  -- How many accounts stand above the holder: those above are paid first.
  depth smallint not null,
  currency text not null,
  -- The contract's own part of the period, from its beginning to the first moment after it.
  period_start timestamptz not null,
  period_end timestamptz not null,
  day date not null,
  terms jsonb not null,
  -- The team's figures, and how the amount comes of them: docs/agents.md.
  valid_bet bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  wages bigint not null,
  payment_fees bigint not null,
  vendor_fee bigint not null,
  active integer not null,
  net_loss bigint not null,
  carry_in bigint not null,
  base bigint not null,
  carry_out bigint not null,
  -- Of a real-time salary: the day's valid bets that were paid before. Of an hourly one: what was
  -- paid of the day's cap.
  before bigint not null,
  tier integer,
  rate_ppm integer not null,
  missed jsonb not null,
  gross bigint not null,
  -- What corrections of periods before add, and what of them is left for the next.
  adjustment bigint not null,
  adjustment_left bigint not null check (adjustment_left <= 0),
  -- What is to be paid under this line, and what was.
  due bigint not null,
  paid bigint not null default 0,
  state text not null,
  reason text,
  computed_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  unique (contract_id, period_start, version)
);
create index bill_of_line on bills.bill (line_id, version);
create index bill_of_holder on bills.bill (holder_id, kind, period_end desc, id desc) where state <> 'ADJUSTED';
create index bill_of_payer on bills.bill (payer_id, kind, period_end desc, id desc) where state <> 'ADJUSTED';
create index bill_of_brand on bills.bill (merchant_id, period_end desc, id desc) where state <> 'ADJUSTED';
create index bill_open on bills.bill (merchant_id, kind, period_end) where state in ('REVIEW', 'ISSUED');

-- What the team's figures are of: a member's play by product, and its money under no product.
create table bills.figure (
  bill_id uuid not null references bills.bill (id),
  member_id uuid not null,
  product text not null,
  -- Whether the account can be an active member.
  counts boolean not null,
  valid_bet bigint not null,
  stake bigint not null,
  payout bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  wages bigint not null,
  payment_fees bigint not null,
  primary key (bill_id, member_id, product)
);

-- What corrections left to a contract's next bill. `taken_by` is that bill.
create table bills.correction (
  bill_id uuid primary key references bills.bill (id),
  contract_id uuid not null,
  amount bigint not null,
  taken_by uuid references bills.bill (id),
  at timestamptz not null
);
create index correction_open on bills.correction (contract_id) where taken_by is null;

-- Money that was moved for a line. `from_id`, `to_id`: null is the house.
create table bills.payment (
  line_id uuid not null,
  seq integer not null,
  merchant_id text not null,
  -- PAY, ARREARS, ADJUST: a contract that ended, or a window below 0; COVER: by the house.
  what text not null check (what in ('PAY', 'ARREARS', 'ADJUST', 'COVER')),
  from_id uuid,
  to_id uuid,
  amount bigint not null check (amount > 0),
  posting_key uuid not null,
  at timestamptz not null,
  primary key (line_id, seq)
);
create index payment_to on bills.payment (to_id, at);
create index payment_from on bills.payment (from_id, at);

-- What a payer's wallet did not hold. Once the house covered it, the claim is the house's.
create table bills.arrears (
  line_id uuid primary key,
  merchant_id text not null,
  currency text not null,
  payer_id uuid not null,
  payee_id uuid not null,
  amount bigint not null check (amount >= 0),
  left_amount bigint not null check (left_amount between 0 and amount),
  covered_at timestamptz,
  made_at timestamptz not null,
  ended_at timestamptz
);
create index arrears_open on bills.arrears (payer_id, made_at, line_id) where left_amount > 0;
create index arrears_of_payee on bills.arrears (payee_id, made_at, line_id) where left_amount > 0;
create index arrears_of_brand on bills.arrears (merchant_id, made_at, line_id) where left_amount > 0;

grant select, insert, update on bills.run, bills.bill, bills.correction, bills.arrears to senluna_app;
grant select, insert on bills.figure, bills.payment to senluna_app;

create trigger figure_kept before delete or update on bills.figure for each row execute function ledger.refuse_change();
create trigger payment_kept before delete or update on bills.payment for each row execute function ledger.refuse_change();

-- What accounts owe their downlines, or the house instead: nobody who does moves money out.
create view bills.for_arrears as
  select payer_id as member_id, sum(left_amount)::bigint as owed from bills.arrears where left_amount > 0 group by 1;
grant select on bills.for_arrears to senluna_app;
