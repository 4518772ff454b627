-- What every version of a promotion said: who joined reads the terms agreed to, whatever was published since.
create table promotions.wording (
  merchant_id text not null,
  promotion_id text not null,
  version integer not null,
  titles jsonb not null,
  summaries jsonb not null,
  facts jsonb not null,
  terms jsonb not null,
  cleaned_by smallint not null,
  rules jsonb not null,
  primary key (merchant_id, promotion_id, version),
  foreign key (merchant_id, promotion_id) references promotions.promotion (merchant_id, id)
);
grant select, insert on promotions.wording to senluna_app;
insert into promotions.wording (merchant_id, promotion_id, version, titles, summaries, facts, terms, cleaned_by, rules)
  select merchant_id, id, version, titles, summaries, facts, terms, cleaned_by, rules from promotions.promotion;
