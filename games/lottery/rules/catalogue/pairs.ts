import type { CalendarClock, LotteryGame, NameLanguage } from './game.ts'
import { PAIR_PRICES } from './prices/vn-prices.ts'
import { PROVINCES } from './provinces.ts'
import { vn } from './vn.ts'

/**
 * The pair games: every two stations of the South, and of the Centre, that draw on the same
 * weekday. They stand in no menu. Source: docs/lottery.md, "Two stations".
 */
export const pairGames: readonly LotteryGame[] = PROVINCES.flatMap((first, place) =>
  first.region === 'N'
    ? []
    : PROVINCES.slice(place + 1)
        .filter(
          ({ region, weekdays }) => region === first.region && weekdays.some((day) => first.weekdays.includes(day)),
        )
        .map((second) => pairOf(stationOf(first), stationOf(second))),
)

function stationOf({ region, code }: { region: string; code: string }): LotteryGame {
  const found = vn.find((game) => game.code === `VN_${region}_${code}`)
  if (!found) throw new RangeError(`${code} is no station`)
  return found
}

/** The code of a station's province: `HCM` of `VN_S_HCM`. */
export function provinceCode({ code }: Pick<LotteryGame, 'code'>): string {
  return code.split('_')[2] ?? ''
}

function pairOf(first: LotteryGame, second: LotteryGame): LotteryGame {
  return {
    ...first,
    code: `VN_${first.group}2_${provinceCode(first)}_${provinceCode(second)}`,
    profile: 'VN_S2',
    names: namesOf(first, second),
    clock: clockOf(first, second),
    prices: PAIR_PRICES,
    stations: [first, second],
  }
}

function namesOf({ names }: LotteryGame, second: LotteryGame): LotteryGame['names'] {
  const both = (language: NameLanguage) => `${names[language]} – ${second.names[language]}`
  return {
    VI: both('VI'),
    EN: both('EN'),
    CN: both('CN'),
    JA: both('JA'),
    TH: both('TH'),
    TY: both('TY'),
    MY: both('MY'),
  }
}

/** The days both draw on; both are on air at their region's hour. */
function clockOf({ clock: first }: LotteryGame, { clock: second }: LotteryGame): LotteryGame['clock'] {
  if (first.kind === 'INTERVAL' || second.kind === 'INTERVAL') throw new RangeError('a station draws on days')
  const [days, others] = [weekdaysOf(first), weekdaysOf(second)]
  return { ...first, days: { weekdays: days.filter((day) => others.includes(day)) } }
}

function weekdaysOf({ days }: CalendarClock): readonly number[] {
  return 'weekdays' in days ? days.weekdays : []
}
