import type { MerchantCode } from '@senluna/kit/brand.ts'
import type { Db } from '../../../platform/database/db.ts'
import { vendorNameIn } from '../names.ts'
import { vendorList } from '../vendors/queries/vendor-list.ts'

/** What a brand's vendors are called in some languages, by their codes. */
export async function vendorsByName(db: Db, merchantCode: MerchantCode, languages: readonly string[]) {
  return (await vendorList(db, merchantCode)).map(({ vendorCode: code, displayName }) => ({
    code,
    names: Object.fromEntries(languages.map((language) => [language, vendorNameIn(code, displayName, language)])),
  }))
}
