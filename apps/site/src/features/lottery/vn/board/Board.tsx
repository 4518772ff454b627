import type { BetTypeTerms, lotteryStats } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { lazy, Suspense, useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { NumberGrid } from '../../board/NumberGrid.tsx'
import { howOf, typeName } from '../../draw/names.ts'
import { priceText } from '../../board/price-text.ts'
import { POINT, type Slip } from '../../slip/slip.ts'
import { isFull } from '../../board/standing.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { boardOf, isSetType, linesOf, mostOf, ordersFor, prefixOf, widthOf } from './boards.ts'
import { Filters } from '../Filters.tsx'
import { isStation, PAIR_TYPE } from '../games.ts'
import { Kinds } from './Kinds.tsx'

const QuickEntry = lazy(page(async () => ({ default: (await import('../QuickEntry.tsx')).QuickEntry })))
const SetAdd = lazy(page(async () => ({ default: (await import('../SetAdd.tsx')).SetAdd })))
const TwoStations = lazy(page(async () => ({ default: (await import('../pairs/TwoStations.tsx')).TwoStations })))
const SavedSets = lazy(page(async () => ({ default: (await import('../../board/SavedSets.tsx')).SavedSets })))

interface Props {
  game: LotteryGame
  terms: readonly BetTypeTerms[]
  stats: ReplyOf<typeof lotteryStats> | undefined
  slip: Slip
  locked: boolean
  /** The draw that is bet on. */
  drawNumber: string
}

const MODES = ['grid', 'entry', 'sets'] as const

/** Where numbers are picked: by type, on a board, in words, or from a set that was kept. */
export function Board({ game, terms, stats, slip, locked, drawNumber }: Props) {
  const { currency } = useBrand()
  const open = terms.filter(({ closed }) => !closed)
  const [chosen, setType] = useState('LO2')
  const [mode, setMode] = useState<(typeof MODES)[number]>('grid')
  const [prefixes, setPrefix] = useState('00')
  const [set, setSet] = useState<readonly string[]>([])
  const own = open.find(({ code }) => code === chosen) ?? open[0]
  if (!own) return <p className="slip-none">{text('lottery.play.noTypes')}</p>
  // Đá xiên is no type of a station's own: it is bet on its pairs with others.
  const isPair = chosen === PAIR_TYPE && isStation(game)
  const type = isPair ? PAIR_TYPE : own.code
  const points = slip.lines.at(-1)?.times ?? 1
  const sets = isSetType(type)
  const prefix = prefixes.slice(0, prefixOf(type))
  const ofType = slip.lines.filter(({ betType }) => betType === type)
  const picked = sets ? set : ofType.flatMap(({ label }) => ordersFor(type, label[0] ?? ''))
  const add = (numbers: readonly string[]) => {
    const free = numbers.filter(
      (number) =>
        !picked.includes(number) &&
        (isPair || ordersFor(type, number).every((order) => !own.blocked.includes(order) && !isFull(own, order))),
    )
    if (sets) setSet([...set, ...free].slice(0, mostOf(type)))
    else slip.put(linesOf(type, free, POINT, points))
  }
  const drop = (number: string) => {
    if (sets) setSet(set.filter((other) => other !== number))
    else
      slip.drop(...ofType.filter(({ label }) => ordersFor(type, label[0] ?? '').includes(number)).map(({ key }) => key))
  }
  const toggle = (value: string) => (picked.includes(value) ? drop(value) : add([value]))
  const heat = heatOf(stats)
  const { cells, columns } = boardOf(own, prefix, heat, {
    closed: text('lottery.play.numberClosed'),
    full: text('lottery.play.full'),
  })
  const pays = priceText(own.price)
  const pointCost = BigInt(own.units) * POINT
  return (
    <section className="card" aria-label={text('lottery.play.board')}>
      <Kinds
        types={[...open.map(({ code }) => code), ...(isStation(game) ? [PAIR_TYPE] : [])]}
        type={type}
        onType={(next) => {
          setType(next)
          setSet([])
        }}
      />
      <div id="vn-board" role="tabpanel" aria-label={typeName(type)}>
        <div className="pay num">
          {pays && !isPair && (
            <span>
              {text('lottery.play.pays')} <b>{pays}</b>
            </span>
          )}
          {!isPair && (
            <span>
              {text('lottery.play.pointCost')} <b>{moneyText(pointCost.toString(), currency)}</b>
            </span>
          )}
          <fieldset className="seg lot-mode" aria-label={text('lottery.play.modes')}>
            {MODES.map((choice) => (
              <button key={choice} type="button" aria-pressed={mode === choice} onClick={() => setMode(choice)}>
                {text(`lottery.play.mode.${choice}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <p className="how">{howOf(type)}</p>
        <Suspense>
          {mode === 'entry' && (
            <QuickEntry
              game={game}
              drawNumber={drawNumber}
              type={type}
              offered={new Set(open.map(({ code }) => code))}
              points={points}
              locked={locked}
              onAdd={slip.put}
            />
          )}
          {mode === 'sets' && (
            <SavedSets
              family="VN"
              width={Math.max(1, widthOf(type))}
              picked={picked}
              onUse={(numbers) => {
                add(numbers)
                setMode('grid')
              }}
            />
          )}
          {mode === 'grid' && isPair && (
            <TwoStations
              key={drawNumber}
              game={game}
              drawNumber={drawNumber}
              picked={set}
              points={points}
              locked={locked}
              onPick={add}
              onDrop={drop}
              onClear={() => setSet([])}
              onAdd={(lines) => {
                slip.put(lines)
                setSet([])
              }}
            />
          )}
        </Suspense>
        {mode === 'grid' && !isPair && (
          <>
            {widthOf(type) >= 2 && (
              <Filters
                locked={locked}
                onAdd={(tails) => add(tails.map((tail) => prefix + tail))}
                onClear={() => (sets ? setSet([]) : slip.drop(...ofType.map(({ key }) => key)))}
              />
            )}
            {Array.from({ length: prefix.length }, (_, place) => (
              <fieldset
                key={place}
                className="prefix num"
                aria-label={text(`lottery.play.place.${placeOf(prefix, place)}`)}
              >
                <span>{text(`lottery.play.place.${placeOf(prefix, place)}`)}</span>
                {Array.from({ length: 10 }, (__, digit) => (
                  <button
                    key={digit}
                    type="button"
                    className="qk"
                    aria-pressed={prefix[place] === String(digit)}
                    onClick={() => setPrefix(prefix.slice(0, place) + String(digit) + prefixes.slice(place + 1))}
                  >
                    {digit}
                  </button>
                ))}
              </fieldset>
            ))}
            <NumberGrid
              label={text('lottery.play.gridOf', { type: typeName(type) })}
              cells={cells}
              columns={columns}
              selected={new Set(picked)}
              onToggle={toggle}
              locked={locked}
            />
            <Suspense>
              {sets && (
                <SetAdd
                  type={type}
                  count={set.length}
                  locked={locked}
                  onAdd={() => {
                    slip.put(linesOf(type, set, POINT, points))
                    setSet([])
                  }}
                />
              )}
            </Suspense>
            <div className="legend">
              {widthOf(type) >= 2 && stats !== undefined && stats.draws > 0 && (
                <span>
                  <i className="bar" aria-hidden />
                  {text('lottery.play.heat', { count: stats.draws })}
                </span>
              )}
              <span className="keys">{text('lottery.play.keys')}</span>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

const placeOf = (prefix: string, place: number) => (prefix.length - place === 1 ? 'hundreds' : 'thousands')

/** How often each number came, 100 the most of them. */
function heatOf(stats: Props['stats']): ReadonlyMap<string, number> {
  const most = Math.max(1, ...(stats?.numbers ?? []).map(({ hits }) => hits))
  return new Map((stats?.numbers ?? []).map(({ key, hits }) => [key, Math.round((hits * 80) / most)]))
}
