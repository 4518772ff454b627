import type { Id } from '@senluna/kit/ids.ts'
import { BRANDS } from '@senluna/brands/index.ts'
import { setAccountState, walletsOf } from '@senluna/ledger/index.ts'
import { endContractsOf } from './modules/contracts/index.ts'
import type { Families } from './modules/families/index.ts'
import { releaseAvatars } from './modules/files/index.ts'
import { forgetIdentities } from './modules/identities/index.ts'
import { forgetMessages } from './modules/messages/index.ts'
import { forgetEdits, forgetNotes } from './modules/members/desk/index.ts'
import { holdPlay, holdStakes } from './modules/protection/index.ts'
import { forgetSubscriptions } from './modules/push/index.ts'
import { forgetLinks } from './modules/risk/index.ts'
import type { Closing } from './modules/security/index.ts'
import { forgetLogins } from './modules/sessions/index.ts'
import { vendorStandingOf } from './modules/transfers/index.ts'
import { openRounds } from './modules/wagers/index.ts'
import { closeWallets, closingMoney, holdWallets } from './modules/wallet/index.ts'
import type { Tx } from './platform/database/db.ts'
import { queryOf } from './platform/database/query.ts'

/**
 * What an account that is closed means for the modules that know its money and its rounds. The
 * families are open when an account is.
 */
export const closingOf = (families: () => Families): Closing => ({
  look: async (db, member, brand) => {
    const query = queryOf(db)
    const money = await closingMoney(query, member.id, brand)
    // What is on its way between wallets is in none of them.
    const { inTransit } = await vendorStandingOf(db, member.id)
    const rule = inTransit > 0n ? ('WITHDRAW_FIRST' as const) : money.rule
    return { ...money, rule, openRounds: await openRounds(query, member.id) }
  },
  hold: (tx, member) => holdPlay(tx, member.id),
  holdMoney: async (tx, member) => {
    await holdStakes(tx, member.id, member.merchantCode)
    await holdWallets(queryOf(tx), member.id)
  },
  settle: async (tx, member, brand, now) => {
    await endContractsOf({ brands: BRANDS }, tx, member.id, 'CLOSE', now)
    await closeWallets(queryOf(tx), member, brand, now)
  },
  reopen: async (tx, member) => {
    const query = queryOf(tx)
    for (const { account } of await walletsOf(query, member.id))
      await setAccountState(query, member.id, account, 'open')
    for (const family of families().values()) await family.accountReopened?.(tx, member.id)
  },
  erase: eraseElsewhere,
})

/**
 * What other modules keep of a person and no rule asks for: log-ins, sign-ins elsewhere, devices
 * for notices, messages.
 */
async function eraseElsewhere(tx: Tx, ids: readonly Id<'member'>[]): Promise<void> {
  await forgetLogins(tx, ids)
  await forgetIdentities(tx, ids)
  await forgetSubscriptions(tx, ids)
  await forgetMessages(tx, ids)
  await releaseAvatars(tx, ids)
  await forgetNotes(tx, ids)
  await forgetEdits(tx, ids)
  await forgetLinks(tx, ids)
}
