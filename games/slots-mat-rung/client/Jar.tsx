import { MAT_RUNG } from '../rules/index.ts'
import { say } from './words.ts'

/** The jar that collects what bursts: how full it is. Gone while the free spins are played. */
export function Jar({ now }: { now: number | undefined }) {
  if (now === undefined) return null
  const full = MAT_RUNG.jar
  return (
    <p className={now >= full ? 'hive-jar full' : 'hive-jar'}>
      <meter className="sr" min={0} max={full} value={now} aria-label={say('matRung.jar', { now, full })} />
      <svg viewBox="0 0 40 46" aria-hidden>
        <path d="M10 4H30V9H10ZM8 11H32C38 18 38 34 33 43H7C2 34 2 18 8 11Z" className="glass" />
        <path d="M6 20H34C36 28 35 36 32 41H8C5 36 4 28 6 20Z" className="honey" />
      </svg>
      <span className="bar" aria-hidden>
        <i style={{ inlineSize: `${(now / full) * 100}%` }} />
      </span>
      <b className="num" aria-hidden>
        {now}/{full}
      </b>
    </p>
  )
}
