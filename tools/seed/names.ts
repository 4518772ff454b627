import type { GameType } from '@senluna/kit/product.ts'
import { fold } from '@senluna/kit/text/fold.ts'
import { EN_ENDINGS, EN_MARKS, PLACES, SPECIAL, THEMES, VI_MARKS, VI_OPENINGS, type Theme } from './words.ts'

/** A name with what it speaks of; `kind` is its class within the category. */
export interface Named {
  name: string
  theme: Theme
  kind?: string
}

/** One of a list, by a number in [0, 1). */
export const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!

const KINDS: Partial<Record<GameType, { theme: Theme; kinds: readonly (readonly [code: string, name: string])[] }>> = {
  LIVE: {
    theme: SPECIAL.table,
    kinds: [
      ['BACCARAT', 'Baccarat'],
      ['ROULETTE', 'Roulette'],
      ['SICBO', 'Tài Xỉu'],
      ['XOCDIA', 'Xóc Đĩa'],
      ['BLACKJACK', 'Blackjack'],
      ['DRAGON_TIGER', 'Rồng Hổ'],
    ],
  },
  TABLE: {
    theme: SPECIAL.table,
    kinds: [
      ['BACCARAT', 'Baccarat'],
      ['ROULETTE', 'Roulette'],
      ['BLACKJACK', 'Blackjack'],
      ['SICBO', 'Sic Bo'],
      ['POKER', 'Poker Ba Lá'],
    ],
  },
  PVP: {
    theme: SPECIAL.cards,
    kinds: [
      ['TIENLEN', 'Tiến Lên'],
      ['PHOM', 'Phỏm'],
      ['MAUBINH', 'Mậu Binh'],
      ['BACAY', 'Ba Cây'],
      ['SAM', 'Sâm Lốc'],
      ['POKER', 'Poker'],
    ],
  },
  FISH: {
    theme: SPECIAL.fishing,
    kinds: [
      ['CANNON', 'Bắn Cá'],
      ['HUNT', 'Săn Cá Mập'],
      ['HUNT', 'Thợ Lặn'],
      ['CANNON', 'Đại Chiến San Hô'],
    ],
  },
  CRASH: {
    theme: SPECIAL.flight,
    kinds: [
      ['CURVE', 'Phi Thuyền'],
      ['CURVE', 'Diều Giấy'],
      ['CURVE', 'Khinh Khí Cầu'],
      ['CURVE', 'Cánh Buồm'],
    ],
  },
  SPORTS: {
    theme: SPECIAL.sport,
    kinds: [
      ['FOOTBALL', 'Bóng Đá'],
      ['BASKETBALL', 'Bóng Rổ'],
      ['TENNIS', 'Quần Vợt'],
      ['VOLLEYBALL', 'Bóng Chuyền'],
    ],
  },
  CRICKET: { theme: SPECIAL.sport, kinds: [['CRICKET', 'Cricket']] },
  ESPORTS: {
    theme: SPECIAL.esports,
    kinds: [
      ['MOBA', 'Đấu Trường'],
      ['SHOOTER', 'Chiến Tuyến'],
      ['RACING', 'Đường Đua Số'],
    ],
  },
}

const RNG_KINDS = ['VIDEO', 'VIDEO', 'VIDEO', 'CLASSIC', 'CLUSTER', 'MANY_LINES'] as const

/** Gives out names, none of them twice, not even without their marks. */
export class Names {
  #taken = new Set<string>()

  /** Keeps a name for a game that is listed by hand. */
  keep(name: string): void {
    this.#taken.add(fold(name))
  }

  /** A new name for a game of a category. */
  next(type: GameType, language: 'vi' | 'en', random: () => number): Named {
    for (let tries = 1; ; tries++) {
      const named = KINDS[type] ? ofKind(type, tries, random) : ofTheme(language, tries, random)
      const folded = fold(named.name)
      if (this.#taken.has(folded)) continue
      this.#taken.add(folded)
      return named
    }
  }
}

function ofKind(type: GameType, tries: number, random: () => number): Named {
  const { theme, kinds } = KINDS[type]!
  const [kind, name] = pick(kinds, random)
  // Places run out in the larger categories: then a table gets a number.
  const number = tries > 12 ? ` ${2 + Math.floor(random() * 97)}` : ''
  return { name: `${name} ${pick(PLACES, random)}${number}`, theme, kind }
}

function ofTheme(language: 'vi' | 'en', tries: number, random: () => number): Named {
  const theme = pick(THEMES, random)
  const thing = pick(theme[language], random)
  const kind = theme.code === 'classic' ? 'CLASSIC' : pick(RNG_KINDS, random)
  const long = tries > 2 || random() < 0.35
  if (language === 'vi') {
    const name = `${thing} ${pick(VI_MARKS, random)}`
    return { name: long ? `${pick(VI_OPENINGS, random)} ${name}` : name, theme, kind }
  }
  const name = `${pick(EN_MARKS, random)} ${thing}`
  return { name: long ? `${name} ${pick(EN_ENDINGS, random)}` : name, theme, kind }
}
