import * as z from 'zod/mini'

const fields = z.object({
  t: z.string().check(z.minLength(20), z.maxLength(200)),
  game: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  lang: z.string().check(z.regex(/^[A-Z]{2}$/)),
  parent: z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?$/)),
})

/** How this page was opened. */
export interface Launch {
  /** Works once. Absent after a reload: it was taken out of the address. */
  token: string | undefined
  game: string
  language: string
  /** The origin of the site around the frame. */
  parent: string
}

/**
 * Reads the launch from a fragment such as `#t=…&game=sen-vang&lang=VI&parent=https://…`.
 *
 * The fragment never reaches a server or a log. Undefined when it was not written by the site.
 */
export function launchIn(fragment: string): Launch | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const parsed = z.extend(fields, { t: z.optional(fields.shape.t) }).safeParse(Object.fromEntries(given))
  if (!parsed.success) return undefined
  const { t, game, lang, parent } = parsed.data
  return { token: t, game, language: lang, parent }
}

/** The same fragment without its token, for the address bar and the history. */
export function withoutToken(fragment: string): string {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  given.delete('t')
  return `#${given}`
}
