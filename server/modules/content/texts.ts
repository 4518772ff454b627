import { CLEANER, cleanHtml } from '../../platform/words/clean-html.ts'
import type { Texts } from './notices/notice.ts'

export { areTexts } from '../../platform/words/in-language.ts'

/**
 * What is shown of a text: in the language asked for, else in English, else in any; and which it
 * is.
 */
export function shownIn(texts: Texts, language: string): { text: string; language: string } {
  const found = [language, 'EN', ...Object.keys(texts)].find((key) => texts[key] !== undefined) ?? 'EN'
  return { text: texts[found] ?? '', language: found }
}

/** HTML by language with nothing in it but text, its structure and safe links. */
export const cleanTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]))

/** The same for what is read: only what an older allow-list let through is cleaned again. */
export const readHtml = (html: string, cleanedBy: number): string => (cleanedBy === CLEANER ? html : cleanHtml(html))
