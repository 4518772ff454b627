import { texts as en } from './en/index.ts'
import { texts as vi } from './vi/index.ts'
import { writtenIn, type CompleteLanguage, type TextKey } from './index.ts'

/** Every message in every complete language, for the server and for tests; pages load one language only. */
export const TEXTS: Record<CompleteLanguage, Record<TextKey, string>> = { VI: vi, EN: en }

/**
 * A message with its simple arguments filled in: `{name}` and `{0}`.
 *
 * For texts without plurals, which is all the server sends; pages use `text()` of web/client.
 */
export function plainText(language: string, key: TextKey, args: Record<string, string | number> = {}): string {
  return TEXTS[writtenIn(language)][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
