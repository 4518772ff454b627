/** One element of an XML file: its name without prefix, its text, what stands in it. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
}

const DEEPEST = 40
const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/y
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads XML that a bank writes; undefined for what is broken. Declared entities and types, which
 * can be bombs, are none of it.
 */
export function readXml(text: string): Element | undefined {
  const top: Element = { name: '', attributes: {}, text: '', children: [] }
  const open: Element[] = [top]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)
    if (!token) return undefined
    const [whole, cdata, closing, name, attributes = '', empty] = token
    const inside = open.at(-1)!
    if (cdata !== undefined) inside.text += cdata
    else if (name === undefined) {
      if (!whole.startsWith('<')) inside.text += unescaped(whole)
    } else if (closing) {
      if (open.length === 1 || inside.name !== local(name)) return undefined
      open.pop()
    } else {
      const element = { name: local(name), attributes: attributesOf(attributes), text: '', children: [] }
      inside.children.push(element)
      if (!empty) open.push(element)
      if (open.length > DEEPEST) return undefined
    }
  }
  return open.length === 1 && top.children.length === 1 ? top.children[0] : undefined
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, a, b]) => [
      local(name!),
      unescaped(a ?? b ?? ''),
    ]),
  )

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name: string | undefined) => {
    if (name !== undefined) return SIGNS[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** All elements at a path below one: `Ntry/NtryDtls/TxDtls`. */
export const allAt = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (at, name) => at.flatMap((parent) => parent.children.filter((child) => child.name === name)),
      [element],
    )

/** The text of the first element at a path, trimmed; empty when there is none. */
export const textAt = (element: Element, path: string): string => allAt(element, path)[0]?.text.trim() ?? ''
