import '../halls/css/numbers.css'
import type { LotteryTicket } from '@senluna/contract/lottery.ts'
import { findGame } from '@senluna/games/lottery/rules/index.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { Fragment } from 'react'
import { nameOf } from '../draw/names.ts'
import { isOfPair } from '../draw/of-pair.ts'
import { Drawn } from '../halls/Faces.tsx'
import { isFirstDigits, ownDigits, ownMarks, prizesOf } from '../results/own-numbers.ts'
import { rowsOf, type ShownResult } from '../results/result-rows.ts'
import { provinceCode, stationsOf } from '../vn/pairs/pairs.ts'

interface Props {
  ticket: LotteryTicket
  /** The numbers of the ticket that won. */
  hits: ReadonlySet<string>
}

/**
 * What was drawn, as far as a ticket looks at it: the prizes it is compared with, or the special
 * prize and those that it hit.
 */
export function DrawnResult({ ticket: { gameCode, betType, result }, hits }: Props) {
  const game = findGame(gameCode)
  if (!game || !result) return null
  const marks = { betType, profile: game.profile, hits }
  if (isOfPair(result))
    return stationsOf(gameCode).map((station) => {
      const own = result[provinceCode(station)]
      return (
        own && (
          <Fragment key={station.code}>
            <h4>{nameOf(station)}</h4>
            <Prizes result={own} {...marks} />
          </Fragment>
        )
      )
    })
  if ('db' in result) return <Prizes result={result} {...marks} />
  return <Drawn small family={game.profile === 'D5' ? 'SSC' : game.family} result={result} />
}

interface PrizesProps {
  result: ShownResult
  profile: string
  betType: string
  hits: ReadonlySet<string>
}

function Prizes({ result, profile, betType, hits }: PrizesProps) {
  const own = new Set(ownMarks(profile, betType, [...hits]))
  const among = prizesOf(profile, betType)
  const rows = rowsOf(result).filter(({ prize, numbers }) =>
    among
      ? among.has(prize)
      : prize === 'db' ||
        numbers.some((number, place) => hitIn(number, ownDigits(own, prize, number, place), betType, hits)),
  )
  return (
    <dl className="rcpt-prizes num">
      {rows.map(({ prize, numbers }) => (
        <div key={prize} className={prize === 'db' ? 'top' : undefined}>
          <dt>{prizeName(prize)}</dt>
          <dd dir="ltr">
            {numbers.map((number, place) => {
              const hit = hitIn(number, ownDigits(own, prize, number, place), betType, hits)
              return (
                <span key={place}>
                  {hit ? (
                    <>
                      {number.slice(0, hit.from)}
                      <mark>{number.slice(hit.from, hit.to)}</mark>
                      {number.slice(hit.to)}
                    </>
                  ) : (
                    number
                  )}
                </span>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Which digits of a number a ticket hit: its last ones, or its first two where the type looks
 * there.
 */
function hitIn(number: string, ends: number | undefined, betType: string, hits: ReadonlySet<string>) {
  if (isFirstDigits(betType)) return number.length > 2 && hits.has(number.slice(0, 2)) ? { from: 0, to: 2 } : undefined
  return ends === undefined ? undefined : { from: number.length - ends, to: number.length }
}

function prizeName(prize: string): string {
  const key = `lottery.prize.${prize}`
  return isText(key) ? text(key) : prize
}
