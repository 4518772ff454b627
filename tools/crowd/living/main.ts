import { BRANDS } from '@senluna/brands/index.ts'
import { markPretended } from '@senluna/server/modules/members/index.ts'
import { openDatabase } from '@senluna/server/platform/database/db.ts'
import { createLog } from '@senluna/server/platform/log.ts'
import { liveOn } from './living.ts'

// The pretended members of a demonstration that runs, in a process of its own.

const { DATABASE_URL = '', KEY_SECRET = '', PORT = '', CROWD_PEOPLE = '40' } = process.env
const [brand] = BRANDS
if (!brand?.currency.demonstration || process.env.NODE_ENV === 'production') process.exit(0)

const log = createLog('warn', 'crowd')
const owner = openDatabase(DATABASE_URL, { max: 1, log, as: 'owner', name: 'senluna crowd', statementMs: 10_000 })
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => stopping.abort())

await liveOn({
  port: Number(PORT),
  merchantCode: brand.merchantCode,
  people: Number(CROWD_PEOPLE),
  secret: KEY_SECRET,
  joined: (userName) => markPretended(owner.db, brand, userName),
  stopping: stopping.signal,
  failed: (who, error) => log.warn({ who, error: String(error) }, 'a visit ended early'),
})
await owner.close()
process.exit(0)
