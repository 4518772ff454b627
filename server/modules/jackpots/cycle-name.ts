import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { JackpotLevel } from '@senluna/kit/games/jackpot.ts'

/** One pot from its seed to its win. */
export interface CycleName {
  merchantCode: MerchantCode
  level: JackpotLevel
  no: number
}

/** The id under which a pot's hidden seed is sealed. */
export const sealNameOf = ({ merchantCode, level, no }: CycleName): string => `jackpot:${merchantCode}:${level}:${no}`

/** A jackpot as its hidden point's stream names it. */
export const jackpotIdOf = ({ merchantCode, level }: Pick<CycleName, 'merchantCode' | 'level'>): string =>
  `${merchantCode}-${level.toLowerCase()}`
