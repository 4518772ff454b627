/** A name as it is compared: in capitals, without marks, with one space between words. `Nguyễn  Văn Đạt` is `NGUYEN VAN DAT`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/\s+/gu, ' ')
    .trim()

/** What a watch list compares: names as above, everything else without spaces and in capitals, save addresses of chains. */
export function comparedAs(kind: string, value: string): string {
  if (kind === 'NAME') return plainName(value)
  const bare = value.normalize('NFKC').replace(/\s+/g, '')
  return kind === 'BANK' ? bare.toUpperCase() : bare
}
