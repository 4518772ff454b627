import { LANGUAGES, type LanguageCode } from '@senluna/text/index.ts'

type Load = () => Promise<{ texts: Record<string, string> }>

const found = import.meta.glob<{ texts: Record<string, string> }>('./slots-*/words/??.ts')
const known = new Map<string, Readonly<Record<LanguageCode, Load>> | undefined>()

/**
 * What a slot says itself, for `speakMore`: its folder's words, the English ones where a language
 * has none. Undefined for a game without words of its own.
 */
export function slotTexts(code: string): Readonly<Record<LanguageCode, Load>> | undefined {
  if (!known.has(code)) known.set(code, loadersOf(code))
  return known.get(code)
}

function loadersOf(code: string) {
  const wordsIn = (language: string) => found[`./slots-${code}/words/${language.toLowerCase()}.ts`]
  const english = wordsIn('EN')
  if (!english) return undefined
  return Object.fromEntries(
    Object.keys(LANGUAGES).map((language) => [language, wordsIn(language) ?? english]),
  ) as Record<LanguageCode, Load>
}
