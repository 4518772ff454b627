import assert from 'node:assert/strict'
import type pg from 'pg'

/**
 * A mistake in one function of the database: what stands there, and what a bad day would make of
 * it.
 */
export interface WrongBuild {
  mistake: string
  /** What of the database is wrong. */
  routine: `ledger.${string}` | `wagers.${string}` | `rounds.${string}` | `protection.${string}`
  replace: readonly (readonly [RegExp, string])[]
  /** More that the same bad day would do. */
  also?: string
}

/** Puts the mistake in. Fails when the words it replaces are no longer there. */
export async function spoil(owner: pg.Client, { routine, replace, also }: WrongBuild): Promise<void> {
  // Of a name with several argument lists the longest is the one that is called.
  const { rows } = await owner.query<{ text: string }>(
    `select pg_get_functiondef(oid) as text from pg_proc where pronamespace = split_part($1, '.', 1)::regnamespace
      and proname = split_part($1, '.', 2) order by pronargs desc limit 1`,
    [routine],
  )
  assert.ok(rows[0], `there is no ${routine}`)
  let { text } = rows[0]
  for (const [words, wrong] of replace) {
    assert.match(text, words, 'the words that the mistake replaces')
    text = text.replace(words, wrong)
  }
  await owner.query(text)
  if (also) await owner.query(also)
}
