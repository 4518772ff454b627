import { MICRO } from '@senluna/kit/games/jackpot.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { amount } from '@senluna/kit/money.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { captureTo, clearingAccount, holdWallets, KIND, move, SOURCE } from '@senluna/ledger/index.ts'
import type { Tx } from '../../../platform/database/db.ts'
import { queryOf } from '../../../platform/database/query.ts'
import { derivedId } from '../../../platform/ids.ts'
import { publishBalance } from '../../cashier/index.ts'
import { treasuryWallet } from '../../wallet/index.ts'
import { collect } from '../collect.ts'
import type { CycleName } from '../cycle-name.ts'
import { noteRefused, waitingWin } from '../cycle-store.ts'
import { holdKey } from '../money.ts'
import { savePots, type Network, type Pot } from '../pot-store.ts'

/**
 * Takes a held prize back into the pots: of its own level where that is random, else of an open
 * random one, since a must-hit pot would be carried over its cap. Never to the house. Undefined for
 * a prize that doesn't wait, or where no pot can take it.
 */
export async function refusePrize(tx: Tx, name: CycleName, now: Instant): Promise<Id<'member'> | undefined> {
  const { merchantCode, level, no } = name
  const win = await waitingWin(tx, name)
  if (!win) return undefined
  const query = queryOf(tx)
  // A round that wins a pot holds its wallet before the pots: the same order here.
  await holdWallets(query, win.memberId)
  const network = await collect(tx, merchantCode, now)
  const to = network && takerOf(network, name)
  if (!network || !to) return undefined
  const prize = amount(win.amount)
  const { currency } = win
  const between = { merchant: merchantCode, code: clearingAccount('JACKPOT'), currency }
  const named = [merchantCode, level, String(no)]
  await captureTo(
    query,
    { owner: win.memberId, hold: holdKey(name), source: SOURCE.JACKPOT },
    {
      key: derivedId<'posting'>('jackpot-refused', ...named),
      kind: KIND.JACKPOT_REFUSED,
      amount: prize,
      to: between,
      at: now,
    },
  )
  await move(query, {
    key: derivedId<'posting'>('jackpot-returned', ...named),
    source: SOURCE.JACKPOT,
    kind: KIND.JACKPOT_RETURNED,
    amount: prize,
    from: between,
    to: await treasuryWallet(query, merchantCode, 'JACKPOT', currency, now),
    at: now,
  })
  to.micro += prize * MICRO
  await savePots(tx, merchantCode, network)
  await noteRefused(tx, name, to.level, now)
  await publishBalance(tx, win.memberId, now)
  return win.memberId
}

const takerOf = ({ pots }: Network, { level }: CycleName): Pot | undefined => {
  const open = pots.filter(({ state, terms }) => state === 'OPEN' && terms.kind === 'RANDOM')
  return open.find((pot) => pot.level === level) ?? open[0]
}
