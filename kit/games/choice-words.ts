/** How a choice is put in words, in the language of who reads them. */
interface ChoiceWords {
  /** A message by its key. */
  say(key: string, args?: Readonly<Record<string, string>>): string
  /** What so many units of a table are, as money without its currency. */
  money(units: number): string
}

/** A choice in words. */
export type InWords = (choice: string, words: ChoiceWords) => string
