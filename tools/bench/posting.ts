import pg from 'pg'

/**
 * One posting by the bare function, as a script of pgbench; it needs what `preparePosting` makes.
 */
export const POST_ONE = `\\set a random(1, 10000)
\\set lane :client_id + 1
select status from ledger.post(
  array[('00000000-0000-7000-9000-' || lpad(to_hex(:a::int), 12, '0'))::uuid], array[1], array[gen_random_uuid()], array[9::smallint],
  array[null::uuid], array['2026-01-01'::timestamptz], array[1], array[200::smallint], array[-1::bigint],
  array[(select account_no from ledger.house_account where code = 'BENCH' and lane = :lane)], '2026-01-01'::timestamptz);
`

/** Wallets and house accounts for bare postings, once. */
export async function preparePosting(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    insert into ledger.account (owner_id, account_no, currency, balance, floor, opened_at)
    select ('00000000-0000-7000-9000-' || lpad(to_hex(g), 12, '0'))::uuid, 1, 'TRL', 0, -9223372036854775808, now() from generate_series(1, 10000) g
    on conflict do nothing;
    select ledger.house_account_of('bench', 'BENCH', 'TRL', l::smallint, now()) from generate_series(0, 64) l;
    analyze`)
  await client.end()
}
