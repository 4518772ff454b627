import { ownTexts } from '@senluna/contract/site/own-texts.ts'
import { Refusal } from '@senluna/contract/refusals.ts'
import * as contract from '@senluna/contract/site/system.ts'
import { switchOn, type Brand } from '@senluna/kit/brand.ts'
import { countryEntries } from '../../platform/words/mobile-numbers.ts'
import { route, type Call, type Route } from '../../platform/http/route.ts'
import { signInOf } from '../../platform/config/sign-in-config.ts'
import { deviceOf, serviceLinks } from './customer-service.ts'
import type { Settings } from './settings.ts'
import { compiledWords } from './words/message-shape.ts'
import { permissionInfo, rulesOf, stageOriginOf } from './permission-info.ts'
import { LANGUAGE_COOKIE } from './visitor.ts'

/** The calls that describe a page's brand. */
export function settingsRoutes(settings: Settings): Route[] {
  return [
    route(contract.systemStatus, (call) => status(settings, call)),
    route(ownTexts, ({ brand, params }) => textsOf(brand, params.language ?? '')),
    route(contract.registerSetting, ({ brand }) => registerSetting(brand)),
    route(contract.domainRoute, ({ brand }) => ({
      domainList: brand.domains.map(({ domain, kind, sort }) => ({ domain, kind, sort })),
    })),
    route(contract.customerService, (call) => waysToReach(settings, call)),
  ]
}

/** What a brand says in other words in a language. Refuses SYS_NOT_FOUND where there is nothing. */
function textsOf({ words }: Brand, language: string) {
  const own = words && Object.hasOwn(words, language) ? words[language] : undefined
  if (!own) throw new Refusal('SYS_NOT_FOUND')
  return { texts: compiledWords(own) }
}

/** A payment nobody says a word about counts as received after, where a brand sets nothing else. */
const AUTO_CONFIRM_MINUTES = 30

const bearerOf = (header: string | undefined): string => /^Bearer (\S{1,200})$/.exec(header ?? '')?.[1] ?? ''

async function status(settings: Settings, call: Call<typeof contract.systemStatus>) {
  const { brand, request, now } = call
  const values = await settings.values.of(brand.merchantCode, now)
  const standing = settings.entry.standing(request, brand, values, now)
  if (standing === 0) settings.deps.visited?.(brand, call, now)
  const network = settings.entry.closedNetwork(request, values)
  const source = settings.deps.countries.sourceOf(request)
  const { flag, until, text } = values.maintenance
  const offered = settings.brands.offeredLanguages(brand)
  const wanted = request.cookies[LANGUAGE_COOKIE] ?? request.headers.language
  return {
    status: standing,
    maintenance: { flag, ...(until !== undefined && { until }), ...(text && { text }) },
    regionRestriction: { flag: standing === 2, ...(network && { network }) },
    location: {
      ip: call.ip,
      country: settings.deps.countries.of(request),
      ...(standing === 2 && source !== undefined && { source }),
    },
    info: permissionInfo(brand, {
      keys: await settings.sealed.publicKeys(now),
      offered,
      chosen: typeof wanted === 'string' && offered.includes(wanted) ? wanted : undefined,
      stageOrigin: stageOriginOf(request, brand),
      humanService: humanServiceOf(settings, brand),
      autoConfirmMinutes: values.withdraw.autoConfirmMinutes ?? AUTO_CONFIRM_MINUTES,
      textsVersion: values.texts.version,
    }),
  }
}

/** The public half of a hosted human check, for brands that have one. */
function humanServiceOf(settings: Settings, brand: Brand) {
  if (brand.security.humanVerify !== 'TURNSTILE') return undefined
  const hosted = signInOf(settings.deps.config.signIn ?? {}, brand.merchantCode).turnstile
  return hosted && { url: hosted.url, siteKey: hosted.siteKey }
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
    // Without a code nothing shows whose the number is: the account needs a password then.
    mobilePassword: switchOn(brand.whitelabel, 'REG_MOBILE_PASSWORD') || !switchOn(brand.whitelabel, 'REGMOBVERF3'),
    smsRequired: switchOn(brand.whitelabel, 'REGMOBVERF3'),
    captchaRequired: captcha !== undefined && captcha.enabled && captcha.required,
    countries: countryEntries(brand.codes.countries),
    minAge: brand.profile.minAge,
    terms: { version: brand.termsVersion, url: `/helpmc/terms?version=${brand.termsVersion}` },
    rules: rulesOf(brand),
  }
}

/** The ways to reach the brand. Where it serves VIP first, those of VIP are for them alone. */
async function waysToReach(settings: Settings, call: Call<typeof contract.customerService>) {
  const { brand, caller, query, request } = call
  if (query.scene === 'VIP' && brand.customerService.vip && !(await hasVipService(settings, call))) return { list: [] }
  const visitor = {
    caller,
    nonce: caller ? bearerOf(request.headers.authorization) : call.deviceId,
    language: call.language,
    origin: `${request.protocol}://${request.host}`,
    device: deviceOf(request.headers['user-agent']),
  }
  return { list: serviceLinks(brand, query.scene, visitor, settings.deps.config.keySecret, call.now) }
}

async function hasVipService(
  { deps }: Settings,
  { brand, caller }: Pick<Call<typeof contract.customerService>, 'brand' | 'caller'>,
): Promise<boolean> {
  if (caller === null || !switchOn(brand.whitelabel, 'VIP')) return false
  return (await deps.hasVipService?.(caller.memberId)) ?? false
}
