-- A slot's win that is gambled: each step is a round of the side game, drawn by the seed pair of the
-- slot with the nonce that follows. A step risks all that stood, so `step` names what was risked.
create table rounds.gamble (
  owner_id uuid not null,
  -- The step's round, as its wager and its postings bear it.
  id uuid not null,
  -- The slot's round whose win it was.
  of_round uuid not null,
  step smallint not null check (step between 1 and 5),
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  at timestamptz not null,
  primary key (owner_id, id),
  unique (owner_id, of_round, step)
);
grant select on rounds.gamble to senluna_app;
