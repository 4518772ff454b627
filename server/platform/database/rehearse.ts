import type { Db, Tx } from './db.ts'

class Rehearsed<Answer> extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super('rehearsed')
    this.answer = answer
  }
}

/**
 * What something would answer, without doing it: it is done in a transaction that is taken back.
 */
export async function rehearse<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  let seen: Rehearsed<Answer> | undefined
  try {
    await db.transaction().execute(async (tx) => {
      seen = new Rehearsed(await work(tx))
      throw seen
    })
  } catch (error) {
    if (seen === undefined || error !== seen) throw error
  }
  if (!seen) throw new Error('a rehearsal ended without an answer')
  return seen.answer
}
