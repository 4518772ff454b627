import type { DrawEvent } from '@senluna/contract/lottery.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { text } from '@senluna/web/client/text.ts'
import { Radio } from 'lucide-react'
import { ResultTable } from '../results/ResultTable.tsx'

type Numbers = NonNullable<(DrawEvent & { type: 'draw' })['onAir']>

/**
 * An official draw while it is on air: what has come so far, the rest hidden. Provisional, and it
 * says so.
 */
export function OnAir({
  numbers,
  structure,
  own,
}: {
  numbers: Numbers
  structure: Structure
  own: ReadonlySet<string>
}) {
  // How many numbers of how many digits each prize has.
  const whole = structure.draw?.({ uint: () => 0 }) ?? {}
  if (Array.isArray(whole) || Array.isArray(numbers)) return null
  const shown = Object.entries(whole).map(([prize, places]: [string, string | readonly string[]]) => {
    const come = numbers[prize] ?? []
    return [prize, [...come, ...[...places].slice(come.length)]] as const
  })
  const seen = new Set(Object.entries(numbers).flatMap(([prize, list]) => list.map((_, nth) => `${prize} ${nth}`)))
  return (
    <>
      <p className="note info on-air" aria-live="polite">
        <Radio className="i s" aria-hidden />
        <span>{text('lottery.play.onAir')}</span>
      </p>
      <ResultTable result={Object.fromEntries(shown)} own={own} seen={seen} />
    </>
  )
}
