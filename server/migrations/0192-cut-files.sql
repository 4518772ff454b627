-- A file holds so many rows at most: whether there were more, and how many it has, is kept with it.
alter table security.export add column cut_at integer;
