import '../lottery.css'
import './vnlottery.css'
import { vnMenu, vnRecent } from '@senluna/contract/lottery.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useSwitch } from '../../../brand.ts'
import { ShutGame } from '../draw/Shut.tsx'
import { useTryFree } from '../../../play/use-play.ts'
import { isTrialMember, useLoggedIn, useMember } from '../../../session.ts'
import { usePage } from '../../../shell/nav/use-page.ts'
import { GameList, type ListTab } from './GameList.tsx'
import { FIRST_GAME, FIRST_OWN_GAME } from './first-game.ts'
import { gameOf, listed, REGIONS, tabOf } from './games.ts'
import { nameOf } from '../draw/names.ts'
import { Play } from './Play.tsx'
import { pathTo } from '../../../shell/nav/path-to.ts'

const AGAIN_MS = 15_000
const WITH_RECENT: readonly ListTab[] = [...REGIONS, 'RECENT']

/** The Vietnamese lottery: which game the address names, or the first one. */
export default function VnLottery() {
  const [params, setParams] = useSearchParams()
  const trial = isTrialMember(useMember())
  const code = params.get('gameCode') ?? (trial ? FIRST_OWN_GAME : FIRST_GAME)
  const game = gameOf(code)
  usePage(game ? `${nameOf(game)} · ${text('lottery.play.title')}` : text('lottery.play.title'))
  const menu = useQuery({ ...q(vnMenu), refetchInterval: AGAIN_MS })
  const [tab, setTab] = useState<ListTab | null>(null)
  const loggedIn = useLoggedIn()
  const tabs = loggedIn ? WITH_RECENT : REGIONS
  const shown = tabs.find((offered) => offered === tab) ?? (game ? tabOf(game) : 'N')
  const recent = useQuery({ ...q(vnRecent), enabled: loggedIn && shown === 'RECENT', refetchInterval: AGAIN_MS })
  const games = useDeferredValue(
    shown === 'RECENT' ? recent.data : menu.data && listed(menu.data.regions, shown),
    undefined,
  )
  return (
    <div className="vn">
      <div className="left">
        <GameList
          tabs={tabs}
          tab={shown}
          onTab={setTab}
          games={games}
          current={game?.code}
          onGame={(next) =>
            setParams((before) => {
              before.set('gameCode', next)
              return before
            })
          }
        />
        <Guide />
      </div>
      {game ? (
        <Play key={game.code} game={game} />
      ) : (
        <div className="mid alone">
          <ShutGame why="UNKNOWN" code={code} back={pathTo('lottery')} />
        </div>
      )}
    </div>
  )
}

/** Three steps for whoever is here for the first time. */
function Guide() {
  const loggedIn = useLoggedIn()
  const free = useSwitch('FREEPLAY')
  const tryFree = useTryFree()
  const { pathname, search } = useLocation()
  return (
    <section className="card guide">
      <h2>{text('lottery.play.guide')}</h2>
      <ol>
        <li>{text('lottery.play.guide.1')}</li>
        <li>{text('lottery.play.guide.2')}</li>
        <li>{text('lottery.play.guide.3')}</li>
      </ol>
      {!loggedIn && free && (
        <Button size="sm" block busy={tryFree.isPending} onClick={() => tryFree.mutate(pathname + search)}>
          {text('lottery.play.tryFree')}
        </Button>
      )}
    </section>
  )
}
