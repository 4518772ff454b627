import { choiceInWordsOf } from '@senluna/games/rules.ts'
import type { BetRow } from '@senluna/contract/money/records.ts'
import { id, type Id } from '@senluna/kit/ids.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { UNIT } from '@senluna/kit/games/table.ts'
import { plainText } from '@senluna/text/all.ts'
import type { TextKey } from '@senluna/text/index.ts'
import { isLanguage, LANGUAGES, numbersOf } from '@senluna/text/languages.ts'
import type { Db } from '../../../platform/database/db.ts'
import { playedRounds } from '../queries/played-rounds.ts'

/**
 * What was chosen in a round, in the reader's language; undefined where the game has no words for
 * it.
 */
export function choiceText(game: string, choice: string | undefined, language: string): string | undefined {
  const inWords = choiceInWordsOf(game)
  if (!inWords || choice === undefined) return undefined
  const figures = numbers(numbersOf(LANGUAGES[isLanguage(language) ? language : 'EN']))
  const words = inWords(choice, {
    // The games name keys of their own texts, in which a test finds each.
    say: (key, args) => plainText(language, key as TextKey, args),
    money: (units) => figures.format(BigInt(units) * UNIT),
  })
  return words || undefined
}

/**
 * What the betting record says of rounds, by their wagers: of those alone that have words for it.
 */
export async function choiceDetails(
  db: Db,
  memberId: Id<'member'>,
  rows: readonly Pick<BetRow, 'betNo' | 'product'>[],
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const wagers = rows.flatMap(({ betNo, product }) =>
    product === 'RNG' ? [{ memberId, wagerId: id<'wager'>(betNo) }] : [],
  )
  const rounds = await playedRounds(db, wagers)
  return new Map(
    rounds.flatMap(({ wagerId, game, choice }) => {
      const words = choiceText(game, choice, language)
      return words === undefined ? [] : [[wagerId, words] as const]
    }),
  )
}
