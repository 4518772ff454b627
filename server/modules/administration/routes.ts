import * as brand from '@senluna/contract/desk/brand/brand.ts'
import * as catalog from '@senluna/contract/desk/brand/catalog.ts'
import * as content from '@senluna/contract/desk/brand/content.ts'
import { dashboard } from '@senluna/contract/desk/dashboard.ts'
import * as staff from '@senluna/contract/desk/staff-accounts.ts'
import { auditLog } from '@senluna/contract/desk/staff.ts'
import * as system from '@senluna/contract/desk/brand/system.ts'
import * as text from '@senluna/contract/desk/brand/translations.ts'
import * as keys from '@senluna/contract/desk/brand/vendor-keys.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { cleanHtml } from '../../platform/clean-html.ts'
import { onceRoute, route, type Route } from '../../platform/http/route.ts'
import type { ApprovalAction } from '../approvals/index.ts'
import { listEntries } from '../audit/index.ts'
import type { Passwords } from '../members/index.ts'
import type { Settings } from '../settings/index.ts'
import { exportRoute } from '../staff/index.ts'
import { accessRules } from './access-rules.ts'
import { checkChain } from './audit.ts'
import { brandOf, change, setByTwo } from './brand.ts'
import { askForHost, askToRemoveHost } from './brand-hosts.ts'
import { approvalOfFees, changeGame, changeVendor, changeVendorFee, games, vendors } from './catalog.ts'
import { notices, remove, save, sendOne } from './content.ts'
import { askMailing, cancelMailing, countMailing, mailingByTwo, mailings } from './mailings.ts'
import { removeTemplate, saveTemplate, templates } from './templates.ts'
import { dashboardOf } from './dashboard.ts'
import { importTexts, previewTexts } from './import-texts.ts'
import * as people from './staff.ts'
import { jobs, pause, replay, replayByTwo, run, runsOf, systemOf } from './system.ts'
import { approvalOfKeys, enterKey, keysOfVendor, type VendorParts } from './vendors.ts'
import { changeTranslation, listTranslations, resetTranslation } from './translations.ts'

/** What the desk's own pages are made of. */
export interface Administration {
  db: Db
  settings: Settings
  passwords: Passwords
  config: Pick<Config, 'env' | 'role'>
  clock: { offsetMs: number }
  vendors: VendorParts['vendors']
}

/** The calls about the brand, its people and what they did. */
export function administrationRoutes(parts: Administration): Route[] {
  const { db, settings } = parts
  return [
    route(dashboard, (call) => dashboardOf(parts, call)),
    route(brand.brandOne, (call) => brandOf(settings, call)),
    route(brand.blockedVisits, (call) => accessRules(settings, call)),
    route(brand.addHost, (call) => askForHost(settings, call)),
    route(brand.removeHost, (call) => askToRemoveHost(settings, call)),
    route(brand.changeBrand, (call) => change(settings, call)),
    route(catalog.deskVendors, (call) => vendors(parts, call)),
    exportRoute(db, catalog.deskVendors, catalog.exportVendors, (call) => vendors(parts, call)),
    route(catalog.changeVendor, (call) => changeVendor(parts, call)),
    route(catalog.changeVendorFee, (call) => changeVendorFee(db, call)),
    route(keys.vendorKeys, (call) => keysOfVendor(parts, call)),
    route(keys.enterVendorKey, (call) => enterKey(parts, call)),
    route(catalog.deskGames, (call) => games(db, call)),
    exportRoute(db, catalog.deskGames, catalog.exportGames, (call) => games(db, call)),
    route(catalog.changeGame, (call) => changeGame(db, call)),
    route(content.deskNotices, (call) => notices(db, call)),
    exportRoute(db, content.deskNotices, content.exportNotices, (call) => notices(db, call)),
    route(content.saveDeskNotice, (call) => save(db, call)),
    route(content.removeDeskNotice, (call) => remove(db, call)),
    route(content.previewNotice, ({ body }) => ({ html: cleanHtml(body.html) })),
    route(content.sendDeskMessage, (call) => sendOne(db, call)),
    route(content.deskMailings, (call) => mailings(db, call)),
    exportRoute(db, content.deskMailings, content.exportMailings, (call) => mailings(db, call)),
    onceRoute(content.askMailing, (call, tx) => askMailing(tx, call)),
    route(content.countMailing, (call) => countMailing(db, call)),
    route(content.cancelMailing, (call) => cancelMailing(db, call)),
    route(content.messageTemplates, (call) => templates(db, call)),
    exportRoute(db, content.messageTemplates, content.exportTemplates, (call) => templates(db, call)),
    route(content.saveTemplate, (call) => saveTemplate(db, call)),
    route(content.removeTemplate, (call) => removeTemplate(db, call)),
    route(staff.staffList, (call) => people.listStaff(db, call)),
    exportRoute(db, staff.staffList, staff.exportStaff, (call) => people.listStaff(db, call)),
    route(staff.addStaff, (call) => people.add(db, call)),
    route(staff.changeStaffRoles, (call) => people.changeRoles(db, call)),
    route(staff.renewStaffAccount, (call) => people.renew(db, call)),
    route(staff.inviteStaff, (call) => people.invite(parts, call)),
    route(staff.closeStaffAccount, (call) => people.close(db, call)),
    route(staff.relateStaff, (call) => people.relate(db, call)),
    route(staff.unrelateStaff, (call) => people.unrelate(db, call)),
    route(staff.roleList, (call) => people.listRoles(db, call)),
    route(staff.changeRole, (call) => people.setRole(db, call)),
    route(system.deskJobs, (call) => jobs(db, call)),
    exportRoute(db, system.deskJobs, system.exportJobs, (call) => jobs(db, call)),
    route(system.runJob, (call) => run(db, call)),
    route(system.pauseJob, (call) => pause(db, call)),
    route(system.jobRuns, (call) => runsOf(db, call)),
    route(system.replayJob, (call) => replay(db, call)),
    route(system.system, (call) => systemOf(parts, call)),
    route(text.translations, (call) => listTranslations(db, call)),
    exportRoute(db, text.translations, text.exportTranslations, (call) => listTranslations(db, call)),
    route(text.previewTexts, (call) => previewTexts(db, call)),
    route(text.importTexts, (call) => importTexts(db, call)),
    route(text.changeTranslation, (call) => changeTranslation(db, call)),
    route(text.resetTranslation, (call) => resetTranslation(db, call)),
    route(staff.checkAuditChain, (call) => checkChain(db, call)),
    exportRoute(db, auditLog, staff.exportAudit, (call) => listEntries(db, call.brand, call.query)),
  ]
}

/** What two people do together about the brand and its people. */
export const administrationActions: readonly ApprovalAction[] = [
  setByTwo,
  mailingByTwo,
  replayByTwo,
  approvalOfFees,
  approvalOfKeys,
  ...people.staffActions,
]
