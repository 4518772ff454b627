import type * as contract from '@senluna/contract/desk/brand/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import type { LoginScope, MerchantCode } from '@senluna/kit/brand.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { removeHost } from '../hosts/brand-hosts.ts'
import { hostNameOf, isReachable } from '../hosts/host-name.ts'
import type { Settings } from '../settings.ts'
import { addedHosts, addHost } from '../hosts/host-store.ts'

type Wrong =
  | 'HOST_TAKEN'
  | 'HOST_FILE'
  | 'HOST_YOURS'
  | 'HOST_LAST'
  | Extract<ReturnType<typeof hostNameOf>, { wrong: unknown }>['wrong']

const refuse = (wrong: Wrong): never => {
  throw new Refusal('VAL_FIELD', { fields: [{ field: 'host', patternId: wrong }] })
}

const isProduction = (settings: Settings): boolean => settings.deps.config.env === 'production'

/**
 * Asks for a host for the brand. Two people add it.
 *
 * Refuses VAL_FIELD with why it can't be one (HOST_SYNTAX, HOST_ADDRESS, HOST_PREFIX, HOST_LOCAL)
 * or that somebody has it (HOST_TAKEN), APPROVAL_OPEN.
 */
export async function askForHost(settings: Settings, call: Call<typeof contract.addHost>) {
  const { body } = call
  const named = hostNameOf(body.host, isProduction(settings))
  if ('wrong' in named) return refuse(named.wrong)
  const { host } = named
  return settings.deps.db.transaction().execute(async (tx) => {
    if (settings.brands.fileOf(host) || (await addedHosts(tx)).some((added) => added.host === host))
      refuse('HOST_TAKEN')
    const after = { host, loginScope: body.loginScope }
    return askApproval(tx, call, {
      action: 'brand.addHost',
      object: { kind: 'host', id: host },
      payload: after,
      before: {},
      after,
      needs: 'brand.approve',
    })
  })
}

/**
 * Asks for a host to be taken from the brand. Two people do it.
 *
 * Refuses VAL_FIELD for one of the brand's file (HOST_FILE), the one by which the asker is here
 * (HOST_YOURS) and the last one that people can come by (HOST_LAST), SYS_NOT_FOUND for one that
 * isn't the brand's, APPROVAL_OPEN.
 */
export async function askToRemoveHost(settings: Settings, call: Call<typeof contract.removeHost>) {
  const { brand, body, request } = call
  const { merchantCode } = brand
  const { host } = body
  if (settings.brands.fileOf(host)?.merchantCode === merchantCode) return refuse('HOST_FILE')
  if (request.hostname.replace(/^desk\./, '') === host) return refuse('HOST_YOURS')
  return settings.deps.db.transaction().execute(async (tx) => {
    const own = (await addedHosts(tx)).filter((added) => added.merchantCode === merchantCode)
    const found = own.find((added) => added.host === host)
    if (!found) throw new Refusal('SYS_NOT_FOUND')
    const left = own.map((added) => added.host).filter((kept) => kept !== host)
    if (!mayLose(settings, merchantCode, left)) refuse('HOST_LAST')
    return askApproval(tx, call, {
      action: 'brand.removeHost',
      object: { kind: 'host', id: host },
      payload: { host },
      before: { host, loginScope: found.loginScope },
      after: {},
      needs: 'brand.approve',
    })
  })
}

/**
 * Whether people can still come to a brand that has no more than these hosts and those of its file.
 */
function mayLose(settings: Settings, merchantCode: MerchantCode, left: readonly string[]): boolean {
  const file = settings.brands.list.find((brand) => brand.merchantCode === merchantCode)
  const all = [...(file?.hosts ?? []), ...left]
  return all.some((host) => !isProduction(settings) || isReachable(host))
}

/**
 * Hosts that two people add and remove. What another brand has got meanwhile, or what is gone or
 * the last, is stale.
 */
export const hostApprovals = (settings: Settings): readonly ApprovalAction[] => [
  {
    action: 'brand.addHost',
    run: async (tx, { payload, merchantCode, makerName }, { now }) => {
      const { host, loginScope } = payload as { host: string; loginScope: LoginScope }
      const taken = settings.brands.fileOf(host) !== undefined
      if (taken || !(await addHost(tx, { host, merchantCode, loginScope, addedBy: makerName }, now)))
        throw new Refusal('APPROVAL_STALE')
    },
  },
  {
    action: 'brand.removeHost',
    run: async (tx, { payload, merchantCode }, { now }) => {
      const { host } = payload as { host: string }
      const left = (others: readonly string[]) => mayLose(settings, merchantCode, others)
      if (!(await removeHost(tx, { host, merchantCode }, left, now))) throw new Refusal('APPROVAL_STALE')
    },
  },
]
