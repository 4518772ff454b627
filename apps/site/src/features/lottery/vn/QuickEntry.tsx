import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { parseQuickEntry, type QuickBet, type QuickErrorCode } from '@senluna/games/lottery/rules/quick-entry/index.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useId, useRef, useState, type ReactNode } from 'react'
import { nameOf, pickName, typeName } from '../draw/names.ts'
import { POINT, type SlipLine } from '../slip/slip.ts'
import { linesOf } from './board/boards.ts'
import { isOf, isStation, regionOf } from './games.ts'
import { pairLines, pairNamed, pairsOn, weekdayIn } from './pairs/pairs.ts'

interface Props {
  game: LotteryGame
  /** The draw that is bet on: its day says whose stations `2 đài` are. */
  drawNumber: string
  /** The type chosen above, for what names none. */
  type: string
  offered: ReadonlySet<string>
  points: number
  locked: boolean
  onAdd: (lines: readonly SlipLine[]) => void
}

interface Fault {
  from: number
  to: number
  says: string
}

/**
 * Bets written the way players write them, read while they are typed; what can't be read is marked
 * where it stands.
 */
export function QuickEntry({ game, drawNumber, type, offered, points, locked, onAdd }: Props) {
  const [written, setWritten] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const behind = useRef<HTMLDivElement>(null)
  const id = useId()
  const weekday = weekdayIn(drawNumber)
  const entry = parseQuickEntry(written, {
    region: regionOf(game),
    type,
    unitThousands: points,
    ...(weekday === undefined || !isStation(game) ? {} : { weekday }),
  })
  const faults: readonly Fault[] = [
    ...entry.errors.map(({ code, from, to }) => ({ from, to, says: faultText(code) })),
    ...entry.bets.flatMap((bet) => {
      const says = whyNot(bet, game, { offered, weekday })
      return says === undefined ? [] : [{ from: bet.from, to: bet.to, says }]
    }),
  ].toSorted((a, b) => a.from - b.from)
  const lines = faults.length > 0 ? [] : entry.bets.flatMap(linesOfBet)
  const show = ({ from, to }: Fault) => {
    field.current?.focus()
    field.current?.setSelectionRange(from, to)
  }
  return (
    <form
      className="entry"
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length === 0 || locked) return
        onAdd(lines)
        setWritten('')
      }}
    >
      <label htmlFor={id}>{text('lottery.play.entry')}</label>
      <div className="entry-box">
        <div className="entry-marks" aria-hidden ref={behind}>
          {marked(written, faults)}
        </div>
        <textarea
          id={id}
          ref={field}
          rows={5}
          dir="ltr"
          value={written}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="39 68x10 86x5"
          aria-invalid={faults.length > 0 || undefined}
          aria-describedby={`${id}-said`}
          onChange={(event) => setWritten(event.target.value)}
          onScroll={(event) => behind.current?.scrollTo(0, event.currentTarget.scrollTop)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </div>
      <div id={`${id}-said`} aria-live="polite">
        {faults.length > 0 ? (
          <ul className="entry-faults">
            {faults.slice(0, 5).map((fault) => (
              <li key={`${fault.from} ${fault.says}`}>
                <button type="button" onClick={() => show(fault)}>
                  <bdi dir="ltr" className="num">
                    {written.slice(fault.from, fault.to).trim().slice(0, 24) || '…'}
                  </bdi>
                </button>
                {fault.says}
              </li>
            ))}
          </ul>
        ) : lines.length > 0 ? (
          <ul className="entry-read num">
            {entry.bets.map((bet) => (
              <li key={`${bet.from}-${bet.type}-${bet.numbers.join()}-${bet.region?.province}-${bet.region?.second}`}>
                <b>{typeName(bet.type ?? type)}</b> {pairName(bet)}
                <bdi dir="ltr">{bet.numbers.map(pickName).join(' ')}</bdi>
                <span>{text('lottery.play.entry.points', { points: bet.unitThousands })}</span>
              </li>
            ))}
            {entry.notes.map((note) => (
              <li key={`note ${note.from}`} className="muted">
                {text('lottery.entry.MERGED', { numbers: note.numbers.join(', ') })}
              </li>
            ))}
          </ul>
        ) : (
          <p className="hint">{text('lottery.play.entry.hint')}</p>
        )}
      </div>
      <Button type="submit" disabled={lines.length === 0 || locked}>
        {text('lottery.play.entry.add', { count: lines.length })}
      </Button>
    </form>
  )
}

const faultText = (code: QuickErrorCode): string => text(`lottery.entry.${code}`)

/** On which two stations a bet is. */
function pairName({ region }: QuickBet) {
  const pair = region && pairNamed(region)
  return pair && `${nameOf(pair)} `
}

interface Page {
  offered: ReadonlySet<string>
  weekday: number | undefined
}

function whyNot({ region, type, numbers }: QuickBet, game: LotteryGame, { offered, weekday }: Page) {
  const pair = region?.second === undefined ? undefined : pairNamed(region)
  // Two stations of this region that draw on this day.
  if (pair)
    return isStation(game) && pair.group === game.group && pairsOn(weekday).includes(pair)
      ? undefined
      : text('lottery.entry.STATIONS')
  if (!isOf(game, region)) return text('lottery.play.entry.elsewhere')
  if (type !== undefined && !offered.has(type)) return text('lottery.entry.TYPE_REGION')
  return numbers.length === 0 || type === undefined ? text('lottery.entry.NUMBERS') : undefined
}

function linesOfBet({ region, type, numbers, unitThousands }: QuickBet): SlipLine[] {
  if (type === undefined) return []
  const whole = Number.isInteger(unitThousands)
  const [unit, times] = whole ? [POINT, unitThousands] : [BigInt(Math.round(unitThousands * 1_000)), 1]
  const pair = region && pairNamed(region)
  return pair ? pairLines([pair], numbers, unit, times) : linesOf(type, numbers, unit, times)
}

/** The text again, with its faults marked: it lies under the field, letter for letter. */
function marked(written: string, faults: readonly Fault[]): ReactNode {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, to } of faults) {
    if (from < at) continue
    parts.push(written.slice(at, from), <mark key={from}>{written.slice(from, Math.max(to, from + 1)) || ' '}</mark>)
    at = Math.max(to, from + 1)
  }
  return [...parts, written.slice(at), '\n']
}
