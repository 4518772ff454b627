import type * as contract from '@senluna/contract/desk/brand/brand.ts'
import { ALONE, DESK_SETTINGS } from '@senluna/contract/desk/brand/brand.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import { DEVICES, type Brand, type SwitchNode, type MerchantCode } from '@senluna/kit/brand.ts'
import { canonical } from '@senluna/kit/games/game.ts'
import { PATTERNS } from '@senluna/kit/text/patterns.ts'
import { aboveSwitch, SWITCH_IDS, usuallyOn } from '@senluna/kit/switches.ts'
import type { Call } from '../../../platform/http/route.ts'
import { askApproval, type ApprovalAction } from '../../approvals/index.ts'
import { vendorList } from '../../catalog/index.ts'
import { changeSetting, settingsOf } from '../values/setting-values.ts'
import { switchedBrand } from '../switched-brand.ts'
import type { Settings } from '../settings.ts'
import type { Switched } from '../values/setting-shapes.ts'
import { staffDid } from '../../staff/index.ts'
import { checkedValue, shutsOut } from './checked-setting.ts'
import { addedHosts } from '../hosts/host-store.ts'
import { changedSettings, lockSetting } from '../values/setting-store.ts'

/** The brand as its file has it, with its added hosts, before anything was set over it. */
const ownBrand = (settings: Settings, merchantCode: MerchantCode): Brand => settings.brands.byCode(merchantCode)!

/** Where a switch stands otherwise than everywhere. */
const devicesOf = (set: Switched['deviceSwitches'], id: string) =>
  Object.fromEntries(DEVICES.flatMap((device) => (set[device]?.[id] === undefined ? [] : [[device, set[device][id]]])))

/** Whether a switch itself is on, whatever stands above it. */
function standsOn(tree: readonly SwitchNode[], id: string): boolean {
  return tree.some((node) => (node.modId === id && node.enabled) || standsOn(node.childrenNodes, id))
}

/** Those of its file, then those it was given. */
const hostsOf = (settings: Settings, merchantCode: MerchantCode, added: Awaited<ReturnType<typeof addedHosts>>) => [
  ...settings.brands.list
    .filter((brand) => brand.merchantCode === merchantCode)
    .flatMap(({ hosts }) => hosts.map((host) => ({ host, added: null }))),
  ...added
    .filter((host) => host.merchantCode === merchantCode)
    .map(({ host, addedBy, addedAt }) => ({ host, added: { by: addedBy, at: addedAt.toISOString() } })),
]

/** The brand as it stands, with what its people have set. */
export async function brandOf(settings: Settings, call: Call<typeof contract.brandOne>): Promise<contract.BrandDesk> {
  const { brand, ip } = call
  const own = ownBrand(settings, brand.merchantCode)
  const set = await settingsOf(settings.deps.db, brand.merchantCode)
  const missing = settings.deps.missing?.(brand.merchantCode) ?? []
  const vendors = await vendorList(settings.deps.db, brand.merchantCode)
  return {
    merchantCode: brand.merchantCode,
    brandName: brand.brandName,
    hosts: hostsOf(settings, brand.merchantCode, await addedHosts(settings.deps.db)),
    timeZone: brand.timeZone,
    currency: brand.currency.code,
    profile: brand.profile.id,
    licensed: brand.profile.licensed,
    theme: {
      default: brand.theme.default,
      choices: [...brand.theme.choices],
      own: { default: own.theme.default, choices: [...own.theme.choices] },
    },
    languages: settings.brands.offeredLanguages(brand),
    imageCDNs: [...brand.imageCDNs],
    launchGameCDNs: [...brand.launchGameCDNs],
    ownCDNs: { imageCDNs: [...own.imageCDNs], launchGameCDNs: [...own.launchGameCDNs] },
    analytics: (brand.analytics ?? []).map((script) => ({ ...script })),
    ownAnalytics: (own.analytics ?? []).map((script) => ({ ...script })),
    domains: own.domains.map(({ domain, kind, loginScope }) => ({
      domain,
      kind,
      loginScope: set.loginScope[domain] ?? loginScope ?? 'ANY',
      own: loginScope ?? 'ANY',
    })),
    switches: SWITCH_IDS.map((id) => {
      const above = aboveSwitch(id)
      const ownOn = standsOn(own.whitelabel, id)
      return {
        id,
        ...(above ? { above } : {}),
        on: set.switches[id] ?? ownOn,
        own: ownOn,
        usual: usuallyOn(id),
        missing: missing.includes(id),
        devices: devicesOf(set.deviceSwitches, id),
      }
    }),
    register: switchedBrand(own, set)
      .register.toSorted((a, b) => a.sort - b.sort)
      .map(({ field, enabled, required, patternId, minLength, maxLength }) => ({
        field,
        enabled,
        required,
        patternId,
        minLength,
        maxLength,
      })),
    registerChanged: Object.keys(set.register),
    patterns: Object.keys(PATTERNS),
    links: (set.services.links ?? own.customerService.links).map(({ devices, ...link }) => ({
      ...link,
      names: link.names && { ...link.names },
      scenes: [...link.scenes],
      ...(devices && { devices: [...devices] }),
    })),
    linkHosts: [...own.customerService.hosts],
    maintenance: set.maintenance,
    region: set.region,
    knownNetworks: [...settings.deps.networks.known],
    staffAddresses: set.staff.addresses,
    deskAddresses: set.desk.addresses,
    dividendAutoApproveMax: set.dividend.autoApproveMax ?? '0',
    money: {
      code: brand.currency.code,
      exponent: brand.currency.scale,
      displayDecimals: brand.currency.displayDecimals,
    },
    yourAddress: ip,
    vendors: vendors.map((vendor) => vendor.vendorCode),
    changedAt: await changedSettings(settings.deps.db, brand.merchantCode),
  }
}

/**
 * Sets one part of the brand, or asks for a second person.
 *
 * Refuses SYS_NOT_FOUND for what isn't set here, VAL_FIELD with what is wrong, APPROVAL_STALE when
 * it is no longer as it was read, APPROVAL_OPEN.
 */
export async function change(settings: Settings, call: Call<typeof contract.changeBrand>) {
  const { brand, now } = call
  const key = DESK_SETTINGS.find((setting) => setting === call.params.setting)
  if (!key) throw new Refusal('SYS_NOT_FOUND')
  const { merchantCode } = brand
  const value = await checkedValue(settings, { merchantCode, key, ip: call.ip, now }, call.body.value)
  const { seen } = call.body
  return settings.deps.db.transaction().execute(async (tx) => {
    await lockSetting(tx, merchantCode, key)
    if (seen !== undefined && seen !== ((await changedSettings(tx, merchantCode))[key] ?? null))
      throw new Refusal('APPROVAL_STALE')
    const before = (await settingsOf(tx, merchantCode))[key]
    const object = { kind: 'setting', id: key }
    if (!ALONE.includes(key))
      return askApproval(tx, call, {
        action: 'brand.set',
        object,
        payload: { key, value, before },
        before,
        after: value,
        needs: 'brand.approve',
      })
    await changeSetting(tx, merchantCode, key, value, now)
    await staffDid(tx, call, { action: 'brand.set', object, before, after: value })
    return { changed: true as const }
  })
}

/**
 * A setting that two people change. It is refused as stale when somebody changed it meanwhile, and
 * VAL_FIELD when it would shut the second one out of the desk: both have to get in to take it back.
 */
export const settingApproval: ApprovalAction = {
  action: 'brand.set',
  run: async (tx, { payload, merchantCode }, { ip, now }) => {
    const { key, value, before } = payload as { key: contract.DeskSetting; value: unknown; before: unknown }
    await lockSetting(tx, merchantCode, key)
    const current = (await settingsOf(tx, merchantCode))[key]
    if (canonical(current) !== canonical(before)) throw new Refusal('APPROVAL_STALE')
    if (key === 'desk' && shutsOut(value, ip))
      throw new Refusal('VAL_FIELD', { fields: [{ field: 'addresses', patternId: 'OWN_ADDRESS', args: [ip] }] })
    await changeSetting(tx, merchantCode, key, value, now)
  },
}
