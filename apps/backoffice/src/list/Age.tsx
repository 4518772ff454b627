import { useEffect, useState } from 'react'
import { momentText, say } from '../say.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, or how long it took. */
export function ageText(ms: number): string {
  if (ms < MINUTE) return say('desk.age.s', { n: Math.max(0, Math.floor(ms / SECOND)) })
  if (ms < HOUR) return say('desk.age.m', { n: Math.floor(ms / MINUTE) })
  if (ms < DAY) return say('desk.age.h', { h: Math.floor(ms / HOUR), m: Math.floor((ms % HOUR) / MINUTE) })
  return say('desk.age.d', { d: Math.floor(ms / DAY), h: Math.floor((ms % DAY) / HOUR) })
}

/** How old something is, as it gets older; marked once it is older than `lateMs`. */
export function Age({ since, lateMs }: { since: string; lateMs?: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5 * SECOND)
    return () => clearInterval(timer)
  }, [])
  const age = now - Date.parse(since)
  return (
    <time
      dateTime={since}
      title={momentText(since)}
      className={lateMs !== undefined && age > lateMs ? 'badge bad num' : 'num'}
    >
      {ageText(age)}
    </time>
  )
}
