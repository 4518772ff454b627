-- Counts how many have read a mailing.
create or replace function messages.count_reads() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into messages.mailing_read as r (mailing_id, lane, reads)
    select n.mailing_id, abs(hashtext(n.member_id::text)) % 16, count(*)
    from after_it n join before_it o on o.member_id = n.member_id and o.at = n.at and o.id = n.id
    where n.mailing_id is not null and n.read_at is not null and o.read_at is null
    group by 1, 2 order by 1, 2
  on conflict (mailing_id, lane) do update set reads = r.reads + excluded.reads;
  return null;
end $$;
revoke all on function messages.count_reads from public;
