import { gameList, type Game } from '@senluna/contract/games.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { useQueries } from '@tanstack/react-query'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { usePlay } from '../game/use-play.ts'
import { queryFor, type Filters } from './filters.ts'
import { GameTile } from './GameTile.tsx'
import { useColumns } from './use-columns.ts'
import { useFavorites } from './use-favorites.ts'

export const PAGE_SIZE = 60
const GAP = 12
const AHEAD_ROWS = 3

interface Props {
  type: GameType
  filters: Filters
  total: number
  /** The list of the last filters stands in until the new one has come. */
  dimmed: boolean
}

/** Any number of games: only the rows in view exist, and only their pages are read. Arrows move over the tiles. */
export function VirtualGrid({ type, filters, total, dimmed }: Props) {
  'use no memo' // the virtualizer changes inside, under the same name
  const list = useRef<HTMLDivElement>(null)
  const { columns, width } = useColumns(list)
  const [focused, setFocused] = useState(0)
  const rowHeight = Math.round(((width - GAP * (columns - 1)) / columns) * (4 / 3)) + GAP
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    overscan: AHEAD_ROWS,
    scrollMargin: list.current?.offsetTop ?? 0,
  })
  useEffect(() => rows.measure(), [rowHeight, columns])

  const visible = rows.getVirtualItems()
  const firstPage = Math.floor(((visible[0]?.index ?? 0) * columns) / PAGE_SIZE) + 1
  const lastPage = Math.floor(Math.min(total - 1, ((visible.at(-1)?.index ?? 0) + 1) * columns - 1) / PAGE_SIZE) + 1
  const pages = useQueries({
    queries: Array.from({ length: lastPage - firstPage + 1 }, (_, index) => q(gameList, { query: queryFor(type, filters, firstPage + index, PAGE_SIZE) })),
  })
  const gameAt = (index: number): Game | undefined => pages[Math.floor(index / PAGE_SIZE) + 1 - firstPage]?.data?.list[index % PAGE_SIZE]

  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(total - 1, index))
    setFocused(to)
    rows.scrollToIndex(Math.floor(to / columns), { align: 'auto' })
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-index="${to}"] a`)?.focus({ preventScroll: true }))
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const page = columns * Math.max(1, Math.floor(innerHeight / rowHeight) - 1)
    const way = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, PageDown: page, PageUp: -page }[event.key]
    if (way !== undefined) {
      event.preventDefault()
      goTo(focused + way)
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault()
      goTo(event.key === 'Home' ? 0 : total - 1)
    }
  }
  return (
    <div ref={list} className={dimmed ? 'vgrid dimmed' : 'vgrid'} role="list" aria-label={text('lobby.grid')} aria-busy={dimmed} style={{ height: rows.getTotalSize() }} onKeyDown={press}>
      {visible.flatMap((row) =>
        Array.from({ length: Math.min(columns, total - row.index * columns) }, (_, column) => {
          const index = row.index * columns + column
          return (
            <div
              key={index}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={total}
              data-index={index}
              className="vcell"
              onFocus={() => setFocused(index)}
              style={{
                width: (width - GAP * (columns - 1)) / columns,
                transform: `translate(${column * ((width - GAP * (columns - 1)) / columns + GAP)}px, ${row.start - rows.options.scrollMargin}px)`,
              }}
            >
              <Cell game={gameAt(index)} reachable={index === focused || (index === visible[0]!.index * columns && !isIn(focused, visible, columns))} eager={index < columns * 2} />
            </div>
          )
        }),
      )}
    </div>
  )
}

const isIn = (index: number, visible: readonly { index: number }[], columns: number) => visible.some((row) => row.index === Math.floor(index / columns))

/** One tile, or its empty frame while its page is on the way. */
function Cell({ game, reachable, eager }: { game: Game | undefined; reachable: boolean; eager: boolean }) {
  const play = usePlay()
  const favorites = useFavorites()
  if (!game) return <div className="skel cell" />
  return (
    <div
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key.toLowerCase() === 'd' && game.demo) play(game, 'demo')
        if (event.key.toLowerCase() === 'f') favorites.toggle(game.gameId)
      }}
    >
      <GameTile game={game} eager={eager} tabIndex={reachable ? 0 : -1} favorite={favorites.isFavorite(game.gameId)} onFavorite={() => favorites.toggle(game.gameId)} onPlay={(mode) => play(game, mode)} />
    </div>
  )
}
