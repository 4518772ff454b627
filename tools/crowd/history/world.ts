import type { PermissionInfo } from '@senluna/contract/site/system.ts'
import { systemStatus } from '@senluna/contract/site/system.ts'
import { MINUTE, type Instant } from '@senluna/kit/time.ts'
import { markPretended } from '@senluna/server/modules/members/index.ts'
import type { Db } from '@senluna/server/platform/database/db.ts'
import { keptMessages } from '@senluna/server/platform/outgoing/kept-message-store.ts'
import { Visitor } from '../visitor.ts'
import { payAt } from '../pay.ts'
import type { World } from '../world.ts'
import type { Days } from './days.ts'
import type { Draws } from './draws.ts'
import type { House } from './house.ts'
import type { Turns } from './turns.ts'

const HOST = 'localhost'
/** The brand's keys change every so often. */
const FRESH = 10 * MINUTE

/** A world of the past: in this process, by a clock that is put ahead. */
export function worldOf({ line, parts }: House, owner: Db, days: Days, turns: Turns, draws: Draws): World {
  const [brand] = parts.brands
  if (!brand) throw new Error('there is no brand')
  let info: PermissionInfo | undefined
  let readAt: Instant | undefined
  const world: World = {
    host: HOST,
    merchantCode: brand.merchantCode,
    line,
    now: () => days.now(),
    pause: (ms) => days.pause(ms),
    info: async (again = false) => {
      const now = days.now()
      if (!info || again || readAt === undefined || now - readAt > FRESH) {
        ;({ info } = await asker.call(systemStatus))
        readAt = now
      }
      return info
    },
    pay: payAt,
    invitations: new Map(),
    friendCodes: new Map(),
    messageTo: async (to) => {
      await turns.messages()
      const kept = await keptMessages(parts.database.db, brand.merchantCode)
      const found = kept.find(({ message }) => message.kind === 'sms' && message.to === to)?.message
      if (found?.kind !== 'sms') throw new Error(`nothing was sent to ${to}`)
      return found.text
    },
    joined: (userName) => markPretended(owner, brand, userName),
    sitDown: (game) => draws.sitDown(game, days.now()),
    tonight: () => draws.tonight(days.now()),
  }
  const asker = new Visitor(world, { address: '127.20.0.1', deviceId: 'crowd', language: 'EN' })
  return world
}
