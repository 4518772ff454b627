import type { ProfileRow } from '@senluna/contract/member/profile.ts'
import { text } from '@senluna/web/client/text.ts'
import { ruleText } from '../features/account/password/rules.ts'

/** What a part of a profile that wasn’t taken should have been, where it has a rule in words. */
export const profileWrong = (row: ProfileRow | undefined): string =>
  (row?.patternId && !row.locked && ruleText(row)) || text('sec.profile.wrong')
