import { wireName } from '@senluna/contract/names.ts'
import { GAMES, structureOf } from '@senluna/games/lottery/rules/index.ts'
import type { LotteryGame } from '@senluna/games/lottery/rules/catalogue/game.ts'
import { ResultRefused } from '@senluna/games/lottery/rules/draws/result.ts'
import { businessDate, type Clock } from '@senluna/kit/time.ts'
import type { SourceForm } from '../source-forms.ts'
import { shapeOf } from '../result-shape.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { readJson } from './json-form.ts'
import type { AskedDraw, ResultSource } from './source.ts'
import { readTable } from './table-form.ts'
import type { ReadAnswer } from './read-answer.ts'

/** Pages come with much around their table. */
const MOST_BYTES = 1_024 * 1_024

/**
 * A source in a form of its own, by configuration: JSON of any shape, or a table of a page or of
 * CSV. Of games it doesn't have, of another draw than the one asked for, and while numbers are
 * missing it knows nothing. Nothing is padded or guessed: a result is whole as the draw must have
 * it, or it is none. Source: docs/lottery.md, "Official results".
 */
export function formedSource(name: string, template: string, form: SourceForm, clock: Clock): ResultSource {
  return {
    name,
    async ask(draw) {
      const game = GAMES.get(draw.game)
      const called = form.games[draw.game]
      if (!game || !called) return undefined
      const fill = (words: string, write = (word: string) => word) => filled(words, draw, game, called.name, write)
      const address = fill(template, encodeURIComponent)
      const accept = form.form === 'JSON' ? 'application/json' : 'text/html, text/csv;q=0.9, text/plain;q=0.8'
      const heard = await fetchAnswer({ name, address, accept, most: MOST_BYTES }, clock)
      if (!heard) return undefined
      const words = fill(form.names)
      const answer =
        form.form === 'JSON'
          ? readJson(form, heard.payload, words)
          : readTable(form, heard.payload, words, called.column)
      if (!answer) return undefined
      const result = completeResult(game, answer)
      if (result === undefined) return undefined
      return { result, bonus: answer.bonus, publishedAt: answer.publishedAt, evidence: heard.evidence }
    },
  }
}

/** A template with what is known of the draw. */
function filled(
  template: string,
  { drawNumber, drawAt }: AskedDraw,
  game: LotteryGame,
  called: string,
  write: (word: string) => string,
): string {
  const [year = '', month = '', day = ''] = businessDate(drawAt, game.clock.zone).split('-')
  const words: Readonly<Record<string, string>> = {
    game: called,
    [wireName(['drawNumber'], 'drawNumber')]: drawNumber,
    yyyy: year,
    MM: month,
    dd: day,
    M: String(Number(month)),
    d: String(Number(day)),
  }
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const word = words[name]
    return word === undefined ? whole : write(word)
  })
}

/** The result as the draw has it; undefined while it isn't complete. */
function completeResult(game: LotteryGame, answer: ReadAnswer): unknown {
  const shape = shapeOf(game)
  const result =
    shape.by === 'LIST'
      ? answer.numbers('result').map(Number)
      : Object.fromEntries(
          shape.prizes.map(({ key, single }) => {
            const numbers = answer.numbers(key)
            return [key, single && numbers.length === 1 ? numbers[0] : numbers]
          }),
        )
  try {
    return structureOf(game).readResult(result)
  } catch (error) {
    if (error instanceof ResultRefused) return undefined
    throw error
  }
}
