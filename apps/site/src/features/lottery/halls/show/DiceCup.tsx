import { FACE_TURNS, turnOf } from './dice-turn.ts'
import type { SceneProps } from './scene.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const
const THREE = [1, 1, 1] as const
const SHAKEN = 1

/** A cup that shakes three dice and is lifted off them. */
export function DiceCup({ result, shown, steps }: SceneProps) {
  const dice = result ?? THREE
  const phase = !result ? 'wait' : shown >= steps ? 'rest' : shown < SHAKEN ? 'shake' : 'lift'
  return (
    <div className={`dc dc-${phase}`}>
      <div className="dc-plate" />
      <div className="dc-dice">
        {dice.map((face, place) => {
          const [x, y] = turnOf(face)
          return (
            <div key={place} className="dc-spot">
              <div className="dc-die" data-face={result && face} style={{ '--rx': `${x}deg`, '--ry': `${y}deg` }}>
                {FACES.map((side) => {
                  const [sideX, sideY] = FACE_TURNS[side] ?? [0, 0]
                  return (
                    <i
                      key={side}
                      className={`dc-face lf-die${side}`}
                      style={{ '--rx': `${sideX}deg`, '--ry': `${sideY}deg` }}
                    />
                  )
                })}
              </div>
            </div>
          )
        })}
      </div>
      <div className="dc-cup">
        <i />
      </div>
    </div>
  )
}
