import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import type { Structure } from '@senluna/games/lottery/rules/draws/structure.ts'
import { useState } from 'react'
import { useNow } from './clock.ts'
import { useDrawsLive } from './draw-now.ts'
import { flowOf, useDraws, useGame } from './queries.ts'
import { rulesFrom, termsAt } from './rules.ts'
import { readSlip, useSlip } from '../slip/slip.ts'

/** What a game's page stands on: its terms and draws, the slip, and the draw that is bet on now. */
export function useTable(game: LotteryGame, structure: Structure) {
  useDrawsLive(game.code)
  const info = useGame(game.code)
  const draws = useDraws(game.code)
  const slip = useSlip()
  const now = useNow()
  const [passed, setPassed] = useState<string | null>(null)
  const near = draws.data ?? []
  const flow = flowOf(near, now)
  // Whoever went on while a draw was locked bets on the next one until this one is over.
  const goesOn = flow.isLocked && flow.current?.drawNumber === passed
  const draw = goesOn ? flow.next : flow.current
  const locked = draw === undefined || (flow.isLocked && !goesOn)
  const terms = info.data?.betTypes ?? []
  const most = info.data?.level
  const [chosen, setLevel] = useState<number | null>(null)
  const level = most === undefined ? undefined : Math.min(chosen ?? most, most)
  const isLower = level !== undefined && most !== undefined && level < most
  const shown = isLower ? termsAt(terms, level) : terms
  const at = {
    gameCode: game.code,
    // While the board is locked a ticket is read for the draw that comes next, so that what it
    // costs still stands there.
    drawNumber: (locked ? flow.next : draw)?.drawNumber ?? '',
    now,
    rules: rulesFrom(game, structure, terms, near),
    terms: shown,
    ...(isLower ? { level } : {}),
  }
  return {
    info,
    draws,
    slip,
    flow,
    draw,
    locked,
    terms,
    /** The terms at the rebate level chosen. */
    shown,
    /** The rebate level of the ticket being written, where the game has levels. */
    level: level === undefined || most === undefined ? undefined : { chosen: level, most, choose: setLevel },
    /** Goes on to the next draw; there while this one is locked. */
    onNext: flow.next && flow.isLocked && !goesOn ? () => setPassed(flow.current?.drawNumber ?? null) : undefined,
    at,
    reading: readSlip(slip.lines, at),
  }
}

export type Table = ReturnType<typeof useTable>
export type LevelChoice = NonNullable<Table['level']>
