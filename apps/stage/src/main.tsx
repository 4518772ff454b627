import { clients } from '@senluna/games/clients.ts'
import { GameSession } from '@senluna/games/engine/session/game-session.ts'
import { slotTexts } from '@senluna/games/slot-texts.ts'
import { frameTexts } from '@senluna/text/index.ts'
import { bringFace } from '@senluna/web/ui/script-font.ts'
import { identity } from '@senluna/web/client/call/identity.ts'
import { shownLanguage, speak, wordedBy } from '@senluna/web/client/text.ts'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { frameTo } from './frame.ts'
import { launchIn, withoutToken } from './launch.ts'
import { Stage } from './Stage.tsx'
import './stage.css'
import '@senluna/web/ui/scripts.css'

// The content policy forbids code made at run time, which the schemas would otherwise use to be
// faster.
z.config({ jitless: true })

const root = document.getElementById('stage')
const launch = launchIn(location.hash)
const load = launch && Object.hasOwn(clients, launch.game) ? clients[launch.game] : undefined
if (root && launch && load) {
  // The token works once; it has no business in the address or the history.
  history.replaceState(null, '', `${location.pathname}${withoutToken(location.hash)}`)
  identity.language = launch.language
  // Bound to the site by the session, never by a wish the visitor's browser remembers.
  identity.authorization = null
  const frame = frameTo(launch.parent)
  if (launch.worded) wordedBy(async (language) => (await import('./own-words.ts')).ownWords(language))
  const [{ client }] = await Promise.all([load(), speak(launch.language, frameTexts, slotTexts(launch.game))])
  const { tag, direction } = shownLanguage()
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  bringFace(launch.language)
  const session = new GameSession(launch.game, frame, (round) => client.wonByStep(round))
  createRoot(root).render(<Stage session={session} client={client} site={launch.parent} />)
  addEventListener('pagehide', () => session.leave())
  // Reloaded by itself, the frame has no token left: the site gives it a new one.
  if (launch.token) await session.open(launch.token)
  else session.dispatch({ type: 'sessionOver', code: 'GAME_SESSION' })
}
