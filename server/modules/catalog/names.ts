import { gameNames, vendorNames, type Names } from '@senluna/games/rules.ts'

/**
 * One name in a language: what the catalogue keeps is the Vietnamese one, and stands where somebody
 * has given another.
 */
const nameIn = (names: Names | undefined, stored: string, language: string): string =>
  !names || stored !== names.VI ? stored : ((Object.hasOwn(names, language) ? names[language] : names.EN) ?? stored)

/**
 * What a game is called in a language. Only some families' games are called otherwise in each;
 * others have one name.
 */
export const gameNameIn = (gameId: string, stored: string, language: string): string =>
  nameIn(gameNames(gameId), stored, language)

/**
 * What a game that stands in no catalogue is called, as one of two stations; undefined where it has
 * no name of its own.
 */
export const ownNameOf = (gameId: string, language = 'VI'): string | undefined => {
  const names = gameNames(gameId)
  return names && nameIn(names, names['VI'] ?? gameId, language)
}

/** What a vendor is called in a language. */
export const vendorNameIn = (vendor: string, stored: string, language: string): string =>
  nameIn(vendorNames(vendor), stored, language)
