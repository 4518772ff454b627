import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { airOrder, ResultTable, type ShownResult } from './ResultTable.tsx'

interface Props {
  result: ShownResult
  own: ReadonlySet<string>
  /** So many were on air already. */
  from?: number
  /** It has been shown to its end. */
  onDone: () => void
}

/** Time between two numbers. */
const STEP_MS = 180

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A result that has just come: its prizes one after another, as on air. It can be skipped, and is
 * where motion is unwelcome.
 */
export function Reveal({ result, own, from = 0, onDone }: Props) {
  const all = airOrder(result).length
  const [shown, setShown] = useState(() => (still() ? all : Math.min(from, all)))
  useEffect(() => {
    if (shown >= all) {
      onDone()
      return
    }
    const timer = setTimeout(() => setShown(shown + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [shown, all, onDone])
  return (
    <>
      <ResultTable result={result} own={own} shown={shown} />
      {shown < all && (
        <div className="reveal-skip">
          <Button size="sm" onClick={() => setShown(all)}>
            {text('lottery.play.skip')}
          </Button>
        </div>
      )}
    </>
  )
}
