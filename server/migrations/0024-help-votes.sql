-- Whether an article of help was of help, as its readers say: one word a reader and article.

create table content.help_vote (
  merchant_id text not null,
  article_id text not null,
  -- An HMAC of the account, or of a guest's device and network: enough to know the same reader again, and nothing else.
  voter bytea not null,
  helpful boolean not null,
  language text not null,
  at timestamptz not null,
  primary key (merchant_id, article_id, voter),
  foreign key (merchant_id, article_id) references content.help_article on delete cascade
);

grant select, insert, update, delete on content.help_vote to senluna_app;

-- Closed accounts by when they were closed, as long as they can be opened again.
create index closure_open on security.closure (merchant_id, closed_at desc, member_id desc) where erased_at is null;
