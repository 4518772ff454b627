import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import { LANGUAGES, numbersOf, writtenIn } from '@senluna/text/index.ts'
import type { Brands } from '../../platform/http/ports.ts'

/** ICU messages by key, by the brand's code of the language (VI, EN). Only languages that may be offered stand here. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** Before a brand's own host: the stage of its games, and the desk of its people. */
const PREFIXES = ['play.', 'desk.']

/** The language that every brand can fall back to. */
const LAST_RESORT = 'EN'

/** The brands this site serves, by host, and the words they answer in. */
export class BrandDirectory implements Brands {
  readonly list: readonly Brand[]
  readonly #byHost = new Map<string, Brand>()
  readonly #byCode = new Map<string, Brand>()
  readonly #words = new Map<string, I18n>()
  readonly #strict: boolean

  /** `strict` refuses hosts of no brand; otherwise they get the first one. */
  constructor(brands: readonly Brand[], texts: Texts, strict: boolean) {
    this.list = brands
    this.#strict = strict
    for (const brand of brands) {
      this.#byCode.set(brand.merchantCode, brand)
      for (const host of brand.hosts) this.#byHost.set(host.toLowerCase(), brand)
    }
    for (const [language, messages] of Object.entries(texts))
      if (messages) this.#words.set(language, wordsOf(language, messages))
  }

  byHost(host: string): Brand | undefined {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
    const prefix = PREFIXES.find((one) => name.startsWith(one)) ?? ''
    const own = this.#byHost.get(name) ?? this.#byHost.get(name.slice(prefix.length))
    return own ?? (this.#strict ? undefined : this.list[0])
  }

  byCode(merchantCode: string): Brand | undefined {
    return this.#byCode.get(merchantCode)
  }

  /** Languages of picker and support whose texts pass the gate, in that order. */
  offeredLanguages(brand: Brand): string[] {
    return [...new Set([...brand.pickerLanguages, ...brand.supportedLanguages])].filter((language) =>
      this.#words.has(language),
    )
  }

  languageOf(brand: Brand, asked: string | undefined): string {
    const offered = this.offeredLanguages(brand)
    if (asked !== undefined && offered.includes(asked)) return asked
    return offered.includes(brand.defaultLanguage) ? brand.defaultLanguage : LAST_RESORT
  }

  refusalText(
    language: string,
    code: RefusalCode,
    args: Readonly<Record<string, string | number>> = {},
    own: Brand['words'] = {},
  ): string {
    const said = own[language]?.[`refusal.${code}`]
    if (said !== undefined) return wordsOf(language, { [`refusal.${code}`]: said })._(`refusal.${code}`, { ...args })
    const words = this.#words.get(language) ?? this.#words.get(LAST_RESORT)
    const key = `refusal.${code}`
    if (!words || !(key in words.messages)) return code
    return words._(key, { ...args })
  }
}

function wordsOf(language: string, messages: Readonly<Record<string, string>>): I18n {
  const refusals = Object.entries(messages).filter(([key]) => key.startsWith('refusal.'))
  const locale = numbersOf(LANGUAGES[writtenIn(language)])
  const compiled = Object.fromEntries(refusals.map(([key, text]) => [key, compileMessage(text)]))
  return setupI18n({ locale, messages: { [locale]: compiled } })
}
