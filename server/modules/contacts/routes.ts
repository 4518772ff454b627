import * as contract from '@senluna/contract/member/codes.ts'
import * as passwords from '@senluna/contract/member/passwords.ts'
import { countryEntries } from '../../platform/words/mobile-numbers.ts'
import { route, type Route } from '../../platform/http/route.ts'
import { bindContact } from './bind.ts'
import { confirmEmail } from './confirm-email.ts'
import { setFirstPassword } from './first-password.ts'
import type { Contacts } from './contacts.ts'
import { recoverByEmail } from './recovery/recover-by-email.ts'
import { recoverByPhone } from './recovery/recover-by-phone.ts'
import { resetByLink } from './recovery/reset-by-link.ts'
import { sendCode } from './codes/send-code.ts'
import { sendOwnCode } from './codes/send-own-code.ts'

/** The calls about numbers and addresses: codes to them, recovery by them, and whose they are. */
export function contactRoutes(contacts: Contacts): Route[] {
  return [
    route(contract.countries, ({ brand, request }) => {
      const list = countryEntries(brand.codes.countries)
      const seen = contacts.sessions.countries.of(request)
      const guess = list.find(({ countryCode }) => countryCode === seen) ?? list[0]
      return { list, guess: guess?.countryCode ?? '' }
    }),
    route(contract.sendLoginCode, (call) => sendCode(contacts, call, call.body.purpose ?? 'LOGIN')),
    route(contract.sendRegisterCode, (call) => sendCode(contacts, call, 'REGISTER')),
    route(contract.recoverByEmail, (call) => recoverByEmail(contacts, call)),
    route(contract.resetByLink, (call) => resetByLink(contacts, call)),
    route(contract.recoverByPhone, (call) => recoverByPhone(contacts, call)),
    route(contract.confirmEmail, (call) => confirmEmail(contacts, call)),
    route(contract.sendOwnCode, (call) => sendOwnCode(contacts, call)),
    route(contract.bindMobile, (call) => bindContact(contacts, call, 'mobile')),
    route(contract.bindEmail, (call) => bindContact(contacts, call, 'email')),
    route(passwords.setFirstPassword, (call) => setFirstPassword(contacts, call)),
  ]
}
