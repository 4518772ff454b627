-- Undoes a fast statement in which a wallet moved between its two updates.
create or replace function wagers.raced() returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SL010', message = 'a wallet moved while its round was posted';
end $$;
revoke all on function wagers.raced from public;
