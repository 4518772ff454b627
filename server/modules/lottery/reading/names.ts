import type { LotteryGame, NameLanguage } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { drawNumberWords, selectionWords } from '@senluna/games/lottery/rules/tickets/selection-words.ts'
import { dates } from '@senluna/kit/text/formatters.ts'
import { datesOf, isLanguage, LANGUAGES } from '@senluna/text/languages.ts'
import { TEXTS } from '@senluna/text/all.ts'

/** A game's name in a language; in English where it has none. */
export const nameOfGame = ({ names }: LotteryGame, language: string): string =>
  Object.hasOwn(names, language) ? names[language as NameLanguage] : names.EN

const texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = TEXTS

const named = (key: string, language: string): string | undefined => texts[language]?.[key] ?? texts.EN?.[key]

/** The name of a region or a hall. */
export const nameOfGroup = (group: string, language: string): string =>
  named(`lottery.group.${group}`, language) ?? group

/** What a bet type is called. */
export const nameOfType = (betType: string, language: string): string =>
  named(`lottery.type.${betType}`, language) ?? betType

/** Why the rules don't offer a game; undefined where they do. */
export const whyNotOffered = ({ code, disabled }: LotteryGame, language: string): string | undefined =>
  disabled === undefined ? undefined : (named(`lottery.shut.${code}`, language) ?? disabled)

/** What a ticket is called whose stake the house paid. */
export const freeIn = (language: string): string => named('lottery.play.free.tag', language) ?? ''

/** What was chosen, in words. */
export const selectionIn = (selection: unknown, language: string): string =>
  selectionWords(selection, {
    pick: (pick) => named(`lottery.pick.${pick}`, language) ?? pick,
    part: (part) => named(`lottery.part.${part}`, language) ?? part,
  })

/** A draw's number as the pages write it. */
export const drawNumberIn = (drawNumber: string, language: string): string => {
  const written = dates(datesOf(LANGUAGES[isLanguage(language) ? language : 'EN']), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
  return drawNumberWords(drawNumber, (year, month, day) => written.format(new Date(Date.UTC(year, month - 1, day))))
}
