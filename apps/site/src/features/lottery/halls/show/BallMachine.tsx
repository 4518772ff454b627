import { faceOf, lookOf } from '../Faces.tsx'
import type { SceneProps } from './scene.ts'

/** Where balls lie in the glass, in percent of it from its middle; how fast each is mixed. */
const MIXED = [
  [-26, 30, 1.1],
  [0, 34, 0.9],
  [26, 30, 1.3],
  [-36, 12, 1],
  [-13, 15, 1.2],
  [13, 15, 0.8],
  [36, 12, 1.15],
  [-24, -4, 0.95],
  [1, -3, 1.25],
  [25, -4, 1.05],
] as const

const PAINTS = 5
/** How many balls the games of a family draw, until a result says so. */
const DRAWN: Readonly<Record<string, number>> = { SSC: 5, '11X5': 5, LHC: 7 }
const FEW = 3

/** Balls that are mixed in a glass and roll out of it one after another. */
export function BallMachine({ family, result, shown, steps }: SceneProps) {
  const mixes = !result || shown < steps
  const slots = result ?? Array.from({ length: DRAWN[family] ?? FEW }, () => undefined)
  const face = faceOf(family)
  return (
    <div className="bm">
      <div className={mixes ? 'bm-glass mix' : 'bm-glass'}>
        {MIXED.map(([x, y, speed], nth) => (
          <i
            key={nth}
            className={`bm-b${nth % PAINTS}`}
            style={{ '--x': `${x}%`, '--y': `${y}%`, '--s': `${speed}s`, '--n': nth }}
          />
        ))}
        <b />
      </div>
      <ol className="lf bm-row num" dir="ltr">
        {slots.map((number, place) => {
          const out = number !== undefined && place < shown
          const last = family === 'LHC' && place === slots.length - 1
          return (
            <li
              key={place}
              className={[out ? lookOf(face, String(number)) : 'bm-none', last && 'lf-sp', out && mixes && 'bm-out']
                .filter(Boolean)
                .join(' ')}
            >
              {out ? number : ''}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
