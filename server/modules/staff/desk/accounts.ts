import type { MerchantCode } from '@senluna/kit/brand.ts'
import type * as contract from '@senluna/contract/desk/staff-accounts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { id, isUuid, type Id } from '@senluna/kit/ids.ts'
import { isRight, RIGHTS } from '@senluna/kit/staff.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { Call } from '../../../platform/http/route.ts'
import { pageOf } from '../../../platform/page.ts'
import { askApproval, isRelated, setRelation, type ApprovalAction } from '../../approvals/index.ts'
import { memberByName } from '../../members/index.ts'
import { rolesOf, shutStaffAccount, staffById, staffPage, unknownRoles, writeRole, writeRoles } from './store.ts'
import { staffDid } from '../did.ts'
import { noteSponsors, noteSponsorsByRole } from '../sponsor-store.ts'
import { hasRole, rightsOf } from '../store.ts'
import { refuseNobodyLeft } from './keepers.ts'

const PAGE = 50

export const object = (staffId: Id<'staff'>) => ({ kind: 'staff', id: staffId })

/** The people of the brand by name. */
export async function listStaff(db: Db, { brand, query }: Call<typeof contract.staffList>) {
  const size = query.pageSize ?? PAGE
  const rows = await staffPage(db, brand.merchantCode, { ...query, size: size + 1 })
  return pageOf(rows, size, (last) => last.name)
}

type Named = { brand: { merchantCode: MerchantCode }; params: Readonly<Record<string, string>> }

/** One of the brand's people that a call names. Refuses SYS_NOT_FOUND. */
export async function named(db: Db | Tx, { brand, params }: Named): Promise<contract.DeskStaff> {
  const asked = params.id ?? ''
  const account = isUuid(asked) ? await staffById(db, brand.merchantCode, id<'staff'>(asked)) : undefined
  if (!account) throw new Refusal('SYS_NOT_FOUND')
  return account
}

/** Refuses VAL_FIELD for roles that the brand doesn't have. */
export async function refuseUnknown(tx: Tx, merchantCode: MerchantCode, roles: readonly string[]): Promise<void> {
  if ((await unknownRoles(tx, merchantCode, roles)).length > 0)
    throw new Refusal('VAL_FIELD', { fields: [{ field: 'roles', patternId: 'CHOOSE' }] })
}

/**
 * Whoever lets somebody in anew could be them: of who decides above the brands it is the command
 * line alone that does.
 */
export function refuseAboveBrands({ house }: contract.DeskStaff): void {
  if (house.length > 0) throw new Refusal('AUTH_FORBIDDEN')
}

/**
 * Asks for other roles. Refuses SYS_NOT_FOUND, VAL_FIELD also when nobody would be left to give
 * rights, APPROVAL_RELATED, APPROVAL_OPEN.
 */
export const changeRoles = (db: Db, call: Call<typeof contract.changeStaffRoles>) =>
  db.transaction().execute(async (tx) => {
    const account = await named(tx, call)
    await refuseUnknown(tx, call.brand.merchantCode, call.body.roles)
    await refuseNobodyLeft(tx, call.brand.merchantCode, () =>
      writeRoles(tx, call.brand.merchantCode, account.id, call.body.roles),
    )
    return askApproval(tx, call, {
      action: 'staff.roles',
      object: object(account.id),
      payload: { before: account.roles, roles: call.body.roles },
      before: { name: account.name, roles: account.roles },
      after: { name: account.name, roles: call.body.roles },
      needs: 'staff.approve',
    })
  })

/**
 * Asks to close an account. Refuses SYS_NOT_FOUND, APPROVAL_OWN for one's own, AUTH_FORBIDDEN for
 * who decides above the brands, APPROVAL_STATE for a closed one, VAL_FIELD when nobody would be
 * left to give rights, APPROVAL_OPEN.
 */
export const close = (db: Db, call: Call<typeof contract.closeStaffAccount>) =>
  db.transaction().execute(async (tx) => {
    const account = await named(tx, call)
    const { name, state } = account
    if (account.id === call.caller.staffId) throw new Refusal('APPROVAL_OWN')
    refuseAboveBrands(account)
    if (state === 'CLOSED') throw new Refusal('APPROVAL_STATE')
    await refuseNobodyLeft(tx, call.brand.merchantCode, () => shutStaffAccount(tx, account.id, call.now))
    return askApproval(tx, call, {
      action: 'staff.close',
      object: object(account.id),
      payload: {},
      before: { name, state },
      after: { name, state: 'CLOSED' },
      needs: 'staff.approve',
    })
  })

/**
 * Notes whose a player's account is: at once where it is one's own, else it is asked for, since it
 * keeps somebody from their work. Refuses SYS_NOT_FOUND, VAL_FIELD for a name that no player has,
 * APPROVAL_RELATED, APPROVAL_OPEN.
 */
export async function relate(db: Db, call: Call<typeof contract.relateStaff>) {
  const { body, brand, caller } = call
  const userName = body.userName.toLowerCase()
  const member = await memberByName(db, brand.merchantCode, userName)
  return db.transaction().execute(async (tx) => {
    const account = await named(tx, call)
    if (!member)
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'userName', patternId: 'ACCOUNT', args: [body.userName] }] })
    if (account.id !== caller.staffId)
      return askApproval(tx, call, {
        action: 'staff.relate',
        object: object(account.id),
        memberId: member.id,
        payload: { memberId: member.id },
        before: { name: account.name },
        after: { name: account.name, member: userName },
        needs: 'staff.approve',
      })
    await setRelation(tx, account.id, member.id, true)
    await staffDid(tx, call, { action: 'staff.relate', object: object(account.id), after: { member: member.id } })
    return named(tx, call)
  })
}

/**
 * Asks to take that back. Refuses SYS_NOT_FOUND, VAL_FIELD for what isn't noted, APPROVAL_RELATED
 * for one's own, APPROVAL_OPEN.
 */
export async function unrelate(db: Db, call: Call<typeof contract.unrelateStaff>) {
  const { body, brand } = call
  const member = await memberByName(db, brand.merchantCode, body.userName.toLowerCase())
  return db.transaction().execute(async (tx) => {
    const account = await named(tx, call)
    if (!member || !(await isRelated(tx, account.id, member.id)))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'userName', patternId: 'UNRELATED', args: [body.userName] }] })
    return askApproval(tx, call, {
      action: 'staff.unrelate',
      object: object(account.id),
      memberId: member.id,
      payload: { memberId: member.id },
      before: { name: account.name, member: body.userName.toLowerCase() },
      after: { name: account.name },
      needs: 'staff.approve',
    })
  })
}

/** The roles of the brand, and every right there is. */
export const listRoles = async (db: Db, { brand }: Call<typeof contract.roleList>) => ({
  list: await rolesOf(db, brand.merchantCode),
  rights: [...RIGHTS],
})

/**
 * Asks for what a role allows. Refuses VAL_FIELD for a name that is none or when nobody would be
 * left to give rights, APPROVAL_RELATED for more rights of a role of one's own, APPROVAL_OPEN.
 */
export const setRole = (db: Db, call: Call<typeof contract.changeRole>) =>
  db.transaction().execute(async (tx) => {
    const code = call.params.code ?? ''
    if (!/^[A-Z][A-Z_]{1,39}$/.test(code)) throw new Refusal('VAL_FIELD', { fields: [{ field: 'code' }] })
    const { merchantCode } = call.brand
    const before = (await rolesOf(tx, merchantCode)).find((role) => role.code === code)?.rights ?? []
    if (addedBy({ before, rights: call.body.rights }).length > 0 && (await hasRole(tx, call.caller.staffId, code)))
      throw new Refusal('APPROVAL_RELATED')
    await refuseNobodyLeft(tx, merchantCode, () => writeRole(tx, merchantCode, code, call.body.rights.filter(isRight)))
    return askApproval(tx, call, {
      action: 'staff.rights',
      object: { kind: 'role', id: code },
      payload: { before, rights: [...new Set(call.body.rights)].sort() },
      before,
      after: [...new Set(call.body.rights)].sort(),
      needs: 'staff.approve',
    })
  })

/** The rights of a role before a change and after it, as its request keeps them. */
interface RoleChange {
  before: readonly string[]
  rights: readonly string[]
}

const addedBy = ({ before, rights }: RoleChange): string[] => rights.filter((right) => !before.includes(right))

/**
 * What two people do with staff. Each looks anew: what somebody changed meanwhile is refused as
 * stale.
 */
export const staffApprovals: readonly ApprovalAction[] = [
  {
    action: 'staff.roles',
    run: async (tx, { payload, merchantCode, objectId, makerId }, { caller, now }) => {
      const { before, roles } = payload as { before: string[]; roles: string[] }
      const account = await staffById(tx, merchantCode, id(objectId))
      if (!account || account.roles.join() !== before.join()) throw new Refusal('APPROVAL_STALE')
      if ((await unknownRoles(tx, merchantCode, roles)).length > 0) throw new Refusal('APPROVAL_STALE')
      const had = await rightsOf(tx, id(objectId))
      await refuseNobodyLeft(tx, merchantCode, () => writeRoles(tx, merchantCode, id(objectId), roles), 'kept')
      // Whoever only takes rights away gains nothing by it.
      if ([...(await rightsOf(tx, id(objectId)))].some((right) => !had.has(right)))
        await noteSponsors(tx, id(objectId), [makerId, caller.staffId], now)
    },
  },
  {
    action: 'staff.rights',
    // Nobody widens a role of their own.
    isAbout: async (tx, { payload, objectId }, staffId) =>
      addedBy(payload as RoleChange).length > 0 && hasRole(tx, staffId, objectId),
    run: async (tx, { payload, merchantCode, objectId, makerId }, { caller, now }) => {
      const { before, rights } = payload as RoleChange
      const allowed = (await rolesOf(tx, merchantCode)).find((role) => role.code === objectId)?.rights ?? []
      if (allowed.join() !== before.join()) throw new Refusal('APPROVAL_STALE')
      await refuseNobodyLeft(
        tx,
        merchantCode,
        () => writeRole(tx, merchantCode, objectId, rights.filter(isRight)),
        'kept',
      )
      const added = addedBy({ before, rights })
      await noteSponsorsByRole(tx, { merchantCode, role: objectId, added }, [makerId, caller.staffId], now)
    },
  },
  {
    action: 'staff.close',
    closes: ({ objectId }) => id<'staff'>(objectId),
    run: async (tx, { merchantCode, objectId }, { now }) => {
      const account = await staffById(tx, merchantCode, id(objectId))
      if (!account || account.house.length > 0 || account.state === 'CLOSED') throw new Refusal('APPROVAL_STALE')
      await refuseNobodyLeft(tx, merchantCode, () => shutStaffAccount(tx, id(objectId), now), 'kept')
    },
  },
  {
    action: 'staff.relate',
    run: async (tx, { payload, objectId }) => {
      const { memberId } = payload as { memberId: Id<'member'> }
      await setRelation(tx, id(objectId), memberId, true)
    },
  },
  {
    action: 'staff.unrelate',
    run: async (tx, { payload, objectId }) => {
      const { memberId } = payload as { memberId: Id<'member'> }
      const staffId = id<'staff'>(objectId)
      if (!(await isRelated(tx, staffId, memberId))) throw new Refusal('APPROVAL_STALE')
      await setRelation(tx, staffId, memberId, false)
    },
  },
]
