/** A piece of the text. `text` is lower case without marks; `own` as it was written. */
export interface Token {
  readonly kind: 'NUMBER' | 'WORD' | 'TIMES' | 'DASH' | 'SEPARATOR' | 'END' | 'STRANGE'
  readonly text: string
  readonly own: string
  readonly from: number
  readonly to: number
}

type Kind = Token['kind'] | 'SPACE' | 'MARK'

const SIGNS: Readonly<Record<string, Kind>> = {
  '*': 'TIMES',
  '×': 'TIMES',
  '-': 'DASH',
  '–': 'DASH',
  '—': 'DASH',
  ',': 'SEPARATOR',
  '.': 'SEPARATOR',
  ':': 'SEPARATOR',
  '/': 'SEPARATOR',
  '+': 'SEPARATOR',
  ';': 'END',
  '\n': 'END',
  '\r': 'END',
}

/** The pieces of a text: runs of digits, runs of letters, single signs. Spaces only part them. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  let open = false
  for (const sign of text) {
    const from = at
    at += sign.length
    const plain = plainOf(sign)
    const kind = kindOf(sign, plain)
    const last = tokens.at(-1)
    if (kind === 'SPACE') open = false
    else if (kind === 'MARK') {
      // A mark of its own belongs to the letter before it, as some keyboards write it.
      if (last && open) tokens[tokens.length - 1] = { ...last, own: last.own + sign, to: at }
    } else if (last && open && last.kind === kind && (kind === 'NUMBER' || kind === 'WORD')) {
      tokens[tokens.length - 1] = { ...last, text: last.text + plain, own: last.own + sign, to: at }
    } else {
      tokens.push({ kind, text: plain, own: sign, from, to: at })
      open = true
    }
  }
  return tokens.map((token) => (token.kind === 'WORD' && token.text === 'x' ? { ...token, kind: 'TIMES' } : token))
}

/** Words without marks and capitals: how vocabulary is written. */
export const plainOf = (text: string): string =>
  text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')

function kindOf(sign: string, plain: string): Kind {
  const known = SIGNS[sign]
  if (known) return known
  if (/^\s$/u.test(sign)) return 'SPACE'
  if (/^\p{M}$/u.test(sign)) return 'MARK'
  if (/^[0-9]$/.test(sign)) return 'NUMBER'
  return /^[a-z]+$/.test(plain) ? 'WORD' : 'STRANGE'
}
