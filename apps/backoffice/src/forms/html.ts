/** Plain lines as paragraphs. What looks like HTML is taken as HTML. */
export const paragraphs = (text: string): string =>
  /<\w+[^>]*>/.test(text)
    ? text
    : text
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
        .join('')

/** Texts by language without those that are empty. */
export const filled = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words.trim() !== ''))
