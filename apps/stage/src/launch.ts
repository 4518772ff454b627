/** How this page was opened. */
export interface Launch {
  /** Works once. Absent after a reload: it was taken out of the address. */
  token: string | undefined
  game: string
  language: string
  /** The origin of the site around the frame. */
  parent: string
  /** The operator says something in other words in this language. */
  worded: boolean
}

const FORMS = {
  game: /^[a-z0-9-]{1,40}$/,
  lang: /^[A-Z]{2}$/,
  parent: /^https?:\/\/[a-z0-9.-]{1,253}(?::[0-9]{1,5})?$/,
} as const
const TOKEN = /^[A-Za-z0-9_-]{20,200}$/

/**
 * Reads the launch from a fragment such as `#t=…&game=sen-vang&lang=VI&parent=https://…`.
 *
 * The fragment never reaches a server or a log. Undefined when it was not written by the site.
 */
export function launchIn(fragment: string): Launch | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const read = (name: keyof typeof FORMS) => {
    const value = given.get(name) ?? ''
    return FORMS[name].test(value) ? value : undefined
  }
  const token = given.get('t') ?? undefined
  const game = read('game')
  const language = read('lang')
  const parent = read('parent')
  if (!game || !language || !parent || (token !== undefined && !TOKEN.test(token))) return undefined
  return { token, game, language, parent, worded: given.get('w') === '1' }
}

/** The same fragment without its token, for the address bar and the history. */
export function withoutToken(fragment: string): string {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  given.delete('t')
  return `#${given}`
}
