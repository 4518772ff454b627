import './board.css'
import type { BoardBy } from '@senluna/contract/site/leaderboard-rules.ts'
import { text } from '@senluna/web/client/text.ts'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { Tabs } from '@senluna/web/ui/Tabs.tsx'
import { useState } from 'react'
import { useBrand } from '../../../../brand.ts'
import { prizeText } from '../../../../rewards/prize-text.ts'
import { multipleText } from '../../../../rewards/score-text.ts'
import type { OfferProps } from '../offer-props.ts'
import { CountedGames } from './CountedGames.tsx'
import { Places } from './Places.tsx'

const PERIODS = ['NOW', 'LAST'] as const

type ByBoard = Record<BoardBy, (value: string) => string>

/** How points are made; the value is what one costs. */
const ruleText: ByBoard = {
  TURNOVER: (amount) => text('board.rule', { amount }),
  MULTIPLE: () => text('board.rule.multiple'),
  STREAK: () => text('board.rule.streak'),
}

/** What a prize asks for. */
const leastText: ByBoard = {
  TURNOVER: (score) => text('board.least', { score }),
  MULTIPLE: (score) => text('board.least.multiple', { score: multipleText(score) }),
  STREAK: (score) => text('board.least.streak', { score }),
}

/** The rule of a ranking, its prizes, and where everybody stands. */
export function Board({ id, offer }: OfferProps<'LEADERBOARD'>) {
  const { currency } = useBrand()
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('NOW')
  const { games, by, perPoint, minScore, prizes } = offer
  return (
    <>
      <p className="board-rule">{ruleText[by ?? 'TURNOVER'](moneyText(perPoint, currency))}</p>
      {minScore !== '0' && <p className="hint">{leastText[by ?? 'TURNOVER'](minScore)}</p>}
      <div>
        <h2>{text('board.prizes')}</h2>
        <dl className="promo-tiers board-prizes">
          {prizes.map(({ from, to, amount, extra }) => (
            <div key={from}>
              <dt>
                {from === to
                  ? text('board.place', { rank: String(from) })
                  : text('board.places', { from: String(from), to: String(to) })}
              </dt>
              <dd className="num">{prizeText({ amount, extra }, currency)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2>{text('board.ranking')}</h2>
        <Tabs
          label={text('board.which')}
          value={period}
          options={[
            ['NOW', text('board.now')],
            ['LAST', text('board.last')],
          ]}
          onValue={setPeriod}
          controls="board"
        />
        <div id="board">
          <Places id={id} period={period} />
        </div>
      </div>
      {games && <CountedGames codes={games} />}
      <p className="hint">{text('board.tie')}</p>
    </>
  )
}
