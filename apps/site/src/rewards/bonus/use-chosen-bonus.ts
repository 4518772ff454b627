import { depositBonuses } from '@senluna/contract/member/promotions.ts'
import { amount, rate } from '@senluna/kit/money.ts'
import { bonusOf } from '@senluna/kit/promotions/deposit-bonus.ts'
import { q } from '@senluna/web/client/query.ts'
import { useQuery } from '@tanstack/react-query'

/** What the chosen bonus makes of a deposit, or the least deposit that it needs. */
export type ChosenBonus = { bonus: bigint; required: bigint } | { least: string }

/**
 * The bonus that is chosen for a deposit of which so much was sent and so much arrives; undefined
 * where none is. The least deposit is reached by what was sent.
 */
export function useChosenBonus(sent: bigint, credited: bigint): ChosenBonus | undefined {
  const { data } = useQuery({ ...q(depositBonuses), staleTime: 0 })
  const offer = data?.offers.find(({ chosen }) => chosen)?.offer
  if (offer?.type !== 'DEPOSIT_BONUS') return undefined
  const { minDeposit, ratePpm, cap, turnoverX100, includeDeposit } = offer
  const terms = { minDeposit: amount(0n), rate: rate(ratePpm), cap: amount(BigInt(cap)), turnoverX100, includeDeposit }
  const held = sent < BigInt(minDeposit) ? undefined : bonusOf(amount(credited), terms)
  return held ?? { least: minDeposit }
}
