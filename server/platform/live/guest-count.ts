/**
 * Guests of one address, where whole quarters may live behind one, and of one process: those above
 * ask over HTTP.
 */
const GUESTS_OF_ONE = 100
const GUESTS = 20_000

/** How many guests are connected, of each address and of all. */
export class GuestCount {
  readonly #byAddress = new Map<string, number>()
  #all = 0

  /** Counts one more guest of an address; answers false where there are too many. */
  add(address: string): boolean {
    const count = this.#byAddress.get(address) ?? 0
    if (count >= GUESTS_OF_ONE || this.#all >= GUESTS) return false
    this.#byAddress.set(address, count + 1)
    this.#all++
    return true
  }

  remove(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1
    if (left > 0) this.#byAddress.set(address, left)
    else this.#byAddress.delete(address)
    this.#all--
  }
}
