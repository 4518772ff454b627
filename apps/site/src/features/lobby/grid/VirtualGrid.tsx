import { type Game } from '@senluna/contract/play/games.ts'
import { gameList } from '@senluna/contract/play/lobby.ts'
import type { GameType } from '@senluna/kit/product.ts'
import { q } from '@senluna/web/client/query.ts'
import { text, towardsEnd } from '@senluna/web/client/text.ts'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { usePlay } from '../../../play/use-play.ts'
import { PAGE_SIZE, queryFor, type Filters } from '../filters.ts'
import { GameTile } from '../../../play/GameTile.tsx'
import { useColumns } from './use-columns.ts'
import { useFavorites } from '../../../play/use-favorites.ts'
import { usePagesInView } from './use-pages-in-view.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import { useIsLocked } from '../../../rewards/bonus/use-wagered.ts'

const GAP = 12

interface Props {
  type: GameType
  filters: Filters
  total: number
  /** The list of the last filters stands in until the new one has come. */
  dimmed: boolean
}

/**
 * Any number of games: only the rows in view exist, and only their pages are read. Arrows, Home,
 * End and Page keys move over the tiles, D tries one free, F marks it.
 */
export function VirtualGrid({ type, filters, total, dimmed }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const play = usePlay()
  const favorites = useFavorites()
  const isLocked = useIsLocked()
  const { columns, width } = useColumns(list)
  const [focused, setFocused] = useState(0)
  const cell = (width - GAP * (columns - 1)) / columns
  const rowHeight = Math.round(cell * (4 / 3)) + GAP
  const rows = Math.ceil(total / columns)
  const [firstRow, lastRow] = useVisibleRows(list, rowHeight, rows)
  const first = firstRow * columns
  const last = Math.min(total, (lastRow + 1) * columns) - 1
  const [firstPage, lastPage] = usePagesInView(Math.floor(first / PAGE_SIZE) + 1, Math.floor(last / PAGE_SIZE) + 1)
  const pages = useQueries({
    queries: Array.from({ length: lastPage - firstPage + 1 }, (_, index) =>
      q(gameList, { query: queryFor(type, filters, firstPage + index, PAGE_SIZE) }),
    ),
  })
  const gameAt = (index: number): Game | undefined =>
    pages[Math.floor(index / PAGE_SIZE) + 1 - firstPage]?.data?.list[index % PAGE_SIZE]

  const goTo = (index: number) => {
    const to = Math.max(0, Math.min(total - 1, index))
    setFocused(to)
    scrollToRow(list.current, Math.floor(to / columns), rowHeight)
    focusSoon(list.current, to)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const page = columns * Math.max(1, Math.floor(innerHeight / rowHeight) - 1)
    const way = {
      ArrowRight: towardsEnd(),
      ArrowLeft: -towardsEnd(),
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: page,
      PageUp: -page,
      Home: -total,
      End: total,
    }[event.key]
    const game = gameAt(focused)
    if (way !== undefined) {
      event.preventDefault()
      goTo(focused + way)
    } else if (event.key.toLowerCase() === 'd' && game?.demo) play(game, 'demo')
    else if (event.key.toLowerCase() === 'f' && game) favorites.toggle(game.gameId)
  }
  const press = useRef(pressed)
  useEffect(() => {
    press.current = pressed
  })
  useEffect(() => {
    const grid = list.current
    if (!grid) return
    const key = (event: KeyboardEvent) => press.current(event)
    const enter = (event: FocusEvent) => {
      const tile = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
      if (tile) setFocused(Number(tile.dataset.index))
    }
    grid.addEventListener('keydown', key)
    grid.addEventListener('focusin', enter)
    return () => {
      grid.removeEventListener('keydown', key)
      grid.removeEventListener('focusin', enter)
    }
  }, [])

  // One tile is a tab stop: the one last focused, or the first in view when that one is far away.
  const reachable = focused >= first && focused <= last ? focused : first
  return (
    <ul
      ref={list}
      className={dimmed ? 'vgrid dimmed' : 'vgrid'}
      aria-label={text('lobby.grid')}
      aria-busy={dimmed}
      style={{ height: rows * rowHeight }}
    >
      {Array.from({ length: last - first + 1 }, (_, offset) => {
        const index = first + offset
        const game = gameAt(index)
        const column = index % columns
        return (
          <li
            key={index}
            aria-posinset={index + 1}
            aria-setsize={total}
            data-index={index}
            className="vcell"
            style={{
              width: cell,
              insetInlineStart: column * (cell + GAP),
              transform: `translateY(${Math.floor(index / columns) * rowHeight}px)`,
            }}
          >
            {game ? (
              <GameTile
                game={game}
                eager={index < columns * 2}
                tabIndex={index === reachable ? 0 : -1}
                locked={isLocked(game.gameType)}
                favorite={favorites.isFavorite(game.gameId)}
                onFavorite={() => favorites.toggle(game.gameId)}
                onPlay={(mode) => play(game, mode)}
              />
            ) : (
              <div className="skel cell" />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const HEADER_PX = 140
const FOCUS_TRIES = 20

/** Scrolls just far enough that a row stands below the header and above the page's end. */
function scrollToRow(list: HTMLElement | null, row: number, rowHeight: number): void {
  if (!list) return
  const top = list.getBoundingClientRect().top + row * rowHeight
  if (top < HEADER_PX) scrollBy(0, top - HEADER_PX)
  else if (top + rowHeight > innerHeight) scrollBy(0, top + rowHeight - innerHeight + 80)
}

/** Focuses a tile once it is there: its row, and its page of games, may still be on the way. */
function focusSoon(list: HTMLElement | null, index: number, tries = FOCUS_TRIES): void {
  requestAnimationFrame(() => {
    const link = list?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    if (link) link.focus({ preventScroll: true })
    else if (tries > 0) setTimeout(() => focusSoon(list, index, tries - 1), 50)
  })
}
