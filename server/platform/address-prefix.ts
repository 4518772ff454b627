/**
 * The part of an address that one subscriber has: a whole IPv4 address, the first four groups of an
 * IPv6 one.
 */
export function addressPrefix(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back]
  return groups.slice(0, 4).join(':')
}
