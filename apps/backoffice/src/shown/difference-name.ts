import { dayText, isDay, say, vendorText, wordOf } from '../say.ts'

const OWN = 'OWN:'

/** A vendor as reconciliation names it: our own games by their product. */
export const vendorName = (vendor: string): string =>
  vendor.startsWith(OWN)
    ? say('desk.recon.vendor.own', { product: wordOf('desk.product', vendor.slice(OWN.length)) })
    : vendorText(vendor)

/** What a difference is about, in words: the day of a channel or vendor, the address of a chain. */
export function differenceName(about: string): string {
  const [first = '', ...rest] = about.split('/')
  return `${isDay(first) ? dayText(first) : first} · ${vendorName(rest.join('/'))}`
}
