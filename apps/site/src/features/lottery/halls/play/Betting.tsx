import type { BetTypeTerms } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { animalOfDate, ANIMALS, numbersOf } from '@senluna/games/lottery/rules/families/lhc/zodiac.ts'
import { ltr, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { Money } from '@senluna/web/ui/money/Money.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Eraser, Plus, Shuffle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { useLoggedIn } from '../../../../session.ts'
import { page } from '../../../../shell/frame/page-chunk.ts'
import { howOf } from '../../draw/names.ts'
import { priceText } from '../../board/price-text.ts'
import { lineFigure } from '../../placing/refusal-figure.ts'
import type { NearDraw } from '../../draw/rules.ts'
import { hitsOf, type LineReading, type Slip, type SlipLine } from '../../slip/slip.ts'
import { isBlank, randomOf, selectionOf, type Marks } from '../boards/board.ts'
import { boardOf } from '../boards/table.ts'
import { BoardView } from './BoardView.tsx'
import { below } from './random.ts'
import { slipLine } from './slip-line.ts'
import { StakeBar, stakeFor, type Stake } from './StakeBar.tsx'
import { Tree } from './Tree.tsx'

const Favourites = lazy(page(async () => ({ default: (await import('./Favourites.tsx')).Favourites })))
const RepeatLast = lazy(page(async () => ({ default: (await import('./RepeatLast.tsx')).RepeatLast })))

interface Props {
  game: Pick<LotteryGame, 'code' | 'family'>
  terms: readonly BetTypeTerms[]
  slip: Slip
  locked: boolean
  /** The draw being bet on, for what goes by its day. */
  draw: NearDraw | undefined
  read: (line: SlipLine) => LineReading | undefined
}

const AT_RANDOM = [1, 5] as const

/**
 * Where a bet is chosen: its type, its board, its money, and what all that comes to by the same
 * rules as the server's.
 */
export function Betting({ game, terms, slip, locked, draw, read }: Props) {
  const offered = terms.filter(({ code, closed }) => !closed && boardOf(code))
  const [chosen, setChosen] = useState<string | null>(null)
  const [marks, setMarks] = useState<Marks>({})
  const [stake, setStake] = useState<Stake>()
  const loggedIn = useLoggedIn()
  const own = offered.find(({ code }) => code === chosen) ?? offered[0]
  const board = own && boardOf(own.code)
  if (!own || !board) return <p className="slip-none">{text('lottery.hall.noTypes')}</p>
  const money = stakeFor(own, stake)
  const line = slipLine(own.code, selectionOf(board, marks), money)
  const blank = isBlank(marks)
  const mistyped = money.wrong !== undefined
  return (
    <section className="card lh-bet" aria-label={text('lottery.hall.choose')}>
      <Tree
        types={offered.map(({ code }) => code)}
        type={own.code}
        onType={(code) => {
          setChosen(code)
          setMarks({})
        }}
      />
      <p className="lh-how">
        {howOf(own.code)} <Pays terms={own} />
      </p>
      <div className="lh-again">
        <Suspense>
          {loggedIn && (
            <RepeatLast gameCode={game.code} offered={offered.map(({ code }) => code)} slip={slip} locked={locked} />
          )}
          <Favourites family={game.family} board={board} marks={marks} onMarks={setMarks} />
        </Suspense>
      </div>
      <BoardView
        board={board}
        marks={marks}
        onMarks={setMarks}
        terms={own}
        locked={locked}
        noteOf={own.code === 'LHC_PTYX' ? animalNote(draw) : undefined}
      />
      <StakeBar terms={own} stake={money} onStake={setStake} />
      <div className="lh-foot" data-live={!blank || undefined}>
        <Comes reading={blank || mistyped ? undefined : read(line)} />
        <div className="lh-acts">
          {AT_RANDOM.map((count) => (
            <Button
              key={count}
              size="sm"
              className="lh-random"
              disabled={locked || mistyped}
              onClick={() =>
                slip.put(
                  Array.from({ length: count }, () =>
                    slipLine(own.code, selectionOf(board, randomOf(board, below)), money),
                  ),
                )
              }
            >
              <Shuffle className="i s" aria-hidden />
              {text('lottery.hall.random', { count })}
            </Button>
          ))}
          <Button size="sm" look="ghost" disabled={blank} onClick={() => setMarks({})}>
            <Eraser className="i s" aria-hidden />
            {text('lottery.hall.clear')}
          </Button>
          <Button
            look="line"
            disabled={locked || blank || mistyped || read(line)?.ticket === undefined}
            onClick={() => {
              slip.put([line])
              setMarks({})
            }}
          >
            <Plus className="i s" aria-hidden />
            {text('lottery.hall.add')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Pays({ terms }: { terms: BetTypeTerms }) {
  // A prize level is chosen with the money, where it stands.
  if (terms.price.by !== 'ODDS') return null
  return (
    <span className="num">
      {text('lottery.play.pays')} <b>{priceText(terms.price)}</b>
    </span>
  )
}

/** How many lines, what they cost, and what one that wins brings; or why it can't be bet. */
function Comes({ reading }: { reading: LineReading | undefined }) {
  const { currency } = useBrand()
  if (!reading) return <p className="lh-comes hint">{text('lottery.hall.pick')}</p>
  const { ticket, refusal } = reading
  if (!ticket)
    return (
      <p className="lh-comes hint" aria-live="polite">
        {refusal === 'LOT_E_COUNT' || refusal === undefined
          ? text('lottery.hall.pickMore')
          : text(`refusal.${refusal}`)}
      </p>
    )
  const [least, most] = hitsOf(ticket)
  return (
    <div className="lh-comes num" aria-live="polite">
      <span>{text('lottery.play.lines', { count: ticket.picked.lines })}</span>
      <b>
        <Money digits={ticket.stake.toString()} currency={currency} />
      </b>
      {most !== undefined && (
        <small>
          {text('lottery.play.perHit')}{' '}
          <bdi dir="ltr">
            {least === most || least === undefined
              ? moneyText(most.toString(), currency)
              : ltr(`${moneyText(least.toString(), currency)} – ${moneyText(most.toString(), currency)}`)}
          </bdi>
        </small>
      )}
      {refusal && (
        <small className="err">
          {text(`refusal.${refusal}`)} {lineFigure(reading, currency)}
        </small>
      )}
    </div>
  )
}

/** The numbers of each animal in the year a draw lies in. */
function animalNote(draw: NearDraw | undefined): (value: string) => string | undefined {
  if (!draw) return () => undefined
  const year = animalOfDate(draw.drawAt.slice(0, 10))
  return (value) => {
    const animal = ANIMALS.find((animal) => animal === value)
    return animal && numbersOf(animal, year).join(' ')
  }
}
