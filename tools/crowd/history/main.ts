import { readConfiguration } from '@senluna/server/configuration.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import { sql } from 'kysely'
import { DEMO_ACCOUNTS } from '@senluna/server/demo/demo-accounts.ts'
import { makeHistory } from './history.ts'

// Makes the days before a demonstration opens, in a process of its own: its clock is put ahead. It
// says how far it has come in whole percents, one a line.

const { DATABASE_URL = '', KEY_SECRET = '', STATE, CROWD_PEOPLE = '40', CROWD_DAYS = '30' } = process.env
readConfiguration(process.env)

const MOST_MS = 29_000

// Of a new database the whole server is loaded while pages are still being built.
if (process.env.WAITS === '1') {
  const asked = new Promise((begin) => process.once('message', begin))
  await Promise.all([import('@senluna/server/parts.ts'), import('@senluna/server/http.ts'), asked])
}
const begun = performance.now()

const nobodyCame = await asOwner(DATABASE_URL, async ({ db }) => {
  const names = DEMO_ACCOUNTS.map(({ userName }) => userName)
  const { rows } = await sql<{ has: boolean }>`select exists (select from members.member
    where not (user_name = any (${names}))) as has`.execute(db)
  return rows[0]?.has === false
})
// Where people have been already, nothing is made up behind their backs.
if (nobodyCame) {
  const made = await makeHistory({
    env: process.env,
    databaseUrl: DATABASE_URL,
    people: Number(CROWD_PEOPLE),
    days: Number(CROWD_DAYS),
    state: STATE,
    secret: KEY_SECRET,
    // Whoever starts a demonstration waits no longer than half a minute for it.
    mostMs: Math.max(5_000, MOST_MS - (performance.now() - begun)),
    progress: (share) => console.log(Math.floor(share * 100)),
  })
  for (const line of made?.failed ?? []) console.error(line)
}
process.exit(0)
