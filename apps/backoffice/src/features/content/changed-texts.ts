import { filled, paragraphs } from '../../forms/html.ts'

type Texts = Readonly<Record<string, string>>

interface Written {
  titles: Texts
  contents: Texts
}

/** Of texts by language those that are written otherwise than they stand. */
export function changedTexts(before: Partial<Written>, { titles, contents }: Written): Written {
  const html = Object.fromEntries(
    Object.entries(filled(contents)).map(([language, words]) => [language, paragraphs(words)]),
  )
  return { titles: others(before.titles, filled(titles)), contents: others(before.contents, html) }
}

const others = (before: Texts = {}, after: Texts): Texts =>
  Object.fromEntries(Object.entries(after).filter(([language, text]) => before[language] !== text))
