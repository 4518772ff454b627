import { setTimeout as sleep } from 'node:timers/promises'
import { systemStatus, type PermissionInfo } from '@senluna/contract/site/system.ts'
import { instant, MINUTE } from '@senluna/kit/time.ts'
import type { Line } from '../line/line.ts'
import { payAt } from '../pay.ts'
import { Visitor } from '../visitor.ts'
import type { World } from '../world.ts'

const HOST = 'localhost'
/** The brand's keys change every so often. */
const FRESH = 10 * MINUTE
/** A message is sent in a moment. */
const TRIES = 20
const TRY_MS = 500

/** A product that runs on this machine. */
export interface Site {
  port: number
  merchantCode: string
  /** Marks somebody who has an account now as pretended. */
  joined(userName: string): Promise<void>
  stopping: AbortSignal
}

/** The world as it is: a product that runs on this machine, and the clock on the wall. */
export function worldAt(line: Line, { port, merchantCode, joined, stopping }: Site): World {
  let info: PermissionInfo | undefined
  let readAt = 0
  const world: World = {
    host: HOST,
    merchantCode,
    line,
    now: () => instant(Date.now()),
    pause: (ms) => sleep(ms, undefined, { signal: stopping }),
    info: async (again = false) => {
      if (!info || again || Date.now() - readAt > FRESH) {
        ;({ info } = await asker.call(systemStatus))
        readAt = Date.now()
      }
      return info
    },
    pay: payAt,
    invitations: new Map(),
    friendCodes: new Map(),
    messageTo: async (to) => {
      for (let left = TRIES; left > 0; left--) {
        const reply = await fetch(`http://localhost:${port}/dev/outbox`, { headers: { accept: 'application/json' } })
        const kept = (await reply.json()) as { to?: string; text?: string }[]
        const found = kept.find((message) => message.to === to)
        if (found?.text !== undefined) return found.text
        await sleep(TRY_MS, undefined, { signal: stopping })
      }
      throw new Error(`nothing was sent to ${to}`)
    },
    joined,
  }
  const asker = new Visitor(world, { address: '127.0.0.1', deviceId: 'crowd', language: 'EN' })
  return world
}
