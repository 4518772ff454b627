import type { IntervalClock, LotteryGame, NameLanguage } from './game.ts'

/** How long before its draw a fast game closes. */
const lockOf = (seconds: number): number => (seconds <= 90 ? 5 : seconds <= 180 ? 10 : 20)

/**
 * The clock of a game drawn all day long, and whether its tickets can be taken back: where there is
 * time to think again.
 */
export const intervalOf = (seconds: number, zone: string): Pick<LotteryGame, 'cancel'> & { clock: IntervalClock } => ({
  clock: { kind: 'INTERVAL', seconds, lockSeconds: lockOf(seconds), zone },
  cancel: seconds >= 180,
})

/** A family's name with the time between two draws: `SSC 90 giây`, `SSC 5 phút`. */
export function lengthNames(family: LotteryGame['names'], seconds: number): LotteryGame['names'] {
  const isMinutes = seconds % 60 === 0
  const length = isMinutes ? seconds / 60 : seconds
  const words: Readonly<Record<NameLanguage, string>> = {
    VI: `${family.VI} ${length} ${isMinutes ? 'phút' : 'giây'}`,
    EN: `${family.EN} ${length} ${isMinutes ? (length === 1 ? 'minute' : 'minutes') : 'seconds'}`,
    CN: `${length}${isMinutes ? '分' : '秒'}${family.CN}`,
    JA: `${family.JA} ${length}${isMinutes ? '分' : '秒'}`,
    TH: `${family.TH} ${length} ${isMinutes ? 'นาที' : 'วินาที'}`,
    TY: `${family.TY} ${length} ${isMinutes ? 'minuto' : 'segundo'}`,
    MY: `${family.MY} ${length} ${isMinutes ? 'မိနစ်' : 'စက္ကန့်'}`,
  }
  return words
}
