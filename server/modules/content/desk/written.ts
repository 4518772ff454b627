import { Refusal } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { LANGUAGES } from '@senluna/text/languages.ts'
import { refuseForeignLinks } from '../../../platform/words/own-links.ts'
import { cleanTexts } from '../texts.ts'

type Texts = Readonly<Record<string, string>>
interface Written {
  titles: Texts
  contents: Texts
}

/**
 * Texts that would stand in the brand's name: in languages there are, each with title and content,
 * their links to the brand's own pages. Refuses VAL_FIELD with the field and what is wrong.
 */
export function refuseUnshown(brand: Brand, { titles, contents }: Written, before?: Written): void {
  for (const [field, texts, others] of [
    ['titles', titles, { ...before?.contents, ...contents }],
    ['contents', contents, { ...before?.titles, ...titles }],
  ] as const) {
    const strange = Object.keys(texts).find((language) => !(language in LANGUAGES))
    if (strange !== undefined) throw wrong(field, 'LANGUAGE', strange)
    const alone = Object.keys(others).find((language) => !(language in { ...before?.[field], ...texts }))
    if (alone !== undefined) throw wrong(field, 'MISSING_IN', alone)
  }
  if (Object.keys({ ...before?.titles, ...titles }).length === 0) throw wrong('titles', 'EMPTY')
  const cleaned = cleanTexts(contents)
  const empty = Object.keys(cleaned).find((language) => cleaned[language]!.replaceAll(/<[^>]*>/g, '').trim() === '')
  if (empty !== undefined) throw wrong('contents', 'MISSING_IN', empty)
  refuseForeignLinks(brand, 'contents', ...Object.values(cleaned))
}

const wrong = (field: string, patternId: string, ...args: string[]) =>
  new Refusal('VAL_FIELD', { fields: [{ field, patternId, args }] })
