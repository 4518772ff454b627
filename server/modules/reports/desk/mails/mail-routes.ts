import * as contract from '@senluna/contract/desk/report-mails.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import type { Db, Tx } from '../../../../platform/database/db.ts'
import { route, type Call, type Route } from '../../../../platform/http/route.ts'
import { newId } from '../../../../platform/ids.ts'
import { deskOriginOf } from '../../../settings/index.ts'
import { mailAddressOf, staffDid } from '../../../staff/index.ts'
import { addMail, dropMail, mailsOf } from './mail-store.ts'
import { nextMoment } from './when.ts'

/** The calls of the reports that somebody has mailed to themselves. */
export const mailRoutes = (db: Db): Route[] => [
  route(contract.reportMails, ({ caller }) => mailsShown(db, caller.staffId)),
  route(contract.mailReport, (call) => schedule(db, call)),
  route(contract.endReportMail, (call) => end(db, call)),
]

async function mailsShown(db: Db | Tx, staffId: Id<'staff'>): Promise<contract.ReportMails> {
  const [list, address] = [await mailsOf(db, staffId), await mailAddressOf(db, staffId)]
  return { list, ...(address === undefined ? {} : { address }) }
}

/** Refuses VAL_FIELD without a confirmed address, and for one more than may be. */
const schedule = (db: Db, call: Call<typeof contract.mailReport>) =>
  db.transaction().execute(async (tx) => {
    const { brand, body, caller, now } = call
    if ((await mailAddressOf(tx, caller.staffId)) === undefined) throw bad('address')
    const added = await addMail(tx, {
      id: newId<'report-mail'>(now),
      merchantCode: brand.merchantCode,
      staffId: caller.staffId,
      ...body,
      language: call.language,
      origin: deskOriginOf(call.request, brand),
      nextAt: new Date(nextMoment(body.cadence, body.hour, brand.timeZone, now)),
    })
    if (!added) throw bad('report')
    const shown = await mailsShown(tx, caller.staffId)
    await staffDid(tx, call, { action: 'reports.mail.add', object: own(caller.staffId), after: body })
    return shown
  })

/** Refuses SYS_NOT_FOUND for what is nothing of one's own. */
const end = (db: Db, call: Call<typeof contract.endReportMail>) =>
  db.transaction().execute(async (tx) => {
    const asked = call.params.id ?? ''
    const dropped = isUuid(asked) ? await dropMail(tx, call.caller.staffId, id<'report-mail'>(asked)) : undefined
    if (!dropped) throw new Refusal('SYS_NOT_FOUND')
    const shown = await mailsShown(tx, call.caller.staffId)
    const { report, filters, cadence, hour } = dropped
    const before = { report, filters, cadence, hour }
    await staffDid(tx, call, { action: 'reports.mail.end', object: own(call.caller.staffId), before })
    return shown
  })

const own = (staffId: Id<'staff'>) => ({ kind: 'staff', id: staffId })
const bad = (field: string): Refusal => new Refusal('VAL_FIELD', { fields: [{ field }] })
