/** A stream of chance that is the same for the same name: a crowd does the same each time. */
export interface Chance {
  /** At least 0, below 1. */
  share(): number
  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number
  happens(share: number): boolean
  /** Throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item
  /** One of them, each as likely as it weighs. */
  weighed<Item>(items: readonly Item[], weight: (item: Item) => number): Item
}

/**
 * The stream of a name: mulberry32 over an FNV-1a hash. It decides nothing that is worth money.
 */
export function chanceOf(name: string): Chance {
  let state = 0x811c9dc5
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(share() * items.length)]
    if (item === undefined) throw new RangeError('there is nothing to pick from')
    return item
  }
  return {
    share,
    from: (least, most) => least + Math.floor(share() * (most - least + 1)),
    happens: (likely) => share() < likely,
    pick,
    weighed(items, weight) {
      let left = share() * items.reduce((sum, item) => sum + weight(item), 0)
      for (const item of items) {
        left -= weight(item)
        if (left < 0) return item
      }
      return pick(items)
    },
  }
}
