/** What the symbols of a slot look like and are called, for pages outside of the game's own. */
export interface Faces {
  /** The address of each symbol's picture. */
  pictures: Readonly<Record<string, string>>
  /** A symbol's name in the reader's language. */
  nameOf(symbol: string): string
}
