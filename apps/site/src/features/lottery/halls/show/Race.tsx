import { raceOf, type Runner } from './race-plan.ts'
import type { Numbers, SceneProps } from './scene.ts'

const GRID: Numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const PLACES = 3

/** Ten cars on their lanes. They end as far behind each other as they were drawn. */
export function Race({ result, shown, steps }: SceneProps) {
  const phase = !result ? 'wait' : shown >= steps ? 'rest' : shown < 1 ? 'wait' : 'run'
  const runners = raceOf(result ?? GRID)
  return (
    <ol className={`rc rc-${phase}`}>
      {runners.map((runner) => (
        <li key={runner.car}>
          <div className="rc-way" data-end={result && runner.way.at(-1)} style={wayOf(runner)}>
            <Car number={runner.car} />
          </div>
          {result && runner.rank < PLACES && <b className={`rc-place p${runner.rank + 1}`}>{runner.rank + 1}</b>}
        </li>
      ))}
    </ol>
  )
}

const wayOf = ({ way: [one, two, three, four, end] }: Runner) => ({
  '--w1': `${one}%`,
  '--w2': `${two}%`,
  '--w3': `${three}%`,
  '--w4': `${four}%`,
  '--w5': `${end}%`,
})

function Car({ number }: { number: number }) {
  return (
    <svg className={`rc-car lf-car${number}`} viewBox="0 0 54 18" width="54" height="18">
      <ellipse cx="27" cy="16.5" rx="25" ry="1.5" fill="#000" opacity=".4" />
      <path d="M1 12.5Q1 8 8 7.5L15 7Q19 2 27 2Q34 2 38 7L49 9Q53 10 53 13L52 15H2Z" fill="var(--hue)" />
      <path d="M18.5 7Q21.5 3.6 27 3.6Q32 3.6 35 7Z" fill="#cfeaff" />
      <path d="M0 4H7L9 7.6H3Z" fill="var(--hue)" />
      <path d="M4 10.4H50" stroke="#fff" strokeWidth=".8" opacity=".5" />
      <circle cx="12" cy="14.2" r="3.6" fill="#0c0f1a" />
      <circle cx="12" cy="14.2" r="1.5" fill="#c9d2e6" />
      <circle cx="42" cy="14.2" r="3.6" fill="#0c0f1a" />
      <circle cx="42" cy="14.2" r="1.5" fill="#c9d2e6" />
      <circle cx="26.5" cy="11.2" r="4.4" fill="#fff" />
      <text x="26.5" y="13.4" textAnchor="middle" fontSize="6.4" fontWeight="800" fill="#12192a">
        {number}
      </text>
    </svg>
  )
}
