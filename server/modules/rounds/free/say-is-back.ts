import type { Id } from '@senluna/kit/ids.ts'
import type { Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Texts } from '../../../platform/words/in-language.ts'
import { sendMessage } from '../../messages/index.ts'
import { outOfPlay } from '../../protection/index.ts'

/**
 * Notifies a member that a free round or ticket was cancelled and can be played again; during a
 * break not.
 */
export async function sayIsBack(
  tx: Tx,
  { memberId, titles, until }: { memberId: Id<'member'>; titles: Texts; until: Date },
  now: Instant,
): Promise<void> {
  if ((await outOfPlay(tx, [memberId], now)).size > 0) return
  const args = { promotion: { titles }, until: { at: until.toISOString() } }
  await sendMessage(tx, { memberId, tab: 'PERSONAL', template: 'freeRoundBack', args, route: '/?mc=rewardCenter' }, now)
}
