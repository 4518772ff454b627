import type { Brand } from '@senluna/kit/brand.ts'
import { HOUSE_RIGHTS, type HouseRight } from '@senluna/kit/staff.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { addStaff, listStaff, type StaffSecrets } from '../modules/staff/index.ts'
import type { Passwords } from '../modules/members/index.ts'
import type { Db } from '../platform/database/db.ts'

/** What is above the brands of the lottery, and of the platform. */
const DRAWS = HOUSE_RIGHTS.filter((right) => right.startsWith('lotteryHouse.'))
const PLATFORM = HOUSE_RIGHTS.filter((right) => right.startsWith('system.'))
const NOTHING: readonly HouseRight[] = []

/**
 * The people at a demonstration's desk, printed when the product starts; `npm run staff code`
 * tells their codes.
 */
export const DEMO_STAFF = [
  {
    name: 'demo-operator',
    shownAs: 'Mai',
    password: 'LanternBay64',
    roles: ['SUPPORT', 'MODERATOR'],
    house: NOTHING,
    what: 'answers players and keeps the chat rooms',
  },
  {
    name: 'demo-cashier',
    shownAs: 'Lan',
    password: 'SilverTide38',
    roles: ['FINANCE_MAKER'],
    house: NOTHING,
    what: 'matches deposits, pays withdrawals and asks for what needs two people',
  },
  {
    name: 'demo-checker',
    shownAs: 'Quân',
    password: 'MapleBridge71',
    roles: ['FINANCE_CHECKER', 'RISK', 'LOTTERY'],
    house: DRAWS,
    what: 'is the second person for money and for draws, and reviews risk',
  },
  {
    name: 'demo-trader',
    shownAs: 'Hà',
    password: 'CopperField27',
    roles: ['TRADING', 'LOTTERY'],
    house: DRAWS,
    what: 'sets limits and odds of the lottery, or decides about its draws',
  },
  {
    name: 'demo-draws',
    shownAs: 'Sơn',
    password: 'WillowGate83',
    roles: ['TRADING', 'LOTTERY'],
    house: DRAWS,
    what: 'is the second person for them: whoever entered a result decides nothing about it',
  },
  {
    name: 'demo-admin',
    shownAs: 'Minh',
    password: 'QuietHarbor52',
    roles: ['ADMINISTRATOR'],
    house: HOUSE_RIGHTS,
    what: 'sees everything at the desk, the audit log too',
  },
  {
    name: 'demo-second',
    shownAs: 'Thảo',
    password: 'AmberLagoon46',
    roles: ['ADMINISTRATOR'],
    house: PLATFORM,
    what: 'is the second person for the brand (switches, regions, domains, staff, roles) and for jobs',
  },
] as const

/** Opens the demonstration's staff accounts that aren't there yet. Never called in production. */
export async function seedDemoStaff(deps: {
  db: Db
  clock: Clock
  passwords: Passwords
  secrets: StaffSecrets
  brands: readonly Brand[]
}): Promise<void> {
  for (const { merchantCode, currency } of deps.brands) {
    // Passwords that everybody knows belong on demonstration brands only.
    if (!currency.demonstration) continue
    const known = new Set((await listStaff(deps.db, merchantCode)).map(({ name }) => name))
    for (const { what: _, ...person } of DEMO_STAFF)
      if (!known.has(person.name))
        await addStaff(deps.db, deps, { ...person, merchantCode, demonstration: true }, deps.clock.now())
  }
}
