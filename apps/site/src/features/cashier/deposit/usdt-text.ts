/** Millionths of a USDT as people write them, without zeros at the end. */
export const usdtText = (micro: string): string => {
  const digits = micro.padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0+$/, '')
  return `${digits.slice(0, -6).replace(/\B(?=(\d{3})+$)/g, ',')}${fraction ? `.${fraction}` : ''} USDT`
}
