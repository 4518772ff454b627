import type { MemberInfo } from '@senluna/contract/member/account.ts'
import { text } from '@senluna/web/client/text.ts'
import type { CenterTab } from '../pages.ts'

/** What a tab is called. Whoever plays on credit finds the credit where others deposit. */
export const tabName = (tab: CenterTab, member: MemberInfo | undefined): string =>
  text(tab === 'depositv2' && member?.onCredit ? 'credit.wallet' : `mc.page.${tab}`)
