-- Articles of help are written at the desk, too. What staff wrote, or took off the site, a later start leaves alone.
alter table content.help_article
  add column version integer not null default 1,
  add column by_staff boolean not null default false,
  add column shown boolean not null default true;
