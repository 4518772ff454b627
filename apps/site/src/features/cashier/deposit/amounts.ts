/**
 * The fee of an amount by a channel, as the server works it out: a fixed part and a share, cut,
 * never more than the amount.
 */
export function feeOf(amount: string, channel: { feePpm: number; feeFixed: string }, morePpm = 0): bigint {
  const units = BigInt(amount)
  const fee = BigInt(channel.feeFixed) + (units * BigInt(channel.feePpm + morePpm)) / 1_000_000n
  return fee < units ? fee : units
}

/** Millionths of a USDT as people write them, without zeros at the end. */
export const usdtText = (micro: string): string => {
  const digits = micro.padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0+$/, '')
  return `${digits.slice(0, -6).replace(/\B(?=(\d{3})+$)/g, ',')}${fraction ? `.${fraction}` : ''} USDT`
}

/** How much USDT an amount needs, rounded up as the server does. */
export const usdtFor = (amount: string, perUsdt: string): string =>
  ((BigInt(amount) * 1_000_000n + BigInt(perUsdt) - 1n) / BigInt(perUsdt)).toString()
