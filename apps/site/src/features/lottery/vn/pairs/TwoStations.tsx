import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { NumberGrid } from '../../board/NumberGrid.tsx'
import { priceText } from '../../board/price-text.ts'
import { nameOf, typeName } from '../../draw/names.ts'
import { drawsQuery, gameQuery } from '../../draw/queries.ts'
import { POINT, type SlipLine } from '../../slip/slip.ts'
import { HUNDRED } from '../board/boards.ts'
import { Filters } from '../Filters.tsx'
import { PAIR_TYPE } from '../games.ts'
import { pairLines, pairsOn, weekdayIn } from './pairs.ts'
import { SetAdd } from '../SetAdd.tsx'

interface Props {
  /** The station whose board it is. */
  game: LotteryGame
  drawNumber: string
  picked: readonly string[]
  points: number
  locked: boolean
  onPick: (numbers: readonly string[]) => void
  onDrop: (number: string) => void
  onClear: () => void
  onAdd: (lines: readonly SlipLine[]) => void
}

/** Đá xiên: the other stations of the day, and the numbers that are bet on every two of them. */
export function TwoStations({ game, drawNumber, picked, points, locked, onPick, onDrop, onClear, onAdd }: Props) {
  const { currency } = useBrand()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const ofDay = pairsOn(weekdayIn(drawNumber)).filter(({ group }) => group === game.group)
  const draws = useQueries({ queries: ofDay.map(({ code }) => drawsQuery(code)) })
  const open = ofDay.filter((_, place) =>
    draws[place]?.data?.some((draw) => draw.drawNumber === drawNumber && draw.state === 'OPEN'),
  )
  // Until every pair is read the list is not shown: nothing moves under a finger.
  const isWaiting = draws.some(({ isPending }) => isPending)
  const others = (isWaiting ? [] : open).flatMap(({ stations = [] }) =>
    stations.some(({ code }) => code === game.code) ? stations.filter(({ code }) => code !== game.code) : [],
  )
  const stations = [game.code, ...others.map(({ code }) => code).filter((code) => chosen.includes(code))]
  const pairs = open.filter((pair) => pair.stations?.every(({ code }) => stations.includes(code)))
  const infos = useQueries({ queries: pairs.map(({ code }) => gameQuery(code)) })
  const terms = infos.flatMap(({ data }) => data?.betTypes.filter(({ closed }) => !closed) ?? [])
  const [first] = terms
  const pays = first && priceText(first.price)
  const cost = first && BigInt(first.units * pairs.length) * POINT
  return (
    <>
      <fieldset className="two" aria-label={text('lottery.two.station')}>
        <span>{text('lottery.two.station')}</span>
        {others.map((other) => (
          <button
            key={other.code}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(other.code)}
            onClick={() =>
              setChosen(
                chosen.includes(other.code) ? chosen.filter((code) => code !== other.code) : [...chosen, other.code],
              )
            }
          >
            {nameOf(other)}
          </button>
        ))}
        {others.length === 0 && !isWaiting && <em>{text('lottery.two.none')}</em>}
      </fieldset>
      {others.length > 0 && (
        <p className="how num" aria-live="polite">
          {pairs.length === 0
            ? text('lottery.two.choose')
            : [
                pairs.length === 1 ? text('lottery.two.pool') : text('lottery.two.pairs', { count: pairs.length }),
                pays && `${text('lottery.play.pays')} ${pays}`,
                cost && `${text('lottery.play.pointCost')} ${moneyText(cost.toString(), currency)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
      )}
      <Filters locked={locked} onAdd={onPick} onClear={onClear} />
      <NumberGrid
        label={text('lottery.play.gridOf', { type: typeName(PAIR_TYPE) })}
        cells={HUNDRED.map((value) => ({ value }))}
        columns={10}
        selected={new Set(picked)}
        onToggle={(value) => (picked.includes(value) ? onDrop(value) : onPick([value]))}
        locked={locked}
      />
      <SetAdd
        type={PAIR_TYPE}
        count={picked.length}
        locked={locked || pairs.length === 0 || terms.length < pairs.length}
        onAdd={() => onAdd(pairLines(pairs, picked, POINT, points))}
      />
    </>
  )
}
