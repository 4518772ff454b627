/** Texts by the brand's code of their language. */
export type Texts = Readonly<Record<string, string>>

/** What stands under a language, else under English, else under any. */
export const inLanguage = <Said>(texts: Readonly<Record<string, Said>>, language: string): Said | undefined =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0]

const LANGUAGE = /^[A-Z]{2}$/

/**
 * Whether texts can be kept and shown: at least one, each under a language, neither empty nor
 * longer than `most`.
 */
export const areTexts = (texts: Texts, most: number): boolean =>
  Object.keys(texts).length > 0 &&
  Object.entries(texts).every(
    ([language, text]) => LANGUAGE.test(language) && text.length > 0 && text.length <= most && !text.includes('\0'),
  )
