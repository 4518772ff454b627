import type * as contract from '@senluna/contract/member/missions.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { RulesOf } from '@senluna/contract/site/promotion-rules.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Id } from '@senluna/kit/ids.ts'
import { missionCycles, missionState, type MissionCycle } from '@senluna/kit/promotions/mission.ts'
import { instant, iso, type Instant } from '@senluna/kit/time.ts'
import type { Db } from '../../../../platform/database/db.ts'
import { inLanguage } from '../../../../platform/words/in-language.ts'
import { outOfPlay } from '../../../protection/index.ts'
import type { PromotionRow } from '../../promotion-store.ts'
import { meantPromotions, vipLevelOf } from '../../segments/audience-store.ts'
import { extraShown, keptExtra } from '../../participation/extra.ts'
import { givenFreeOf } from '../../participation/free-prize.ts'
import { claimedAmong } from './mission-store.ts'
import { stepsDone } from './profile-store.ts'
import { progressOf } from './progress.ts'

type Reply = ReplyOf<typeof contract.missions>

const ORDER: readonly contract.Mission['state'][] = ['CLAIMABLE', 'ACTIVE', 'LOCKED', 'CLAIMED']

/** The cycles of a mission whose reward can be had now. */
export const cyclesOf = (
  { start_at, end_at }: Pick<PromotionRow, 'start_at' | 'end_at'>,
  { every }: RulesOf<'MISSION'>,
  { timeZone }: Brand,
  now: Instant,
): MissionCycle[] => {
  const time = { startAt: instant(start_at.getTime()), endAt: end_at ? instant(end_at.getTime()) : undefined }
  return missionCycles(every, time, timeZone, now)
}

/** What a mission of a profile asks for, and what of it is done; nothing of others. */
async function stepsOf(
  db: Db,
  memberId: Id<'member'>,
  { steps }: RulesOf<'MISSION'>,
): Promise<Pick<contract.Mission, 'steps'>> {
  if (!steps) return {}
  const done = await stepsDone(db, memberId)
  return { steps: steps.map((step) => ({ step, done: done.has(step) })) }
}

/**
 * A member's missions, what can be claimed first. A cycle that is over without its target is left
 * out. During a break there are none.
 */
export async function missionsFor(
  db: Db,
  { brand, memberId, language }: { brand: Brand; memberId: Id<'member'>; language: string },
  now: Instant,
): Promise<Reply> {
  if ((await outOfPlay(db, [memberId], now)).size > 0) return { list: [], claimable: 0 }
  const offered = (await meantPromotions(db, brand, memberId, now)).flatMap((row) =>
    row.rules.kind === 'MISSION' ? [{ row, rules: row.rules }] : [],
  )
  const taken = await claimedAmong(
    db,
    memberId,
    offered.map(({ row }) => row.id),
  )
  const level = await vipLevelOf(db, memberId)
  const list: contract.Mission[] = []
  for (const { row, rules } of offered) {
    const extra = await keptExtra(db, brand.merchantCode, rules.extra)
    for (const cycle of cyclesOf(row, rules, brand, now)) {
      const target = BigInt(rules.target)
      const claimed = taken.has(`${row.id} ${cycle.cycle}`)
      const done = claimed ? target : await progressOf(db, { brand, memberId }, rules, cycle)
      const state = missionState({ done, target, claimed }, cycle, now)
      const isOver = cycle.to !== undefined && cycle.to <= now
      if (state === 'MISSED' || (state === 'CLAIMED' && isOver)) continue
      list.push({
        id: row.id,
        title: inLanguage(row.titles, language) ?? '',
        every: rules.every,
        cycle: cycle.cycle,
        metric: rules.metric,
        products: [...rules.products],
        ...(await stepsOf(db, memberId, rules)),
        target: rules.target,
        done: (done < target ? done : target).toString(),
        amount: rules.amount,
        ...(rules.free ? { free: givenFreeOf(rules.free) } : {}),
        ...extraShown(extra, language),
        turnoverX100: rules.turnoverX100,
        ...(row.vip_from > level && state !== 'CLAIMED' ? { state: 'LOCKED', vip: row.vip_from } : { state }),
        ...(cycle.to === undefined ? {} : { endsAt: iso(cycle.to) }),
        ...(cycle.claimBefore === undefined ? {} : { claimBefore: iso(cycle.claimBefore) }),
      })
    }
  }
  const claimable = list.filter(({ state }) => state === 'CLAIMABLE').length
  return { list: list.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)), claimable }
}
