import type { LottGame, OpenedDraw } from '@senluna/contract/lottery.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'
import { isClosed, type Brand } from '@senluna/kit/brand.ts'
import { DAY, iso, later, MINUTE, type Instant } from '@senluna/kit/time.ts'
import { iconOf } from '../../catalog/index.ts'
import { closedWhy } from '../launch.ts'
import type { Lottery } from '../lottery.ts'
import { comingOf, nextDraw, type NextDraw } from './coming.ts'
import { openedOf } from './draws.ts'
import { Fresh } from './fresh.ts'
import { nameOfGame, nameOfGroup, whyNotOffered } from './names.ts'
import { shelvedGames, popularGames, recentGames, type Shelved } from './queries/menus.ts'

/** For whom a list is. */
export interface Reader {
  brand: Brand
  language: string
  now: Instant
  /** Where they are, two capital letters. */
  country: string
}

/** What all readers of a process share. */
interface Shared {
  shelves: Fresh<Map<string, Shelved>>
  last: Fresh<Map<string, OpenedDraw>>
  coming: Fresh<Awaited<ReturnType<typeof comingOf>>>
  popular: Fresh<string[]>
  cards: Fresh<Map<string, LottGame>>
  opened: Fresh<OpenedDraw[]>
}

const shared = new WeakMap<Lottery, Shared>()

function sharedOf(lottery: Lottery): Shared {
  const known = shared.get(lottery)
  if (known) return known
  const made: Shared = {
    shelves: new Fresh(2_000),
    last: new Fresh(1_000),
    coming: new Fresh(1_000),
    popular: new Fresh(MINUTE),
    cards: new Fresh(1_000, 200),
    opened: new Fresh(1_000, 200),
  }
  shared.set(lottery, made)
  return made
}

const CODES = [...GAMES.keys()]

/**
 * How a brand's catalogue has the lottery's games; what isn't in it stands as the rules have it.
 */
function shelfOf(lottery: Lottery, { brand, now }: Reader): Promise<Map<string, Shelved>> {
  return sharedOf(lottery).shelves.of(brand.merchantCode, now, async () => {
    const rows = await shelvedGames(lottery.db, brand.merchantCode, CODES)
    return new Map(rows.map(({ code, ...how }) => [code, how]))
  })
}

/** The last result of every game that stands: a draw that is void has none. */
const lastOf = (lottery: Lottery, now: Instant): Promise<Map<string, OpenedDraw>> =>
  sharedOf(lottery).last.of('', now, async () => {
    const rows = await openedOf(lottery, [...GAMES.values()], { perGame: 1, most: CODES.length, standing: true }, now)
    return new Map(rows.map((row) => [row.gameCode, row]))
  })

/** The draws to come of every game. */
const comingNow = (lottery: Lottery, now: Instant) =>
  sharedOf(lottery).coming.of('', now, () => comingOf(lottery, [...GAMES.values()], now))

/**
 * Whether a game rests for a brand: staff closed it, its vendor, its product or the game in the
 * catalogue.
 */
async function isResting(lottery: Lottery, reader: Reader, game: LotteryGame): Promise<boolean> {
  const shelf = await shelfOf(lottery, reader)
  return (
    isClosed(reader.brand, { gameType: game.product, vendorCode: game.vendorCode }) ||
    (game.stations ?? [game]).some(({ code }) => shelf.get(code)?.resting ?? false)
  )
}

/**
 * A game that somebody may look at and bet on. Refuses GAME_DISABLED, GAME_REGION and
 * GAME_MAINTENANCE.
 */
export async function openGame(lottery: Lottery, reader: Reader, code: string): Promise<LotteryGame> {
  await lottery.games.refresh()
  const game = lottery.games.find(code)
  if (!game) throw new Refusal('GAME_DISABLED')
  const closed = closedWhy(lottery, game)
  if (closed === 'GAME_DISABLED') throw new Refusal(closed)
  if (lottery.games.isShut(reader.brand.merchantCode, code, reader.country)) throw new Refusal('GAME_REGION')
  if (closed) throw new Refusal(closed)
  if (await isResting(lottery, reader, game)) throw new Refusal('GAME_MAINTENANCE')
  return game
}

/**
 * Games as lists show them: when they draw next, what they drew last. Those that are shut where the
 * reader is stand in no list.
 */
export async function cardsOf(lottery: Lottery, reader: Reader, list: readonly LotteryGame[]): Promise<LottGame[]> {
  const key = `${reader.brand.merchantCode} ${reader.language}`
  await lottery.games.refresh()
  const cards = await sharedOf(lottery).cards.of(key, reader.now, () => allCards(lottery, reader))
  const isShut = (code: string) => lottery.games.isShut(reader.brand.merchantCode, code, reader.country)
  return list.flatMap(({ code }) => (isShut(code) ? [] : (cards.get(code) ?? [])))
}

/** A game of two stations as the others are shown; no list has it. */
export async function cardOfPair(lottery: Lottery, reader: Reader, game: LotteryGame): Promise<LottGame> {
  const coming = await comingOf(lottery, [game], reader.now)
  const next = nextDraw(lottery, game, coming.get(game.code), reader.now)
  return cardOf(lottery, reader, game, { shelved: undefined, last: undefined, next })
}

async function allCards(lottery: Lottery, reader: Reader): Promise<Map<string, LottGame>> {
  await lottery.games.refresh()
  const { now } = reader
  const [shelf, last, coming] = await Promise.all([
    shelfOf(lottery, reader),
    lastOf(lottery, now),
    comingNow(lottery, now),
  ])
  const cards = [...GAMES.values()].map((game) =>
    cardOf(lottery, reader, game, {
      shelved: shelf.get(game.code),
      last: last.get(game.code),
      next: nextDraw(lottery, game, coming.get(game.code), now),
    }),
  )
  return new Map(cards.map((card) => [card.gameCode, card]))
}

function cardOf(
  lottery: Lottery,
  { brand, language }: Reader,
  game: LotteryGame,
  {
    shelved,
    last,
    next: coming,
  }: { shelved: Shelved | undefined; last: OpenedDraw | undefined; next: NextDraw | undefined },
): LottGame {
  const reason = whyNotOffered(game, language) ?? lottery.games.whyNot(game)
  const { code, product: gameType, vendorCode } = game
  const resting = reason !== undefined || (shelved?.resting ?? false) || isClosed(brand, { gameType, vendorCode })
  const next = resting ? undefined : coming
  return {
    gameCode: code,
    name: nameOfGame(game, language),
    icon: iconOf(code, false),
    group: game.group,
    family: game.family,
    vendorCode,
    prizeMode: game.prizeMode,
    maintenance: resting ? 1 : 0,
    ...(reason === undefined ? {} : { reason }),
    isHot: shelved?.hot ? 1 : 0,
    ...(game.clock.kind === 'INTERVAL' ? { seconds: game.clock.seconds } : {}),
    ...(next ? { nextDrawNumber: next.drawNumber, nextLockAt: iso(next.lockAt), nextDrawAt: iso(next.drawAt) } : {}),
    ...(last ? { lastDraw: last } : {}),
  }
}

type PrizeMode = LotteryGame['prizeMode']

const isVietnamese = ({ vendorCode }: LotteryGame) => vendorCode === 'TCG_LOTTO_VN'
const ofMode = (mode: PrizeMode | undefined) => (game: LotteryGame) => mode === undefined || game.prizeMode === mode

/** The games of every family but the Vietnamese one, hall by hall. */
export async function menus(lottery: Lottery, reader: Reader, mode: PrizeMode | undefined) {
  const games = [...GAMES.values()].filter((game) => !isVietnamese(game)).filter(ofMode(mode))
  return { groups: groupsOf(await cardsOf(lottery, reader, games), reader.language) }
}

function groupsOf(cards: readonly LottGame[], language: string) {
  return [...Map.groupBy(cards, ({ group }) => group)].map(([code, games]) => ({
    code,
    name: nameOfGroup(code, language),
    games,
  }))
}

const REGIONS = ['N', 'C', 'S', 'FAST', 'SEA'] as const

/** The Vietnamese games by region, and South East Asia's beside them. */
export async function vnMenus(lottery: Lottery, reader: Reader) {
  const cards = await cardsOf(lottery, reader, [...GAMES.values()])
  const regions = REGIONS.map((code) => ({
    code,
    name: nameOfGroup(code, reader.language),
    games: cards.filter(({ group }) => group === code),
  }))
  return { regions }
}

/**
 * The games with most tickets of the last day, then those the operator marked; nothing fills the
 * list up. Cost: one count over the day's tickets, a minute's worth shared by all.
 */
export async function popular(
  lottery: Lottery,
  reader: Reader,
  { mode, count }: { mode: PrizeMode | undefined; count: number },
): Promise<LottGame[]> {
  const { brand, now } = reader
  const codes = await sharedOf(lottery).popular.of(brand.merchantCode, now, async () => {
    const since = iso(later(now, -DAY))
    const rows = await popularGames(lottery.db, brand.merchantCode, since)
    return rows.map(({ game }) => game)
  })
  const cards = await cardsOf(lottery, reader, [...GAMES.values()].filter(ofMode(mode)))
  const place = new Map(codes.map((code, nth) => [code, nth]))
  return cards
    .filter(({ gameCode, isHot, maintenance }) => maintenance === 0 && (place.has(gameCode) || isHot === 1))
    .sort((a, b) => (place.get(a.gameCode) ?? CODES.length) - (place.get(b.gameCode) ?? CODES.length))
    .slice(0, count)
}

const MOST_RECENT = 10

/** The Vietnamese games a member bet on last. */
export async function recent(lottery: Lottery, reader: Reader, owner: Id<'member'>): Promise<LottGame[]> {
  const rows = await recentGames(lottery.db, owner)
  const games = rows.flatMap(({ game }) => lottery.games.find(game) ?? []).filter(isVietnamese)
  return cardsOf(lottery, reader, games.slice(0, MOST_RECENT))
}

const DEFAULT_OPENED = 20

/**
 * The last results of the Vietnamese games or of the others, newest first. Refuses VAL_FIELD for a
 * game that isn't among them.
 */
export async function opened(
  lottery: Lottery,
  ask: { vietnamese: boolean; mode?: PrizeMode | undefined; gameCode?: string | undefined; count?: number | undefined },
  now: Instant,
): Promise<OpenedDraw[]> {
  const games = [...GAMES.values()]
    .filter((game) => isVietnamese(game) === ask.vietnamese)
    .filter(({ code }) => ask.gameCode === undefined || code === ask.gameCode)
  if (games.length === 0) throw new Refusal('VAL_FIELD', { fields: [{ field: 'gameCode' }] })
  const wanted = games.filter(ofMode(ask.mode))
  const count = ask.count ?? DEFAULT_OPENED
  const read = () => openedOf(lottery, wanted, { perGame: count, most: count }, now)
  return sharedOf(lottery).opened.of(`${ask.vietnamese} ${ask.mode} ${ask.gameCode} ${count}`, now, read)
}
