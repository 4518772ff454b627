import { TEXTS } from '@senluna/text/all.ts'
import { catalogRoutes } from './modules/catalog/index.ts'
import { contentRoutes } from './modules/content/index.ts'
import { launchRoutes } from './modules/launch/index.ts'
import { memberRoutes } from './modules/members/index.ts'
import { protectionRoutes } from './modules/protection/index.ts'
import { roundRoutes } from './modules/rounds/index.ts'
import { sessionRoutes } from './modules/sessions/index.ts'
import { settingsRoutes } from './modules/settings/index.ts'
import { wagerRoutes } from './modules/wagers/index.ts'
import { walletRoutes } from './modules/wallet/index.ts'
import type { Parts } from './parts.ts'
import type { Route } from './platform/http/route.ts'

/** A transaction type's name in a language, English where that one has none. */
function kindName(language: string, kind: number): string {
  const key = `trans.${kind}`
  const texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = TEXTS
  return texts[language]?.[key] ?? texts.EN?.[key] ?? String(kind)
}

/** Every call this site answers. */
export function allRoutes(parts: Parts): Route[] {
  const { db } = parts.database
  return [
    ...settingsRoutes(parts.settings),
    ...memberRoutes(parts.members),
    ...sessionRoutes(parts.sessions),
    ...protectionRoutes(parts.protection),
    ...walletRoutes({ db, kindName }),
    ...catalogRoutes(db),
    ...wagerRoutes({ db }),
    ...launchRoutes({ db, houseGames: new Set(parts.rounds.games.keys()) }),
    ...roundRoutes(parts.rounds),
    ...contentRoutes(db),
  ]
}
