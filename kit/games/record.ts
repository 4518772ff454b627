import { CHOICE_LENGTH } from './game.ts'

/** What a stored round was played by. */
export interface RoundRecord {
  /** The player's choice; undefined for a game without one. */
  choice: string | undefined
  draws: readonly number[]
}

const CHOICE = /^[a-z0-9.-]+$/

/**
 * A round's record as the bytes that are stored.
 *
 * Without a choice they are the draws. With one its length stands first, then its characters, then
 * the draws. Throws RangeError for a choice that is not written as `Choosing` says.
 */
export function recordBytes({ choice, draws }: RoundRecord): readonly number[] {
  if (choice === undefined) return draws
  if (choice.length > CHOICE_LENGTH || !CHOICE.test(choice))
    throw new RangeError('a choice is 1 to 240 plain characters')
  return [choice.length, ...Array.from(choice, (letter) => letter.charCodeAt(0)), ...draws]
}

/**
 * The record in stored bytes, of a game with a choice or without. Throws RangeError for any other.
 */
export function recordOf(bytes: Iterable<number>, chooses: boolean): RoundRecord {
  const all = [...bytes]
  if (!chooses) return { choice: undefined, draws: all }
  const [length = 0, ...rest] = all
  const choice = String.fromCharCode(...rest.slice(0, length))
  if (choice.length !== length || !CHOICE.test(choice)) throw new RangeError('a record begins with its choice')
  return { choice, draws: rest.slice(length) }
}
