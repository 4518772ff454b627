import type { MerchantCode } from '@senluna/kit/brand.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { HOUSE_RIGHTS, isHouseRight, STARTING_ROLES, type HouseRight } from '@senluna/kit/staff.ts'
import { Passwords } from '@senluna/server/modules/members/index.ts'
import {
  addStaff,
  closeStaff,
  codeOf,
  giveHouseRights,
  giveRoles,
  listStaff,
  renewStaff,
  StaffSecrets,
} from '@senluna/server/modules/staff/index.ts'
import { asOwner } from '@senluna/server/start/setup.ts'
import { DatabaseClock } from '@senluna/server/platform/clock.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { brandNamed } from './setup/brand-named.ts'
import { giveUp, Problem } from './setup/problem.ts'
import { DATA } from './setup/root.ts'
import { runningDatabase } from './setup/running-database.ts'
import { secretsIn } from './setup/secrets.ts'

// `npm run staff -- …`: the accounts of a brand's own people. There is no call for it: who may make
// staff is who may run commands where the database is.

const ROLES = Object.keys(STARTING_ROLES)
const USAGE = `npm run staff -- <brand> list
  npm run staff -- <brand> add <name> "<what players read>" <role> …     roles: ${ROLES.join(', ')}
  npm run staff -- <brand> roles <name> <role> …
  npm run staff -- <brand> house <name> [<right> …]   what they may do above the brands: ${HOUSE_RIGHTS.join(', ')}; none takes all away
  npm run staff -- <brand> renew <name>       a new first password and a new authenticator
  npm run staff -- <brand> close <name>
  npm run staff -- code <name> [<brand>]      what a demonstration account's authenticator shows now`

interface Desk {
  db: Db
  now: Instant
  passwords: Passwords
  secrets: StaffSecrets
}

try {
  const said = await atDesk((desk) => run(desk, process.argv.slice(2)))
  for (const line of said) console.log(line)
  process.exit(0)
} catch (error) {
  giveUp(error)
}

async function atDesk(work: (desk: Desk) => Promise<string[]>): Promise<string[]> {
  const env = { ...process.env, ...secretsIn(DATA, process.env) }
  const { PEPPER = '', KEY_SECRET = '' } = env
  if (!/^[0-9a-f]{64}$/.test(PEPPER) || !/^[0-9a-f]{64}$/.test(KEY_SECRET))
    throw new Problem(
      "Set PEPPER and KEY_SECRET to the server's own: passwords and authenticators are kept under them.",
    )
  const { url, done } = await runningDatabase()
  const said = await asOwner(url, async (database) => {
    const clock = new DatabaseClock()
    await clock.start(database)
    const now = clock.now()
    clock.stop()
    return work({ db: database.db, now, passwords: new Passwords(PEPPER), secrets: new StaffSecrets(KEY_SECRET) })
  })
  await done()
  return said
}

async function run(desk: Desk, words: readonly string[]): Promise<string[]> {
  const { db, now } = desk
  if (words[0] === 'code') return code(desk, words[1], words[2])
  const [named, what, name = '', ...rest] = words
  if (named === undefined || what === undefined) throw new Problem(USAGE)
  const brand = brandNamed(named)
  if (what === 'list') return list(desk, brand)
  if (!/^[a-z][a-z0-9._-]{1,63}$/.test(name))
    throw new Problem(`A name has small letters, digits, dots and dashes, and begins with a letter.\n${USAGE}`)
  if (what === 'add') return add(desk, brand, name, rest)
  if (what === 'roles')
    return known(await giveRoles(db, brand, name, rolesIn(rest), now), `${name} is ${rest.join(', ')} now.`)
  if (what === 'house')
    return known(
      await giveHouseRights(db, brand, name, houseRightsIn(rest), now),
      `${name} may do above the brands: ${rest.join(', ') || 'nothing'}.`,
    )
  if (what === 'close') return known(await closeStaff(db, brand, name, now), `${name} is closed, and out at once.`)
  if (what !== 'renew') throw new Problem(USAGE)
  const renewed = await renewStaff(db, desk, brand, name, now)
  return known(renewed !== undefined, firstLogIn(name, renewed?.password ?? ''))
}

async function add(desk: Desk, brand: MerchantCode, name: string, [shownAs = '', ...roles]: readonly string[]) {
  if (shownAs.trim() === '' || shownAs.length > 40) throw new Problem(USAGE)
  const there = (await listStaff(desk.db, brand)).some((item) => item.name === name)
  if (there) throw new Problem(`${name} is there already.`)
  const { password } = await addStaff(
    desk.db,
    desk,
    { merchantCode: brand, name, shownAs: shownAs.trim(), roles: rolesIn(roles) },
    desk.now,
  )
  return [firstLogIn(name, password)]
}

async function list({ db }: Desk, brand: MerchantCode): Promise<string[]> {
  const people = await listStaff(db, brand)
  return people.map(({ name, shownAs, roles, house, authenticator, closed }) =>
    [
      name,
      `"${shownAs}"`,
      roles.join(', ') || 'no role',
      house.length > 0 ? `above the brands: ${house.join(', ')}` : '',
      authenticator ? '' : 'not logged in yet',
      closed ? 'closed' : '',
    ]
      .filter(Boolean)
      .join('   '),
  )
}

async function code(desk: Desk, name = '', named?: string): Promise<string[]> {
  const brand = named === undefined ? BRANDS[0]!.merchantCode : brandNamed(named)
  const shown = await codeOf(desk.db, desk.secrets, brand, name, desk.now)
  if (!shown) throw new Problem(`"${name}" is no demonstration account: its codes are in its own authenticator only.`)
  return [`${shown}   (good for half a minute, once)`]
}

function rolesIn(words: readonly string[]): readonly string[] {
  const wrong = words.find((role) => !ROLES.includes(role))
  if (wrong !== undefined || words.length === 0) throw new Problem(`The roles are ${ROLES.join(', ')}.`)
  return words
}

function houseRightsIn(words: readonly string[]): readonly HouseRight[] {
  if (!words.every(isHouseRight)) throw new Problem(`What stands above the brands is ${HOUSE_RIGHTS.join(', ')}.`)
  return words.filter(isHouseRight)
}

function known(there: boolean, said: string): string[] {
  if (!there) throw new Problem('There is nobody of that name.')
  return [said]
}

function firstLogIn(name: string, password: string): string {
  return `${name}   first password ${password}\nGood for three days; the first log-in at desk.<host> sets the authenticator up.`
}
