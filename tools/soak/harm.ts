import { setTimeout as sleep } from 'node:timers/promises'
import { type Fault, FAULTS, type Scene } from '../faults/faults.ts'

/** What of a fault run's harm a crowd can bear: the rest needs that run's own spins. */
const TAKEN = ['F1', 'F2', 'F4a', 'F4b', 'F5a', 'F5b', 'F6a']

const killOf = (role: 'live' | 'jobs'): Pick<Fault, 'id' | 'what' | 'strike'> => ({
  id: role,
  what: `kill -9 of the ${role} process`,
  strike: async ({ product }) => {
    const pid = product.pids()[role]
    try {
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    } catch {
      // Gone already: what was wanted.
    }
    return performance.now()
  },
})

/** Everything that a soak does to the product. */
export const HARM: readonly Pick<Fault, 'id' | 'what' | 'strike'>[] = [
  ...FAULTS.filter(({ id }) => TAKEN.includes(id)),
  killOf('live'),
  killOf('jobs'),
  {
    id: 'lost',
    what: 'answers of the database are lost for 0.3 s, then its connections',
    strike: async ({ proxy }) => {
      proxy.loseReplies()
      await sleep(300)
      proxy.pass()
      proxy.reset()
      return performance.now()
    },
  },
]

/** A harm that was done. */
export interface Struck {
  /** Seconds since the run began. */
  at: number
  id: string
  what: string
}

/** Does harm at random moments, each kind before any comes again, until it is stopped. */
export async function doHarm(
  scene: Scene,
  everyMs: number,
  signal: AbortSignal,
  struck: (id: string, what: string) => void,
): Promise<void> {
  let left: (typeof HARM)[number][] = []
  while (!signal.aborted) {
    await sleep(scene.chances.between(everyMs / 2, (everyMs * 3) / 2), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    if (left.length === 0) left = [...HARM]
    const harm = scene.chances.pick(left)
    left = left.filter((other) => other !== harm)
    struck(harm.id, harm.what)
    await harm.strike(scene)
  }
}
