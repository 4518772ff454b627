/** A chapter in a further language: its name, and its articles by their id. */
export interface TranslatedChapter {
  name: string
  articles: Readonly<Record<string, TranslatedText>>
}

/** A title and HTML in one language. */
export interface TranslatedText {
  title: string
  content: string
}

/** Sentences that go by a brand's rules, in one language. `{rounds}` is a number. */
export interface RuleSentences {
  quickStop: string
  noQuickStop: string
  autoplay: string
  noAutoplay: string
}

/** All help of a further language. */
export interface Translation {
  chapters: Readonly<Record<string, TranslatedChapter>>
  terms: TranslatedText
  privacy: TranslatedText
  rules: RuleSentences
}
