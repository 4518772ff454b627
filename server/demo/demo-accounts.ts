import { ACCOUNT_TYPE, type AccountType } from '@senluna/kit/account-type.ts'
import { merchantCode, type Brand, type MerchantCode } from '@senluna/kit/brand.ts'
import type { Clock } from '@senluna/kit/time.ts'
import { memberByName, openMember, type Members } from '../modules/members/index.ts'
import type { Db } from '../platform/database/db.ts'

/** An account that a demonstration starts with. */
export interface DemoAccount {
  merchantCode: MerchantCode
  userName: string
  password: string
  /** What it is for, in a few words. */
  what: string
  type: AccountType
}

/** The accounts of the demonstration brands, printed when the product starts. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    merchantCode: merchantCode('senluna'),
    userName: 'demo2026',
    password: 'LotusRiver88',
    what: 'a member with demonstration money',
    type: 0,
  },
  {
    merchantCode: merchantCode('senluna'),
    userName: 'demoweak1',
    password: 'a123456',
    what: 'a member whose weak password must be changed first',
    type: 0,
  },
  {
    merchantCode: merchantCode('senluna'),
    userName: 'demoagent1',
    password: 'GoldenMoon77',
    what: 'an agent with a team of several levels',
    type: ACCOUNT_TYPE.GENERAL_AGENT,
  },
  {
    merchantCode: merchantCode('senluna'),
    userName: 'demokol1',
    password: 'PearlDelta63',
    what: 'an affiliate with a code, a plan and members',
    type: ACCOUNT_TYPE.AFFILIATE,
  },
  {
    merchantCode: merchantCode('refbrand1'),
    userName: 'demo2026',
    password: 'LotusRiver88',
    what: 'a member of the reference brand',
    type: 0,
  },
]

/**
 * Opens the demonstration accounts that aren't there yet, or some of them; opening them again
 * changes nothing.
 */
export async function seedDemoAccounts(deps: {
  db: Db
  clock: Clock
  members: Members
  brands: readonly Brand[]
  accounts?: readonly DemoAccount[]
}): Promise<void> {
  for (const account of deps.accounts ?? DEMO_ACCOUNTS) {
    const brand = deps.brands.find((brand) => brand.merchantCode === account.merchantCode)
    // Known passwords and given money belong on demonstration brands only.
    if (!brand?.currency.demonstration) continue
    if (await memberByName(deps.db, brand.merchantCode, account.userName)) continue
    const now = deps.clock.now()
    const passwordHash = await deps.members.passwords.hash(account.password)
    const language = deps.members.languageOf(brand, undefined)
    await deps.db
      .transaction()
      .execute((tx) =>
        openMember(
          tx,
          deps.members,
          brand,
          { userName: account.userName, type: account.type, passwordHash, nickname: account.userName, language },
          now,
        ),
      )
  }
}
