import { VENDOR_NAMES } from '@senluna/games/lottery/rules/catalogue/vendors.ts'
import { GAMES } from '@senluna/games/lottery/rules/index.ts'

type Names = Readonly<Record<string, string>>

const VENDORS: Readonly<Record<string, Names>> = VENDOR_NAMES

/**
 * One name in a language: what the catalogue keeps is the Vietnamese one, and stands where somebody
 * has given another.
 */
const nameIn = (names: Names | undefined, stored: string, language: string): string =>
  !names || stored !== names.VI ? stored : ((Object.hasOwn(names, language) ? names[language] : names.EN) ?? stored)

/**
 * What a game is called in a language. Only the lottery's are called otherwise in each; others have
 * one name.
 */
export const gameNameIn = (gameId: string, stored: string, language: string): string =>
  nameIn(GAMES.get(gameId)?.names, stored, language)

/** What a vendor is called in a language. */
export const vendorNameIn = (vassalage: string, stored: string, language: string): string =>
  nameIn(Object.hasOwn(VENDORS, vassalage) ? VENDORS[vassalage] : undefined, stored, language)
