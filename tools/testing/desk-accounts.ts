import { Passwords } from '@senluna/server/modules/members/index.ts'
import { addStaff, giveHouseRights, StaffSecrets } from '@senluna/server/modules/staff/index.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import type { HouseRight } from '@senluna/kit/staff.ts'
import { brandNamed } from '../setup/brand-named.ts'
import { DATA } from '../setup/root.ts'
import { runningDatabase } from '../setup/running-database.ts'
import { secretsIn } from '../setup/secrets.ts'

/** Whom to make: what `npm run staff -- add` and `house` are given. */
export interface NewDeskAccount {
  name: string
  shownAs: string
  roles: readonly string[]
  house: readonly HouseRight[]
}

// A program that makes accounts of the desk for whoever forked it, one after another, as the
// command line does: reading the code of the server, which is most of that, happens once. Answers
// each first password. It ends with the program that asks.
const { PEPPER = '', KEY_SECRET = '' } = { ...process.env, ...secretsIn(DATA, process.env) }
const { url, done } = await runningDatabase()
await asOwner(url, async (database) => {
  const clock = new DatabaseClock()
  await clock.start(database)
  const [passwords, secrets, merchantCode] = [
    new Passwords(PEPPER),
    new StaffSecrets(KEY_SECRET),
    brandNamed('senluna'),
  ]
  const make = async ({ house, ...account }: NewDeskAccount) => {
    const deps = { passwords, secrets }
    const { password } = await addStaff(database.db, deps, { merchantCode, ...account }, clock.now())
    if (house.length > 0) await giveHouseRights(database.db, merchantCode, account.name, house, clock.now())
    process.send?.({ name: account.name, password })
  }
  process.on('message', (account: NewDeskAccount) => {
    make(account).catch((error: unknown) => process.send?.({ name: account.name, error: String(error) }))
  })
  process.send?.('ready')
  await new Promise((resolve) => process.once('disconnect', resolve))
  clock.stop()
})
await done()
process.exit(0)
