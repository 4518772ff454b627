-- A queue of the desk has changed: its pages read it again. The moment is the row's own. Of a
-- request it says who may see it.
create or replace function platform.notify_queue() returns trigger language plpgsql as $$
declare
  said constant jsonb := to_jsonb(new);
begin
  insert into platform.outbox (topic, audience, payload, at)
  values ('queueChanged', '*', jsonb_build_object('queue', tg_argv[0], 'merchantCode', coalesce(said ->> 'merchant_id',
      (select w.merchant_id from payout.withdrawal w where w.no = said ->> 'no')))
      || case when tg_argv[0] = 'approvals'
        then jsonb_build_object('needs', said ->> 'needs', 'makerId', said ->> 'maker_id') else '{}' end,
    (coalesce(said ->> tg_argv[1], said ->> tg_argv[2]))::timestamptz);
  return null;
end $$;
