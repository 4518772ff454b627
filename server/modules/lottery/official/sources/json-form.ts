import { instant } from '@senluna/kit/time.ts'
import type { SourceForm } from '../source-forms.ts'
import { numbersIn, type ReadAnswer } from './read-answer.ts'

type JsonForm = Extract<SourceForm, { form: 'JSON' }>

/**
 * Reads JSON by the paths of a form; undefined where it speaks of another draw than `words` names.
 * Throws for what is no JSON.
 */
export function readJson(form: JsonForm, payload: string, words: string): ReadAnswer | undefined {
  const whole: unknown = JSON.parse(payload)
  const named = at(whole, form.draw)
  if (String(named) !== words) return undefined
  const bonus = form.bonus === undefined ? [] : numbersOf(at(whole, form.bonus))
  const published = form.publishedAt === undefined ? Number.NaN : Date.parse(String(at(whole, form.publishedAt)))
  return {
    numbers: (prize) => {
      const path = typeof form.result === 'string' ? (prize === 'result' ? form.result : undefined) : form.result[prize]
      return path === undefined ? [] : numbersOf(at(whole, path))
    },
    bonus: bonus.length === 1 ? Number(bonus[0]) : undefined,
    publishedAt: Number.isNaN(published) ? undefined : instant(published),
  }
}

/** What stands at a path; undefined where there is nothing. */
function at(value: unknown, path: string): unknown {
  let here = value
  for (const step of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Readonly<Record<string, unknown>>)[step]
  }
  return here
}

/**
 * The numbers of a value: a list of them, or a text with several. A JSON number has lost its
 * leading zeros and stays as it is.
 */
function numbersOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(numbersOf)
  return typeof value === 'string' ? numbersIn(value) : typeof value === 'number' ? [String(value)] : []
}
