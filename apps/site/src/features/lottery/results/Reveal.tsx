import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useMemo } from 'react'
import { Drum } from './Drum.tsx'
import { airOrder, ResultTable, type ShownResult } from './ResultTable.tsx'
import { useSteps } from './use-steps.ts'

interface Props {
  result: ShownResult
  own: ReadonlySet<string>
  /** So many were on air already. */
  from?: number
  /** It has been shown to its end. */
  onDone: () => void
}

/** Time between two numbers, and until the last of them, the special one. */
const STEP_MS = 180
const LAST_MS = 900

/**
 * A result that has just come: its prizes out of the drum one after another, as on air, from where
 * the air was. It ends in the result as it stands, can be skipped, and is where motion is
 * unwelcome.
 */
export function Reveal({ result, own, from = 0, onDone }: Props) {
  const all = airOrder(result).length
  const times = useMemo(() => Array.from({ length: all }, (_, nth) => (nth < all - 1 ? STEP_MS : LAST_MS)), [all])
  const { shown, over, skip } = useSteps(times, true, from)
  useEffect(() => {
    if (over) onDone()
  }, [over, onDone])
  return (
    <>
      {!over && <Drum result={result} shown={shown} />}
      <ResultTable result={result} own={own} shown={shown} />
      {!over && (
        <div className="reveal-skip">
          <Button size="sm" onClick={skip}>
            {text('lottery.play.skip')}
          </Button>
        </div>
      )}
    </>
  )
}
