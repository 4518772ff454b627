import { setupI18n, type I18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { RefusalCode } from '@senluna/contract/refusals.ts'
import type { Brand, MerchantCode } from '@senluna/kit/brand.ts'
import { LANGUAGES, numbersOf, writtenIn } from '@senluna/text/index.ts'
import type { Brands } from '../../platform/http/ports.ts'
import type { AddedHost } from './hosts/added-host.ts'

/**
 * ICU messages by key, by the brand's code of the language (VI, EN). Only languages that may be
 * offered have a key here.
 */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** Before a brand's own host: the stage of its games, and the desk of its people. */
const PREFIXES = ['play.', 'desk.']

/** The language that every brand can fall back to. */
const LAST_RESORT = 'EN'

/** The brands this site serves, by host, and the words they answer in. */
export class BrandDirectory implements Brands {
  /** As their files have them. */
  readonly list: readonly Brand[]
  #byHost = new Map<string, Brand>()
  #byCode = new Map<string, Brand>()
  /** What was added last, to tell whether anything has changed. */
  #added = ''
  readonly #texts: Texts
  /**
   * Made when somebody is first refused in a language: a process that starts need not read them
   * all.
   */
  readonly #words = new Map<string, I18n>()
  readonly #strict: boolean

  /** `strict` refuses hosts of no brand; otherwise they get the first one. */
  constructor(brands: readonly Brand[], texts: Texts, strict: boolean) {
    this.list = brands
    this.#strict = strict
    this.#texts = texts
    this.#fill([])
  }

  /**
   * Takes over the hosts that were added at the desk, in the place of those taken over before. A
   * file's host stays its brand's.
   */
  take(added: readonly AddedHost[]): void {
    const fingerprint = added
      .map(({ host, merchantCode, loginScope }) => `${host} ${merchantCode} ${loginScope}`)
      .join()
    if (fingerprint === this.#added) return
    this.#added = fingerprint
    this.#fill(added)
  }

  #fill(added: readonly AddedHost[]): void {
    const all = this.list.map((brand) => withHosts(brand, added))
    this.#byCode = new Map(all.map((brand) => [brand.merchantCode, brand]))
    this.#byHost = new Map(
      [...all, ...this.list].flatMap((brand) =>
        brand.hosts.map((host) => [host.toLowerCase(), this.#byCode.get(brand.merchantCode)!] as const),
      ),
    )
  }

  byHost(host: string): Brand | undefined {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
    const prefix = PREFIXES.find((prefix) => name.startsWith(prefix)) ?? ''
    const own = this.#byHost.get(name) ?? this.#byHost.get(name.slice(prefix.length))
    return own ?? (this.#strict ? undefined : this.list[0] && this.byCode(this.list[0].merchantCode))
  }

  /** Whose file names a host or a domain. */
  fileOf(name: string): Brand | undefined {
    return this.list.find(
      ({ hosts, domains }) =>
        hosts.some((host) => host.toLowerCase() === name) ||
        domains.some(({ domain }) => domain.toLowerCase() === name),
    )
  }

  byCode(merchantCode: MerchantCode): Brand | undefined {
    return this.#byCode.get(merchantCode)
  }

  /** Languages of picker and support whose texts pass the gate, in that order. */
  offeredLanguages(brand: Brand): string[] {
    return [...new Set([...brand.pickerLanguages, ...brand.supportedLanguages])].filter(
      (language) => language in this.#texts,
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
    const words = this.#wordsIn(language) ?? this.#wordsIn(LAST_RESORT)
    const key = `refusal.${code}`
    if (!words || !(key in words.messages)) return code
    return words._(key, { ...args })
  }

  #wordsIn(language: string): I18n | undefined {
    const texts = this.#texts[language]
    const known = this.#words.get(language)
    if (known || !texts) return known
    const words = wordsOf(language, texts)
    this.#words.set(language, words)
    return words
  }
}

/** A brand with the hosts it was given beside those of its file. */
function withHosts(brand: Brand, added: readonly AddedHost[]): Brand {
  const own = added.filter(({ merchantCode }) => merchantCode === brand.merchantCode)
  if (own.length === 0) return brand
  const last = Math.max(0, ...brand.domains.map(({ sort }) => sort))
  const domains = own.map(
    ({ host, loginScope }, at) => ({ domain: host, kind: 'WEB', sort: last + at + 1, loginScope }) as const,
  )
  return {
    ...brand,
    hosts: [...brand.hosts, ...own.map(({ host }) => host)],
    domains: [...brand.domains, ...domains],
  }
}

function wordsOf(language: string, messages: Readonly<Record<string, string>>): I18n {
  const refusals = Object.entries(messages).filter(([key]) => key.startsWith('refusal.'))
  const locale = numbersOf(LANGUAGES[writtenIn(language)])
  const compiled = Object.fromEntries(refusals.map(([key, text]) => [key, compileMessage(text)]))
  return setupI18n({ locale, messages: { [locale]: compiled } })
}
