/** A name as it is compared: in capitals, without marks, with one space between words. `Nguyễn  Văn Đạt` is `NGUYEN VAN DAT`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/\s+/gu, ' ')
    .trim()

/** An address of Ethereum means the same in any case; accounts keep it in lower case. */
const ETHEREUM = /^0x[0-9a-f]{40}$/i

/** What a watch list compares: names as above, the rest without spaces, banks in capitals, addresses of Ethereum in lower case. */
export function comparedAs(kind: string, value: string): string {
  if (kind === 'NAME') return plainName(value)
  const bare = value.normalize('NFKC').replace(/\s+/g, '')
  if (kind === 'ADDRESS' && ETHEREUM.test(bare)) return bare.toLowerCase()
  return kind === 'BANK' ? bare.toUpperCase() : bare
}
