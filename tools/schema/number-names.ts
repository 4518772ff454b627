import pg from 'pg'

/** The text of `ledger/names.gen.ts`: each list of `ledger.named_number` by name. */
export async function numberNames(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ list: string; no: number; name: string }>(
      'select list, no, name from ledger.named_number order by list, no',
    )
    const lists = Map.groupBy(rows, ({ list }) => list)
    const texts = [...lists].map(
      ([list, named]) => `  ${list}: {\n${named.map(({ no, name }) => `    ${name}: ${no},\n`).join('')}  },\n`,
    )
    return `// Written by \`npm run schema\` from the table ledger.named_number.\n\nexport const NUMBERS = {\n${texts.join('')}} as const\n`
  } finally {
    await client.end()
  }
}
