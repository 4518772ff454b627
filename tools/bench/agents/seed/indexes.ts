import type pg from 'pg'

/**
 * Fills tables without their indexes and makes them anew after it: a fifth of the time for millions
 * of rows. Those of keys stay.
 */
export async function withoutIndexes<Done>(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<Done>,
): Promise<Done> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  const done = await fill()
  // Of a table in parts it is said of the table ONLY: its parts would have none.
  for (const { made } of rows) await client.query(made.replace(' ON ONLY ', ' ON '))
  return done
}
