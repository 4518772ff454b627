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

/**
 * Has a job run now, as the product does itself where it can't wait for the job's turn by the
 * clock.
 */
export const runJob = (name: string) => ask(`select graphile_worker.add_job($1, job_key := $1 || ':now')`, [name])

/** Changes a setting of a brand, as an operator would. Every process follows within a second. */
export async function setSetting(merchantCode: string, key: string, value: unknown) {
  await ask(
    `insert into settings.setting (merchant_id, key, value, updated_at) values ($1, $2, $3, now())
     on conflict (merchant_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [merchantCode, key, JSON.stringify(value)],
  )
}

/** Switches a brand to maintenance and back. */
export const setMaintenance = (merchantCode: string, flag: boolean) => setSetting(merchantCode, 'maintenance', { flag })
