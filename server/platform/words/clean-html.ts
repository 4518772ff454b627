import sanitizeHtml from 'sanitize-html'

/**
 * The number of this allow-list. It rises with every change, and what an older one let through is
 * cleaned again when read.
 */
export const CLEANER = 1

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'code',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // A link out of the site must neither see nor steer the page it was opened from.
  transformTags: {
    a: (_tag, attributes) => ({
      tagName: 'a',
      attribs: /^https:/i.test(attributes.href ?? '')
        ? { href: attributes.href!, target: '_blank', rel: 'noopener noreferrer nofollow' }
        : pick(attributes),
    }),
  },
}

const pick = ({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes => (href === undefined ? {} : { href })

/** HTML with nothing in it but text, its structure and safe links. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED)
