-- What the cashier still lacked: money kept back can be withdrawn, and results at vendors are asked for by a clock.

-- The wallet an order takes from: the main one, or the one for deposits that are kept from play.
alter table payout.withdrawal add column wallet smallint not null default 1 check (wallet in (1, 4));

-- What is kept from play has to be played only once it is let go. Of deposits before this all of it was asked for at once.
alter table cashier.deposit add column played_later boolean not null default false;

-- When something moved in a wallet last, and when its vendor was asked last what is in it.
alter table transfers.vendor_wallet add column moved_at timestamptz, add column asked_at timestamptz;
create index vendor_wallet_asked on transfers.vendor_wallet (asked_at nulls first);
