import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** Where one ends, so does a word. */
const BLOCK = /<(?=\/?(?:p|br|h[23]|ul|ol|li|blockquote|hr|table|thead|tbody|tr|th|td)\b)/g

/** The words of cleaned HTML in one line, for searching in and for a snippet. */
export const plainOf = (html: string): string =>
  sanitizeHtml(html.replaceAll(BLOCK, ' <'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()
