import type { HelpArticleDraft } from '@senluna/server/modules/content/index.ts'
import type { TranslatedText, Translation } from './translation.ts'
import { TRANSLATIONS } from './translations.ts'

/**
 * An article as it is written here: `{brand}`, `{age}` and the other facts stand for what is true
 * of each brand.
 */
export interface Written {
  id: string
  titles: { VI: string; EN: string }
  contents: { VI: string; EN: string }
  /** The further languages, of an article that brings them itself. */
  others?: Readonly<Record<string, TranslatedText>>
  /** What the game that it is about returns, in percent. */
  rtp?: string
}

/** The articles of one heading, in their order. */
export interface Chapter {
  id: string
  names: { VI: string; EN: string }
  icon: string
  articles: readonly Written[]
}

/** What an article can say of a brand. */
export type Facts = Readonly<Record<'brand' | 'age' | 'seconds' | 'checkMinutes', string>> & {
  readonly [sentence in 'autoplay' | 'quickStop']: Readonly<Record<string, string>>
} & { readonly rtp?: string }

/**
 * An article with a brand's facts filled in, in every language it is written in. Throws when a
 * translation lacks it.
 */
export function articleFor(written: Written, facts: Facts, chapter: Chapter, sort: number): HelpArticleDraft {
  const { id, titles, contents, rtp } = written
  const others = translated(({ chapters }, language) => {
    const own = written.others ? written.others[language] : chapters[chapter.id]?.articles[id]
    if (!own) throw new Error(`the article ${id} is not in every language`)
    return own
  })
  return {
    id,
    categoryId: chapter.id,
    titles: filled({ ...titles, ...mapped(others, ({ title }) => title) }, facts),
    contents: filled({ ...contents, ...mapped(others, ({ content }) => content) }, rtp ? { ...facts, rtp } : facts),
    sort,
  }
}

/** A text in every language with a brand's facts in the places of their names. */
export const filled = (texts: Readonly<Record<string, string>>, facts: Facts): Record<string, string> =>
  mapped(texts, (text, language) => fill(text, facts, language))

/** The further languages' words for one thing. */
export const translated = <Part>(pick: (translation: Translation, language: string) => Part): Record<string, Part> =>
  mapped(TRANSLATIONS, pick)

/** A record with each of its values made into another. */
export const mapped = <From, To>(
  texts: Readonly<Record<string, From>>,
  made: (value: From, language: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(texts).map(([language, value]) => [language, made(value, language)]))

/** Throws for a name that there is not. */
const fill = (text: string, facts: Facts, language: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact: string | Readonly<Record<string, string>> | undefined = Object.entries(facts).find(
      ([key]) => key === name,
    )?.[1]
    const said = typeof fact === 'string' ? fact : fact?.[language]
    if (said === undefined) throw new Error(`no fact is called ${name} in ${language}`)
    return said
  })
