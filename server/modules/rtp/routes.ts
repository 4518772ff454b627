import * as contract from '@senluna/contract/desk/brand/rtp.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import {
  addSums,
  meanMicroOf,
  NO_SUMS,
  rtpControl,
  type RtpControl,
  type RtpState,
  type RtpSums,
} from '@senluna/kit/games/rtp-control.ts'
import type { Db } from '../../platform/database/db.ts'
import { periodOf } from '../../platform/day-range.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { frozenGames, gameNames } from '../catalog/index.ts'
import { exportRoute } from '../staff/index.ts'
import { currencyOf } from '../wallet/index.ts'
import { countedIn, daysOf, type Counted } from './day-store.ts'
import { certifiedMean, isCounted, MODES, ofBestPlay } from './games.ts'

/** The calls of the desk about theory against play; they read where reports are read. */
export const deskRoutes = ({ db, reading }: { db: Db; reading: Db }): Route[] => [
  route(contract.rtpMonitor, (call) => monitor(reading, call)),
  exportRoute(db, contract.rtpMonitor, contract.exportRtp, (call) => monitor(reading, call)),
  route(contract.rtpDays, (call) => days(reading, call)),
]

type MonitorCall = Pick<Call<typeof contract.rtpMonitor>, 'brand' | 'query' | 'now'>

/** What is looked at first. */
const FIRST: Record<RtpState, number> = { OUTSIDE: 0, WARNING: 1, INSIDE: 2, FEW: 3 }

/** Every game and mode, what strays furthest first: there are a few dozen. */
async function monitor(db: Db, { brand, query, now }: MonitorCall): Promise<{ list: contract.RtpRow[] }> {
  const { merchantCode } = brand
  const { days: period } = periodOf(query, brand.timeZone, now)
  const games = [...new Set(MODES.map(({ game }) => game))]
  const [played, names, frozen] = await Promise.all([
    countedIn(db, merchantCode, period),
    gameNames(db, merchantCode, games),
    frozenGames(db, merchantCode),
  ])
  const unplayed = MODES.filter(({ game, mode }) => !played.some((row) => row.game === game && row.mode === mode)).map(
    (mode): Counted => ({ ...mode, ...NO_SUMS, currency: brand.currency.code }),
  )
  const rows = [...played, ...unplayed].filter(({ game }) => names.has(game))
  const list = rows.map((counted): contract.RtpRow => {
    const { game, mode, currency } = counted
    const bestPlay = ofBestPlay(game)
    const control = rtpControl(counted, bestPlay)
    const { scale: exponent, displayDecimals } = currencyOf(brand, currency)
    return {
      gameId: game,
      name: names.get(game) ?? game,
      mode,
      currency: { code: currency, exponent, displayDecimals },
      ...shown(counted, control, certifiedMean(game, mode)),
      errorPpm: ppm(control?.error ?? 0),
      certified: control?.certified ?? true,
      zX100: Math.round((control?.z ?? 0) * 100),
      oneIn: oneIn(control?.chance ?? 1),
      state: control?.state ?? 'FEW',
      bestPlay,
      frozen: frozen.has(game),
    }
  })
  const strays = ({ zX100, bestPlay }: contract.RtpRow) => (bestPlay ? Math.max(0, zX100) : Math.abs(zX100))
  return {
    list: list
      .filter(({ state }) => query.state === undefined || state === query.state)
      .toSorted((a, b) => FIRST[a.state] - FIRST[b.state] || strays(b) - strays(a) || (a.gameId < b.gameId ? -1 : 1)),
  }
}

/** Refuses SYS_NOT_FOUND for what is none of our games. */
async function days(db: Db, { brand, params, query, now }: Call<typeof contract.rtpDays>) {
  const game = params.gameId ?? ''
  if (!isCounted(game)) throw new Refusal('SYS_NOT_FOUND')
  const { days: period } = periodOf(query, brand.timeZone, now)
  const mode = query.mode ?? ''
  const asked = { game, mode, currency: query.currency ?? brand.currency.code, ...period }
  let sums: RtpSums = NO_SUMS
  return {
    list: (await daysOf(db, brand.merchantCode, asked)).map(({ day, ...counted }): contract.RtpDay => {
      sums = addSums(sums, counted)
      return { day, ...shown(sums, rtpControl(sums), certifiedMean(game, mode)) }
    }),
  }
}

/** More digits than that no count of measurements needs. */
const MOST_ONE_IN = 1e15
const oneIn = (chance: number): string => Math.round(Math.min(MOST_ONE_IN, 1 / chance)).toString()

const ppm = (share: number): number => Math.round(share * 1_000_000)

const shown = (sums: RtpSums, control: RtpControl | undefined, certified: number) => ({
  rounds: sums.rounds.toString(),
  staked: sums.staked.toString(),
  won: sums.won.toString(),
  measuredPpm: ppm(control?.measured ?? 0),
  theoryPpm: meanMicroOf(control?.theory ?? certified),
  lowPpm: ppm(control?.low ?? certified),
  highPpm: ppm(control?.high ?? certified),
})
