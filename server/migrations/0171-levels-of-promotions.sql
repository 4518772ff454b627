-- The VIP level at which a promotion opens: who stands lower sees it locked.
alter table promotions.promotion add column vip_from smallint not null default 0 check (vip_from between 0 and 10);
