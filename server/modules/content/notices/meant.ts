import type { Caller } from '@senluna/kit/caller.ts'
import type { Id } from '@senluna/kit/ids.ts'
import type { Db } from '../../../platform/database/db.ts'
import { audienceOf } from '../../members/index.ts'
import type { KeptNoticeFor, NoticeDraft } from './notice.ts'
import { ACCOUNT_TYPE } from '@senluna/kit/account-type.ts'

/** The step of the ladder a member stands on. */
export type LevelOf = (memberId: Id<'member'>) => Promise<number>

interface Reader {
  caller: Caller | null
  /** In which language they read. */
  language: string
  levelOf: LevelOf
}

interface Narrowed {
  audience: NoticeDraft['audience']
  only_for: KeptNoticeFor
}

/**
 * Which of these notices are meant for a reader. What is for some is decided by what is known of
 * them here: a guest and a trial account have a language and nothing else. The member is looked up
 * only where such a notice is among them.
 */
export async function isMeant(
  db: Db,
  { caller, language, levelOf }: Reader,
  rows: readonly Narrowed[],
): Promise<(row: Narrowed) => boolean> {
  const some = rows.filter(({ audience }) => audience === 'SOME')
  if (some.length === 0) return () => true
  const who = caller && (await audienceOf(db, caller.memberId))
  const level = caller && some.some(({ only_for: only }) => byLevel(only)) ? await levelOf(caller.memberId) : 0
  const fits = (only: KeptNoticeFor): boolean => {
    if (only.languages && !only.languages.includes(language)) return false
    const more = only.types ?? only.label ?? only.line ?? only.vipFrom ?? only.vipTo
    if (more === undefined) return true
    if (!who || who.type === ACCOUNT_TYPE.TRIAL) return false
    return (
      (only.types?.some((type) => type === who.type) ?? true) &&
      (only.label === undefined || only.label === who.label) &&
      (only.lineId === undefined || only.lineId === who.id || who.path.includes(only.lineId)) &&
      level >= (only.vipFrom ?? 0) &&
      level <= (only.vipTo ?? Infinity)
    )
  }
  return ({ audience, only_for: only }) => audience !== 'SOME' || fits(only)
}

const byLevel = (only: KeptNoticeFor): boolean => only.vipFrom !== undefined || only.vipTo !== undefined
