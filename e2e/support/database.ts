import pg from 'pg'

/** Asks the product's database one thing. */
export async function ask(question: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  try {
    return (await client.query(question, values)).rows
  } finally {
    await client.end()
  }
}

/** Switches a brand to maintenance and back, as an operator would. Every process follows within a second. */
export async function setMaintenance(merchantCode: string, flag: boolean) {
  await ask(
    `insert into settings.setting (merchant_id, key, value, updated_at) values ($1, 'maintenance', $2, now())
     on conflict (merchant_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [merchantCode, JSON.stringify({ flag })],
  )
}
