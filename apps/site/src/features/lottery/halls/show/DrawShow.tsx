import './show.css'
import { text } from '@senluna/web/client/text.ts'
import { FastForward } from 'lucide-react'
import { useEffect, useMemo, type ComponentType } from 'react'
import { BallMachine } from './BallMachine.tsx'
import { DiceCup } from './DiceCup.tsx'
import { KenoBoard } from './KenoBoard.tsx'
import { Race } from './Race.tsx'
import { stepsOf, type Numbers, type Scene, type SceneProps } from './scene.ts'
import { useSteps } from '../../results/use-steps.ts'

const SCENES: Readonly<Record<Scene, ComponentType<SceneProps>>> = {
  CUP: DiceCup,
  RACE: Race,
  MACHINE: BallMachine,
  BOARD: KenoBoard,
}

interface Props {
  scene: Scene
  family: string
  /** The stored result; while there is none the scene waits for it. */
  result: Numbers | undefined
  /** Plays how it came about; else the stage shows the result at once. */
  plays: boolean
  /** The whole result is seen. */
  onEnd: () => void
}

/**
 * A draw on its stage. It only shows what was drawn elsewhere, ends in exactly that, and can be
 * skipped by a press anywhere on it or by Esc. Who can't see it hears the result at its end.
 */
export function DrawShow({ scene, family, result, plays, onEnd }: Props) {
  const Stage = SCENES[scene]
  const count = result?.length ?? 0
  const times = useMemo(() => stepsOf(scene, count), [scene, count])
  const { shown, over, skip } = useSteps(times, plays && result !== undefined)
  useEffect(() => {
    if (over && result) onEnd()
  }, [over, result, onEnd])
  return (
    <div className="ds" data-theme="dark" data-scene={scene} data-over={(over && result !== undefined) || undefined}>
      <div aria-hidden>
        <Stage family={family} result={result} shown={shown} steps={times.length} />
      </div>
      {result && !over && (
        <button type="button" className="ds-skip" onClick={skip}>
          <span>
            <FastForward className="i xs" aria-hidden />
            {text('lottery.show.skip')}
          </span>
        </button>
      )}
    </div>
  )
}
