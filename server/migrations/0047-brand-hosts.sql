-- Hosts that brands were given at the desk, beside those of their files. A host is one brand's: of two that are given it at once one wins.
create table settings.brand_host (
  host text primary key check (host = lower(host) and length(host) between 1 and 248),
  merchant_id text not null,
  login_scope text not null check (login_scope in ('ANY', 'AGENT', 'MEMBER')),
  added_by text not null, -- who asked for it
  added_at timestamptz not null
);
grant select, insert, delete on settings.brand_host to senluna_app;
