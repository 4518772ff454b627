import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import type { LottGame, lotteryFront } from '@senluna/contract/lottery.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { findGame, GAMES } from '@senluna/games/lottery/rules/index.ts'
import { DAY, iso, later, MINUTE } from '@senluna/kit/time.ts'
import type { Lottery } from '../lottery.ts'
import { Fresh } from './fresh.ts'
import { cardsOf, type Reader } from './menus.ts'
import { popularNumbers } from './queries/popular-numbers.ts'
import { statistics } from './stats.ts'

type Front = ReplyOf<typeof lotteryFront>
type Numbers = NonNullable<Front['numbers']>

/** The draw that everybody waits for; another daily one stands in where it rests. */
const MAIN = 'VN_N'
const MOST_QUICK = 9
const DAILY_GROUPS = new Set(['N', 'C', 'S'])
/** Bet types of which each pick is a number of two digits. */
const TWO_DIGITS = ['LO2', 'LO2_1K', 'DE_DB']

/** With fewer numbers there is no list: the last results stand in. */
const FEWEST_NUMBERS = 5
const RESULTS = 20
const MOST_NUMBERS = 10
/** Counted so seldom, a single bet can't be read from what changed. */
const NUMBERS_MS = 10 * MINUTE

const kept = new WeakMap<Lottery, Fresh<Numbers | undefined>>()

/**
 * What the first page shows of the lottery, in one answer. Cost: what the menus keep, and numbers
 * that are counted every ten minutes.
 */
export async function front(lottery: Lottery, reader: Reader): Promise<Front> {
  const cards = await cardsOf(lottery, reader, [...GAMES.values()])
  const open = cards.filter((card) => card.maintenance === 0 && card.nextLockAt !== undefined)
  const daily = dailyOf(open)
  const numbers = daily && (await numbersNow(lottery, reader, open))
  return { ...(daily ? { daily } : {}), quick: quickOf(open), ...(numbers ? { numbers } : {}) }
}

function dailyOf(open: readonly LottGame[]): LottGame | undefined {
  const daily = open.filter(({ group }) => DAILY_GROUPS.has(group))
  return (
    daily.find(({ gameCode }) => gameCode === MAIN) ??
    daily.toSorted((a, b) => ((a.nextDrawAt ?? '') < (b.nextDrawAt ?? '') ? -1 : 1))[0]
  )
}

/** Of each family the quickest game, the quickest family first. */
function quickOf(open: readonly LottGame[]): LottGame[] {
  const quick = open
    .filter(({ seconds }) => seconds !== undefined)
    .toSorted((a, b) => (a.seconds ?? 0) - (b.seconds ?? 0))
  return [...Map.groupBy(quick, ({ family }) => family).values()].flatMap(([first]) => first ?? []).slice(0, MOST_QUICK)
}

/** The numbers of the day; of a reader who sees all games alike they are read once. */
function numbersNow(lottery: Lottery, reader: Reader, open: readonly LottGame[]): Promise<Numbers | undefined> {
  const games = open.filter(({ group }) => DAILY_GROUPS.has(group)).map(({ gameCode }) => gameCode)
  const fresh = kept.get(lottery) ?? new Fresh<Numbers | undefined>(NUMBERS_MS, 100)
  kept.set(lottery, fresh)
  const key = `${reader.brand.merchantCode} ${games.join(' ')}`
  return fresh.of(key, reader.now, async () => (await betOn(lottery, reader, games)) ?? (await drawn(lottery, reader)))
}

async function betOn(lottery: Lottery, { brand, now }: Reader, games: string[]): Promise<Numbers | undefined> {
  const numbers = await popularNumbers(lottery.db, {
    merchantCode: brand.merchantCode,
    games,
    betTypes: TWO_DIGITS,
    from: iso(later(now, -DAY)),
    to: iso(later(now, DAY)),
  })
  if (numbers.length < FEWEST_NUMBERS) return undefined
  return { by: 'BETS', gameCode: MAIN, draws: 0, list: numbers.map((number) => ({ number })) }
}

async function drawn(lottery: Lottery, { now }: Reader): Promise<Numbers | undefined> {
  const { draws, numbers } = await statistics(lottery, findGame(MAIN) as LotteryGame, RESULTS, now)
  if (draws === 0) return undefined
  const list = numbers
    .toSorted((a, b) => b.hits - a.hits || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_NUMBERS)
    .map(({ key, hits }) => ({ number: key, times: hits }))
  return { by: 'RESULTS', gameCode: MAIN, draws, list }
}
