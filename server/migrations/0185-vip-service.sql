-- Members whom the brand serves first: known when the conversation is opened, and first in the queue.
alter table chat.conversation add column vip boolean not null default false;
create index conversation_vip_waiting on chat.conversation (merchant_id, (not vip), last_at, id) where state = 'WAITING';

-- A label may say it, too.
create or replace view members.for_vip as
  select id, merchant_id, profile ->> 'birthday' as birthday, greatest(created_at, birthday_at) as birthday_at, created_at, label
  from members.member;
