import { Refusal } from '@senluna/contract/refusals.ts'
import { amount } from '@senluna/kit/money.ts'
import { KIND } from '@senluna/ledger/index.ts'
import type { RulesOf, TakenKind } from './kind.ts'

/** A code that is typed. Refuses PROMO_CODE for another one. */
export const promoCode: TakenKind<RulesOf<'PROMO_CODE'>> = {
  bounded: true,
  onePerPerson: true,
  cycleOf: () => 'ONCE',
  rewardOf(_tx, rules, { code }, given) {
    if (code !== rules.code) throw new Refusal('PROMO_CODE')
    if (given.count >= rules.count) throw new Refusal('PROMO_OUT')
    return { amount: amount(BigInt(rules.amount)), kind: KIND.ACTIVITY_REWARD, extra: rules.extra, data: {} }
  },
}
