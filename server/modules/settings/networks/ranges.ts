/** Addresses from one to another, both included, and what is known of them. */
export interface Span {
  from: bigint
  to: bigint
  /** 16 bits. */
  value: number
}

/** Spans without an overlap, in flat arrays: half a million of them take some ten megabytes. */
export class Ranges {
  readonly #from: BigUint64Array
  readonly #to: BigUint64Array
  readonly #value: Uint16Array

  /** The spans must be in order. */
  constructor(spans: readonly Span[]) {
    // Two words of 64 bits for each end, so that both kinds of address are kept alike.
    this.#from = new BigUint64Array(spans.length * 2)
    this.#to = new BigUint64Array(spans.length * 2)
    this.#value = Uint16Array.from(spans, ({ value }) => value)
    for (const [at, { from, to }] of spans.entries()) {
      this.#from.set([from >> 64n, BigInt.asUintN(64, from)], at * 2)
      this.#to.set([to >> 64n, BigInt.asUintN(64, to)], at * 2)
    }
  }

  /** What is known of an address; 0 where it is in no span. */
  of(address: bigint): number {
    let [low, high] = [0, this.#value.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (end(this.#from, middle) > address) high = middle - 1
      else if (end(this.#to, middle) < address) low = middle + 1
      else return this.#value[middle]!
    }
    return 0
  }
}

const end = (ends: BigUint64Array, at: number): bigint => (ends[at * 2]! << 64n) | ends[at * 2 + 1]!

/** Spans in the order of their first addresses. */
export const inOrder = <One extends Span>(spans: readonly One[]): One[] =>
  spans.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
