/** The groups of a list of bet types, in the order in which they stand, with what they hold. */
const GROUPS = [
  ['PAIR', /^(?:XIEN|DA[12])/],
  ['LO', /^(?:LO|BAO|B[78]L)\w*(?<!_DAO)$/],
  ['DE', /^(?:DE_|DAU$|DUOI$)/],
  ['CANG', /^C[34]_\w*(?<!_DAO)$/],
  ['ORDERS', /_DAO$/],
  ['NONE', /^TRUOT/],
  ['SIDES', /^(?:TX|CL|TONG)_/],
] as const

export type TypeGroup = (typeof GROUPS)[number][0]

/** Bet types under their groups; a group without any is left out. Each type is in exactly one. */
export const groupsOf = (types: readonly string[]): { group: TypeGroup; codes: string[] }[] =>
  GROUPS.map(([group, holds]) => ({ group, codes: types.filter((code) => holds.test(code)) })).filter(
    ({ codes }) => codes.length > 0,
  )
