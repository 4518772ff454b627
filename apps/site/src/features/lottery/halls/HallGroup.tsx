import type { LottGame } from '@senluna/contract/lottery.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useWide } from '../../../shell/frame/use-wide.ts'
import { HallCard } from './HallCard.tsx'
import type { MenuGroup } from './use-menus.ts'

/** From here on a row holds two cards. */
const ROW_PX = 640
/** Cards that a narrow screen shows of each family among others. */
const FEW = 2

interface Props {
  group: MenuGroup
  /** Whether it stands alone: then all of it is shown. */
  alone: boolean
  onClosed: (game: LottGame) => void
}

/** One family of a hall. On a narrow screen its first games, and the rest by a press. */
export function HallGroup({ group: { code, name, games }, alone, onClosed }: Props) {
  const wide = useWide(ROW_PX)
  const [open, setOpen] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const folded = !wide && !alone && !open && games.length > FEW
  // The button is gone by then: the keyboard goes on at the first game it brought.
  useEffect(() => {
    if (open) grid.current?.querySelectorAll<HTMLElement>('.hc')[FEW]?.focus()
  }, [open])
  return (
    <section className="halls-group" aria-labelledby={`hall-${code}`}>
      <h2 id={`hall-${code}`}>{name}</h2>
      <div className="hc-grid" ref={grid}>
        {(folded ? games.slice(0, FEW) : games).map((game) => (
          <HallCard key={game.gameCode} game={game} onClosed={onClosed} />
        ))}
      </div>
      {folded && (
        <Button look="line" size="sm" className="halls-more" aria-expanded={false} onClick={() => setOpen(true)}>
          {text('lottery.hall.allOf', { count: games.length, name })}
        </Button>
      )}
    </section>
  )
}
