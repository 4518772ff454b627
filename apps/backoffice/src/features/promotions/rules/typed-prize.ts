import type { ExtraPrize } from '@senluna/contract/member/rewards/extra-prize.ts'

/** A prize as it is kept: money, points, goods. */
interface Prize {
  amount: string
  extra?: ExtraPrize | null | undefined
}

/** A prize as it is typed: `5000`, `5000+100p` with points, `#phone-card` goods by their id. */
export function typedPrize({ amount, extra }: Prize): string {
  const { points, goods } = extra ?? {}
  const parts = [amount !== '0' || !extra ? amount : '', points && `${points}p`, goods && `#${goods}`]
  return parts.filter(Boolean).join('+')
}

/** What was typed, to be checked against the schema. */
export function prizeOf(typed: string): { amount: string; extra?: ExtraPrize } {
  const parts = typed.trim().split('+')
  const points = parts.find((part) => /^\d+p$/i.test(part))?.slice(0, -1)
  const goods = parts.find((part) => part.startsWith('#'))?.slice(1)
  const money = parts.filter((part) => !/^\d+p$/i.test(part) && !part.startsWith('#'))
  const extra = { ...(points === undefined ? {} : { points }), ...(goods === undefined ? {} : { goods }) }
  const hasExtra = points !== undefined || goods !== undefined
  return { amount: money.join('+') || (hasExtra ? '0' : ''), ...(hasExtra && { extra }) }
}
