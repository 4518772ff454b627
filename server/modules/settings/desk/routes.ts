import * as brand from '@senluna/contract/desk/brand/brand.ts'
import * as text from '@senluna/contract/desk/brand/translations.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import type { ApprovalAction } from '../../approvals/index.ts'
import { exportRoute } from '../../staff/index.ts'
import type { Settings } from '../settings.ts'
import { accessRules } from './access-rules.ts'
import { brandOf, change, settingApproval } from './brand.ts'
import { askForHost, askToRemoveHost, hostApprovals } from './hosts.ts'
import { importTexts, previewTexts } from './import-texts.ts'
import { textApprovals } from './text-approvals.ts'
import { changeTranslation, listTranslations, resetTranslation } from './translations.ts'

/** The calls of the brand's settings, hosts, access rules and texts. */
export function deskRoutes(settings: Settings): Route[] {
  const { db } = settings.deps
  return [
    route(brand.brandOne, (call) => brandOf(settings, call)),
    route(brand.blockedVisits, (call) => accessRules(settings, call)),
    route(brand.addHost, (call) => askForHost(settings, call)),
    route(brand.removeHost, (call) => askToRemoveHost(settings, call)),
    route(brand.changeBrand, (call) => change(settings, call)),
    route(text.translations, (call) => listTranslations(db, call)),
    exportRoute(db, text.translations, text.exportTranslations, (call) => listTranslations(db, call)),
    route(text.previewTexts, (call) => previewTexts(db, call)),
    route(text.importTexts, (call) => importTexts(db, call)),
    route(text.changeTranslation, (call) => changeTranslation(db, call)),
    route(text.resetTranslation, (call) => resetTranslation(db, call)),
  ]
}

/** What two people change of a brand's settings together. */
export const approvals = ({ settings }: { settings: Settings }): readonly ApprovalAction[] => [
  settingApproval,
  ...textApprovals,
  ...hostApprovals(settings),
]
