import { TEXTS } from '@senluna/text/all.ts'

/** A transaction type's name in a language, English where that one has none. */
export function kindName(language: string, kind: number): string {
  const key = `trans.${kind}`
  const texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = TEXTS
  return texts[language]?.[key] ?? texts.EN?.[key] ?? String(kind)
}
