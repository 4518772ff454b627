import type { Game, Vendor } from '@senluna/contract/play/games.ts'
import { createElement, lazy, useSyncExternalStore } from 'react'
import { page } from '../shell/frame/page-chunk.ts'

/** A window about one game or vendor, opened by a tile: its subject is too much for the URL. */
export type GamePopup =
  | { kind: 'maintenance' | 'rooms' | 'info'; game: Game }
  | { kind: 'choose'; vendor: Pick<Vendor, 'vendorCode' | 'displayName' | 'gameType'> }

const Windows = lazy(page(() => import('../features/game/GameWindows.tsx')))
let popup: GamePopup | null = null
const listeners = new Set<() => void>()

/** Opens a window about a game; null closes it. */
export function showPopup(next: GamePopup | null): void {
  popup = next
  for (const listen of listeners) listen()
}

/** What the open window about a game is about, if there is one. */
const useGamePopup = (): GamePopup | null =>
  useSyncExternalStore(
    (listen) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    () => popup,
    () => null,
  )

/** The open window about a game, if there is one. */
export function GamePopups() {
  const open = useGamePopup()
  return open && createElement(Windows, { popup: open })
}
