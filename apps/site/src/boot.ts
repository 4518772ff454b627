import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { systemStatus } from '@senluna/contract/site/system.ts'
import { numbers } from '@senluna/kit/text/formatters.ts'
import { pageTexts } from '@senluna/text/index.ts'
import { keepPrefetch } from '@senluna/web/client/prefetch.ts'
import { call, whenClosed } from '@senluna/web/client/call/call.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { takeImageHosts } from '@senluna/web/client/images/image-cdn.ts'
import { sealWith } from '@senluna/web/client/call/sealed.ts'
import { kept } from '@senluna/web/client/storage.ts'
import { endonym, shownLanguage, speak, wordedBy } from '@senluna/web/client/text.ts'

export type Status = ReplyOf<typeof systemStatus>

let latest: Status | null = null

/** Reads the brand and makes this page its page: language, direction, theme, name. */
export async function boot(): Promise<Status> {
  const asked = readStatus()
  // The first number a browser writes makes it load its tables: better now, while nothing else is
  // to be done.
  setTimeout(() => numbers(document.documentElement.lang || 'vi').format(1))
  const status = await asked
  latest = status
  const { info } = status
  identity.merchant = info.merchantCode
  identity.timeZone = info.timeZone
  takeImageHosts(info.imageCDNs)
  const language = languageOf(info)
  wordedBy((code) => {
    const v = info.worded?.[code]
    return v ? import('./own-words.ts').then((own) => own.ownWords(code, v)).catch(() => undefined) : undefined
  })
  keepPrefetch(language)
  await loadLanguage(language)
  document.documentElement.dataset.brand = info.merchantCode
  document.documentElement.dataset.theme = themeOf(info)
  sealWith(async (fresh) => {
    if (fresh || !latest) latest = await readStatus()
    return latest.info.crypto.keys
  })
  return status
}

/** What was read last; null before anything was. */
export const lastStatus = (): Status | null => latest

const readStatus = () => call(systemStatus, { query: { url: location.hostname } })

const ACCESS_MS = 30 * 60_000

/**
 * Asks every half hour, and whenever a call is refused since the site is closed, whether it still
 * is open to this page.
 */
export function watchAccess(then: (status: Status) => void): () => void {
  let asking = false
  const ask = () => {
    if (asking) return
    asking = true
    // No answer changes nothing: what is open stays open.
    boot()
      .then(then, () => undefined)
      .finally(() => (asking = false))
  }
  whenClosed(ask)
  const timer = setInterval(ask, ACCESS_MS)
  return () => clearInterval(timer)
}

/** What the reader chose, if it is offered; else what the brand says. */
function languageOf(info: Status['info']): string {
  const chosen = kept.get('language')
  return chosen && info.offeredLanguages.includes(chosen) ? chosen : info.currentLanguage
}

/** Loads a language and sets it on the document. */
export async function loadLanguage(language: string): Promise<void> {
  await speak(language, pageTexts)
  identity.language = language
  const { tag, direction } = shownLanguage()
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  if (!/\p{Script=Latin}/u.test(endonym(language)))
    void import('@senluna/web/ui/script-font.ts').then(
      ({ bringFace }) => bringFace(language),
      () => undefined,
    )
}

/** The theme chosen, if the brand has it; else the brand's own. */
export function themeOf(info: Status['info']): 'dark' | 'light' {
  const chosen = kept.get('theme')
  return info.theme.choices.find((choice) => choice === chosen) ?? info.theme.default
}

/** Changes the theme and remembers it. */
export function chooseTheme(theme: 'dark' | 'light'): void {
  kept.set('theme', theme)
  document.documentElement.dataset.theme = theme
}
