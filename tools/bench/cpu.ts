import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * Processor seconds that processes have used since they began; 0 for one that is gone. Linux only.
 */
export function cpuSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND
}

/**
 * Processor seconds of the children that a process had and waited for, ended ones only: backends
 * that a load opened and closed, a program that was run to its end. Linux only.
 */
export function endedSeconds(pid: number): number {
  const [children, theirSystem] = fieldsOf(pid, 13, 14)
  return (children! + theirSystem!) / TICKS_PER_SECOND
}

function ticksOf(pid: number): number {
  const [user, system] = fieldsOf(pid, 11, 12)
  return user! + system!
}

/** Fields of /proc/<pid>/stat, counted from the state (0); zeros of a process that is gone. */
function fieldsOf(pid: number, ...places: readonly number[]): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return places.map((place) => Number(fields[place]))
  } catch {
    return places.map(() => 0)
  }
}

/** A process and its direct children: PostgreSQL with its backends. */
export function withChildren(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return (
          readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')[1] === String(parent)
        )
      } catch {
        return false
      }
    })
  return [parent, ...children.map(Number)]
}

/**
 * Microseconds of a processor that one spin took. Null where it is unknown: a process that was
 * counted before has ended.
 */
export const costUs = (seconds: number, spins: number): number | null =>
  seconds > 0 && spins > 0 ? (seconds / spins) * 1e6 : null
