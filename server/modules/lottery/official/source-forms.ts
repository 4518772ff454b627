import { wireName } from '@senluna/contract/names.ts'
import { readFileSync } from 'node:fs'
import * as z from 'zod'

const text = z.string().trim().min(1).max(200)

/**
 * A service's own name of a game, and the column of its tables that has it where several games
 * stand side by side.
 */
const called = z.union([
  text.transform((name) => ({ name, column: undefined })),
  z.strictObject({ name: text, column: text.optional() }),
])

/** The draw's number or its day, in braces. */
const DRAW = new RegExp(`\\{(?:${wireName(['drawNumber'], 'drawNumber')}|d|dd)\\}`)

const common = {
  /** The games it publishes, by code: of others it is not asked. */
  games: z.record(z.string().regex(/^[A-Z0-9_]{2,32}$/), called),
  /**
   * What an answer must say of its draw, so that yesterday's is never taken for today's: its
   * number, or the draw's day by the game's own calendar as `{yyyy}`, `{MM}`, `{dd}`, `{M}`,
   * `{d}`.
   */
  names: text.refine((words) => DRAW.test(words), 'must name the draw by {numero} or its day'),
}

/** JSON of any shape. A path is names and places with dots between: `data.draws.0.special`. */
const json = z.strictObject({
  form: z.literal('JSON'),
  ...common,
  /** Where it names the draw. */
  draw: text,
  /** Where the numbers are: of the whole result in the order drawn, or of each prize by its key. */
  result: z.union([text, z.record(z.string(), text)]),
  bonus: text.optional(),
  publishedAt: text.optional(),
})

/** A table: rows of a page's HTML, or lines of CSV. The draw is named anywhere in it. */
const table = z.strictObject({
  form: z.literal('TABLE'),
  ...common,
  /**
   * The first cell of a row, as it is written there, and the prize that row has; `result` where the
   * numbers are no prizes.
   */
  rows: z.record(text, text),
})

const forms = z.record(z.string(), z.discriminatedUnion('form', [json, table]))

/**
 * How a service that doesn't speak our own form says what was drawn. Source: docs/lottery.md,
 * "Official results".
 */
export type SourceForm = z.infer<typeof forms>[string]

/** The forms of a file, by the names of their sources. Throws a sentence for what can't be used. */
export function readSourceForms(path: string): ReadonlyMap<string, SourceForm> {
  try {
    return new Map(Object.entries(forms.parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`LOTTERY_SOURCE_FORMS can't be read from ${path}: ${why}`, { cause: error })
  }
}
