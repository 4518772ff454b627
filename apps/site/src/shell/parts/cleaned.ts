import DOMPurify from 'dompurify'

/** HTML with nothing in it but what can be read and lead elsewhere. */
export const cleaned = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'iframe'],
    FORBID_ATTR: ['style'],
    RETURN_DOM_FRAGMENT: true,
  })
