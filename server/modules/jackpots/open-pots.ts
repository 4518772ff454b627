import { assert } from '@senluna/kit/assert.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { MICRO } from '@senluna/kit/games/jackpot.ts'
import type { Instant } from '@senluna/kit/time.ts'
import { collectHeld } from './collect.ts'
import { insertCycle } from './cycle-store.ts'
import { hiddenFor } from './hidden-point.ts'
import type { Jackpots } from './jackpots.ts'
import { fundSeed } from './money.ts'
import { insertNetwork, insertPot, levelsOf, lockNetwork, savePots, setJoined } from './pot-store.ts'

/**
 * Opens what a brand's own data says of jackpots and is not there: its network, a level with its
 * seed from the house, a game that joins. Again it changes nothing.
 */
export async function openPots(jackpots: Jackpots, brand: Brand, now: Instant): Promise<void> {
  const { merchantCode, currency, jackpots: wanted } = brand
  if (!wanted) return
  await jackpots.db.transaction().execute(async (tx) => {
    await insertNetwork(tx, merchantCode, currency.code, now)
    const held = await lockNetwork(tx, merchantCode)
    assert(held, 'a network that was opened is there')
    const known = await levelsOf(tx, merchantCode)
    const fresh = wanted.levels.filter(({ level }) => !known.has(level))
    await setJoined(tx, merchantCode, currency.code, wanted.games, now)
    if (fresh.length === 0) return
    if (known.size > 0) await collectHeld(tx, merchantCode, now)
    for (const terms of fresh) {
      const name = { merchantCode, level: terms.level, no: 1 }
      await insertPot(tx, merchantCode, terms.level)
      await insertCycle(tx, name, terms, hiddenFor(jackpots, name, terms), now)
    }
    const network = await collectHeld(tx, merchantCode, now)
    for (const pot of network.pots) {
      if (known.has(pot.level)) continue
      await fundSeed({ tx, merchantCode, currency: network.currency, now }, pot.level, 1, pot.terms.seed)
      pot.micro += pot.terms.seed * MICRO
    }
    await savePots(tx, merchantCode, network)
  })
}
