import * as contract from '@senluna/contract/system.ts'
import { switchOn } from '@senluna/kit/brand.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { serviceLinks } from './customer-service.ts'
import type { Settings } from './index.ts'
import { permissionInfo, rulesOf, stageOriginOf } from './permission-info.ts'
import { countryOf, LANGUAGE_COOKIE } from './visitor.ts'

/** The calls that tell a page about its brand. */
export function settingsRoutes(settings: Settings): Route[] {
  return [
    route(contract.systemStatus, (call) => status(settings, call)),
    route(contract.registerSetting, ({ brand }) => registerSetting(brand)),
    route(contract.domainRoute, ({ brand }) => ({ domainList: brand.domains.map((domain) => ({ ...domain })) })),
    route(contract.customerService, (call) => ({
      list: serviceLinks(
        call.brand,
        call.query.scene,
        { caller: call.caller, nonce: call.caller ? bearerOf(call.request.headers.authorization) : call.deviceId },
        settings.deps.config.keySecret,
        call.now,
      ),
    })),
  ]
}

const bearerOf = (header: string | undefined): string => /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? ''

async function status(settings: Settings, call: Call<typeof contract.systemStatus>) {
  const { brand, request, now } = call
  const { maintenance, region } = await settings.values.of(brand.merchantCode, now)
  const country = countryOf(settings.deps.countryHeader, request.headers)
  const denied = country !== '' && region.denied.includes(country)
  const offered = settings.brands.offeredLanguages(brand)
  const wanted = request.cookies[LANGUAGE_COOKIE] ?? request.headers.language
  return {
    // A closed region wins over maintenance.
    status: denied ? (2 as const) : maintenance.flag ? (1 as const) : (0 as const),
    maintenance,
    regionRestriction: { flag: denied },
    location: { ip: call.ip, country },
    info: permissionInfo(brand, {
      keys: await settings.sealed.publicKeys(now),
      offered,
      chosen: typeof wanted === 'string' && offered.includes(wanted) ? wanted : undefined,
      stageOrigin: stageOriginOf(request, brand),
    }),
  }
}

function registerSetting(brand: Call<typeof contract.registerSetting>['brand']) {
  const tabs = [
    ...(switchOn(brand.whitelabel, 'REG_USERNAME') ? (['username'] as const) : []),
    ...(switchOn(brand.whitelabel, 'REG_MOBILE') ? (['mobile'] as const) : []),
  ]
  const captcha = brand.register.find((rule) => rule.field === 'captcha')
  return {
    open: switchOn(brand.whitelabel, 'REGISTER') && tabs.length > 0,
    tabs,
    mobilePassword: switchOn(brand.whitelabel, 'REG_MOBILE_PASSWORD'),
    smsRequired: switchOn(brand.whitelabel, 'REGMOBVERF3'),
    captchaRequired: captcha !== undefined && captcha.enabled && captcha.required,
    minAge: brand.profile.minAge,
    terms: { version: brand.termsVersion, url: '/help?topic=terms' },
    rules: rulesOf(brand),
  }
}
