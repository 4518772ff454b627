import type { HelpArticleDraft } from '@senluna/server/modules/content/index.ts'

/**
 * An article as it is written here: `{brand}`, `{age}` and the other facts stand for what is true
 * of each brand.
 */
export interface Written {
  id: string
  titles: { VI: string; EN: string }
  contents: { VI: string; EN: string }
}

/** The articles of one heading, in their order. */
export interface Chapter {
  id: string
  names: { VI: string; EN: string }
  icon: string
  articles: readonly Written[]
}

/** What an article can say of a brand. */
export type Facts = Readonly<Record<'brand' | 'age' | 'seconds' | 'checkMinutes' | 'rtp', string>> & {
  readonly [sentence in 'autoplay' | 'quickStop']: { VI: string; EN: string }
}

/** An article with a brand's facts filled in. */
export function articleFor(written: Written, facts: Facts, categoryId: string, sort: number): HelpArticleDraft {
  const filled = (texts: { VI: string; EN: string }) => ({
    VI: fill(texts.VI, facts, 'VI'),
    EN: fill(texts.EN, facts, 'EN'),
  })
  return { id: written.id, categoryId, titles: filled(written.titles), contents: filled(written.contents), sort }
}

/**
 * A text with a brand's facts in the places of their names. Throws for a name that there is not.
 */
export const fill = (text: string, facts: Facts, language: 'VI' | 'EN'): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact: string | { VI: string; EN: string } | undefined = Object.entries(facts).find(
      ([key]) => key === name,
    )?.[1]
    if (fact === undefined) throw new Error(`no fact is called ${name}`)
    return typeof fact === 'string' ? fact : fact[language]
  })
