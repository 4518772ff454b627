import { RETENTION, type Retention } from '@senluna/kit/retention/index.ts'

const ACTS: Readonly<Record<Retention['act'], string>> = {
  stays: 'stays',
  setting: 'a setting',
  deleted: 'deleted',
  ended: 'deleted at its own end',
  erased: 'personal data erased with the account',
  drop: 'whole months dropped',
  detach: 'whole months detached',
  'detach verified': 'whole months detached, after the chain was verified',
}

const HEAD = `# Retention

How long each table is kept, what becomes of its rows, and why. Written by \`npm run schema\` from \`kit/retention\`, which the jobs
that delete go by; a test holds the list to the tables there are.

- **stays**: nothing of the product deletes it. The law that asks for the least time is the licence's, five years as a rule (GLI-19
  A.2.2). An operator who must delete after that does so on a copy that is checked first.
- **a setting**: goes when somebody changes it.
- **detached** months lie in the schema \`archive\`, without rights for the server, until their operator has copied and
  dropped them: \`pg_dump -t 'archive.audit_entry_202601'\`, then \`drop table\`.
- **erased**: a closed account's personal data goes after 30 days; what the law keeps is forgotten five years after.
`

/** The page on how long each table is kept. */
export function retentionPage(): string {
  const rows = Object.entries(RETENTION).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const lines = rows.map(([table, { act, days, by, why }]) => {
    const time = days === undefined ? '' : `${days} ${days === 1 ? 'day' : 'days'}`
    return `| \`${table}\` | ${ACTS[act]} | ${time} | ${by ?? ''} | ${why} |`
  })
  return `${HEAD}\n| table | what becomes of it | after | by | what it is |\n|---|---|---|---|---|\n${lines.join('\n')}\n`
}
