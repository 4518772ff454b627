import { TEXTS } from '@senluna/text/all.ts'
import type { CompleteLanguage, TextKey } from '@senluna/text/index.ts'

/** Says the product's own words, so that a test finds what a person reads. */
export type Words = (key: TextKey, values?: Record<string, string | number>) => string

/** The words of a language. Messages with plurals are not filled in: tests don't need them. */
export const wordsOf =
  (language: CompleteLanguage): Words =>
  (key, values = {}) =>
    TEXTS[language][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
