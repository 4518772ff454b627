import pg from 'pg'

/**
 * Makes a row that nobody can change any more: every update or delete of it fails, whoever tries.
 * Answers how to mend it.
 */
export async function poison(url: string, table: string, column: string, value: string): Promise<() => Promise<void>> {
  const name = `poison_${value.replaceAll(/\W/g, '_')}`
  await asOwner(
    url,
    `create or replace function public.${name}() returns trigger language plpgsql as $$
      begin raise exception 'poisoned'; end $$;
    create trigger ${name} before update or delete on ${table} for each row
      when (old.${column}::text = ${pg.escapeLiteral(value)}) execute function public.${name}()`,
  )
  return () => asOwner(url, `drop trigger ${name} on ${table}; drop function public.${name}()`)
}

async function asOwner(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
