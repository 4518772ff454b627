import sanitizeHtml from 'sanitize-html'

/** Where the links of a text lead, as they are written. */
function targetsIn(html: string): string[] {
  const targets: string[] = []
  sanitizeHtml(html, {
    allowedTags: ['a'],
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href !== undefined) targets.push(attribs.href)
        return { tagName, attribs }
      },
    },
  })
  return targets
}

/**
 * The words of a text as they are read: what stands in a block of its own is parted from the next.
 */
export const wordsIn = (html: string): string =>
  sanitizeHtml(html.replace(/<\/?(?:p|li|td|th|tr|h\d|div|blockquote|br|hr)\b[^>]*>/gi, ' ; '), {
    allowedTags: [],
    allowedAttributes: {},
  })

const HERE = 'here.invalid'

/** Whether a link leads to a page of the site, or by https to one of these hosts. */
export function isOwn(target: string, hosts: readonly string[]): boolean {
  if (!/^(?:\/|https:\/\/)/i.test(target) || !URL.canParse(target, `https://${HERE}`)) return false
  // Read as a browser does: `/\\x` and a tab in `//x` lead elsewhere.
  const { protocol, hostname, port, username, password } = new URL(target, `https://${HERE}`)
  const own = target.startsWith('/') ? hostname === HERE : hosts.includes(hostname)
  return own && protocol === 'https:' && port === '' && username === '' && password === ''
}

/** The first link of a text that leads elsewhere than to these hosts. */
export const foreignLinkIn = (html: string, hosts: readonly string[]): string | undefined =>
  targetsIn(html).find((target) => !isOwn(target, hosts))
