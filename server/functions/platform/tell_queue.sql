-- A queue of the desk has changed: its pages are told and read again. The moment is the row's own.
create or replace function platform.tell_queue() returns trigger language plpgsql as $$
declare
  said constant jsonb := to_jsonb(new);
begin
  insert into platform.outbox (topic, audience, payload, at)
  values ('queueChanged', '*', jsonb_build_object('queue', tg_argv[0], 'merchantCode', coalesce(said ->> 'merchant_id',
      (select w.merchant_id from payout.withdrawal w where w.no = said ->> 'no'))),
    (coalesce(said ->> tg_argv[1], said ->> tg_argv[2]))::timestamptz);
  return null;
end $$;
