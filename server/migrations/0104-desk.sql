-- The pages that somebody at the desk keeps at the top of their menu.
create table staff.favorite (
  staff_id uuid not null references staff.account,
  path text not null check (path ~ '^/[a-z][a-z0-9-]{0,39}$'),
  since timestamptz not null,
  primary key (staff_id, path)
);

grant select, insert, delete on staff.favorite to senluna_app;
