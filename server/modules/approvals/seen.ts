import { sql, type RawBuilder } from 'kysely'
import { ALL_RIGHTS, type Right, type StaffCaller } from '@senluna/kit/staff.ts'
import { houseRightsOf } from '../staff/index.ts'

/**
 * The rights that show a request which needs one: that right, and the one to see its page. A right
 * above the brands is called `<page>House`: who sees the page sees what needs it.
 */
export function rightsToSee(needs: Right): Right[] {
  const [page = ''] = needs.split('.')
  const view = `${page.replace(/House$/, '')}.view`
  return ALL_RIGHTS.filter((right) => right === needs || right === view)
}

/**
 * What somebody sees: of what their brand's people asked for, what they asked for themselves, may
 * decide, or see the page of; of the other brands what they may decide above the brands. A list of
 * everything would tell who is looked into to people who have no business with it.
 */
export function isSeenBy(caller: StaffCaller): RawBuilder<boolean> {
  const seen = ALL_RIGHTS.filter((needs) => rightsToSee(needs).some((right) => caller.rights.includes(right)))
  return sql<boolean>`((a.merchant_id = ${caller.merchantCode} and (a.maker_id = ${caller.staffId}
      or a.needs = any (${seen}::text[])))
    or a.needs = any (${houseRightsOf(caller)}::text[]))`
}
