import {
  cancelBonus,
  chooseBonus,
  claimReward,
  depositBonuses,
  rewards,
  takePromotion,
} from '@senluna/contract/member/promotions.ts'
import { promotion, promotions as promotionList, type PromoCard } from '@senluna/contract/site/content.ts'
import { SECOND } from '@senluna/kit/time.ts'
import type { Guest } from '../../guest.ts'
import type { Person } from '../../people.ts'
import { isRefused } from '../../visitor.ts'
import type { Behaviour } from '../behaviour.ts'
import { payIn } from '../money-in.ts'

/** What is taken by a tap, when it can be. */
const TAPPED: readonly PromoCard['type'][] = [
  'CHECK_IN',
  'RED_ENVELOPE',
  'PROMO_CODE',
  'FREE_SPIN',
  'FREE_BET',
  'FREE_TICKET',
]
/**
 * How likely somebody chooses a bonus and deposits for it: less so who takes winnings out. Who
 * plays high takes none: one allows smaller bets than theirs.
 */
const likesBonuses = ({ isHigh, withdraws }: Person): number => (isHigh ? 0 : withdraws ? 0.1 : 0.5)
/** How likely they give up the one they have. */
const GIVES_UP = 0.08

/** Looks at the promotions: takes and claims what there is, and sometimes deposits for a bonus. */
export const promotions: Behaviour = {
  name: 'promotions',
  async run(guest) {
    const { visitor, chance, person } = guest
    const { list } = await visitor.call(promotionList, { query: { pageSize: '50' } })
    await guest.pause(3 * SECOND, 15 * SECOND)
    for (const card of list) if (card.status === 'JOIN' && TAPPED.includes(card.type)) await take(guest, card)
    await claim(guest)
    if (chance.happens(likesBonuses(person))) await bonus(guest)
  },
}

/** A code stands in the words of its promotion: capitals, then digits. */
const codeIn = ({ title, summary }: PromoCard): string | undefined =>
  /\b[A-Z]{3,}[0-9]{2,}\b/.exec(`${title} ${summary}`)?.[0]

/** So many of what is bounded are left for people who try the product out. */
const LEFT_FOR_PEOPLE = 50

/** Whether there are so many of it that the crowd may take one. */
async function isPlenty({ visitor }: Guest, { id }: PromoCard): Promise<boolean> {
  const { offer } = await visitor.call(promotion, { params: { id } })
  return offer === undefined || !('left' in offer) || offer.left > LEFT_FOR_PEOPLE
}

async function take(guest: Guest, card: PromoCard): Promise<void> {
  if (!(await isPlenty(guest, card))) return
  const code = card.type === 'PROMO_CODE' ? codeIn(card) : undefined
  if (card.type === 'PROMO_CODE' && code === undefined) return
  try {
    await guest.visitor.call(takePromotion, { params: { id: card.id }, body: code === undefined ? {} : { code } })
  } catch (error) {
    if (!isRefused(error, ...NOT_NOW)) throw error
  }
  await guest.pause(2 * SECOND, 6 * SECOND)
}

/** What somebody hears who comes too late, twice, or has something to do first. */
const NOT_NOW = [
  'PROMO_HELD',
  'PROMO_CLOSED',
  'PROMO_TAKEN',
  'PROMO_OUT',
  'PROMO_CODE',
  'PROMO_NEEDS_DEPOSIT',
  'PROMO_NEEDS_STAKE',
  'RG_COOLING_OFF',
]

/** Claims what was worked out for them in a night. */
async function claim(guest: Guest): Promise<void> {
  const { list, waiting } = await guest.visitor.call(rewards, { query: { state: 'ISSUED' } })
  if (waiting === 0) return
  for (const { id, type } of list) {
    // A bonus that is being wagered is none to claim.
    if (type === 'DEPOSIT_BONUS') continue
    try {
      await guest.visitor.call(claimReward, { params: { id }, body: {} })
    } catch (error) {
      if (!isRefused(error, ...NOT_NOW)) throw error
    }
    await guest.pause(2 * SECOND, 6 * SECOND)
  }
}

/** Chooses a bonus, reads its terms and deposits for it; now and then gives up the one there is. */
async function bonus(guest: Guest): Promise<void> {
  const { visitor, chance } = guest
  const { offers, active } = await visitor.call(depositBonuses)
  await guest.pause(5 * SECOND, 20 * SECOND)
  if (active) {
    if (chance.happens(GIVES_UP)) await giveUp(guest, active.id)
    return
  }
  const [offer] = offers
  if (!offer) return
  const asked = { params: { id: offer.promotionId }, body: { version: offer.version } }
  try {
    await visitor.call(chooseBonus, asked)
  } catch (error) {
    if (!isRefused(error, ...NOT_NOW)) throw error
    return
  }
  const { offer: terms } = offer
  // A channel's fee is taken off first: a little more than the least is left then.
  await payIn(guest, terms.type === 'DEPOSIT_BONUS' ? (BigInt(terms.minDeposit) * 11n) / 10n : undefined)
}

async function giveUp(guest: Guest, id: string): Promise<void> {
  try {
    await guest.visitor.call(cancelBonus, { params: { id }, body: {} })
  } catch (error) {
    // A round that goes on keeps the money busy, or the last stake has just wagered it.
    if (!isRefused(error, 'PROMO_CLOSED', 'ROUND_OPEN', 'SYS_BUSY')) throw error
  }
}
