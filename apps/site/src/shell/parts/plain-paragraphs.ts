/** Paragraphs of text without any other tag, and without attributes. */
const PLAIN = /^(?:<p>[^<>]*<\/p>\s*)+$|^[^<>]*$/

/**
 * The paragraphs of a text that is nothing but paragraphs; undefined for anything else. They are
 * made here and hold text only, so that nothing in them has to be cleaned.
 */
export function plainParagraphs(html: string): HTMLParagraphElement[] | undefined {
  const text = html.trim()
  if (!PLAIN.test(text)) return undefined
  const read = new DOMParser().parseFromString(text.startsWith('<') ? text : `<p>${text}</p>`, 'text/html')
  return [...read.querySelectorAll('p')].map(({ textContent }) =>
    Object.assign(document.createElement('p'), { textContent }),
  )
}
