import './game.css'
import { gameList } from '@senluna/contract/play/lobby.ts'
import { balance } from '@senluna/contract/money/wallet.ts'
import { elsewhere, playable } from '@senluna/web/client/balance.ts'
import { q } from '@senluna/web/client/query.ts'
import { text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { IconButton } from '@senluna/web/ui/IconButton.tsx'
import { Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isTrialMember, useJoining, useLoggedIn, useMember, whyEnded } from '../../session.ts'
import { page } from '../../shell/frame/page-chunk.ts'
import { useAddress } from '../../shell/nav/use-address.ts'
import { useModal } from '../../shell/windows/use-modal.ts'
import { usePage } from '../../shell/nav/use-page.ts'
import { bringBack } from './bring-back.ts'
import { Frame } from './Frame.tsx'
import { FrameTrouble } from './FrameTrouble.tsx'
import { GameBar } from './GameBar.tsx'
import { HOUSE_SLOT, useTryFree, type PlayMode } from '../../play/use-play.ts'
import { RealityCheck } from './RealityCheck.tsx'
import { useRealityCheck } from './use-reality-check.ts'
import { useLaunch, type LaunchRequest } from './use-launch.ts'
import { useSound } from './use-sound.ts'

const BonusBar = lazy(page(async () => ({ default: (await import('../../rewards/bonus/BonusBar.tsx')).BonusBar })))

/**
 * A game under a bar of 44 px: leave, name, mode, limits, full screen; for a vendor's also balance
 * and clock.
 */
export default function GamePage() {
  const [params] = useSearchParams()
  const loggedIn = useLoggedIn()
  const trial = isTrialMember(useMember())
  const wanted: LaunchRequest = {
    id: params.get('id') ?? '',
    node: params.get('node') ?? '1',
    vendor: params.get('vendor') ?? '',
    room: params.get('room'),
    mode: params.get('mode') === 'demo' || trial ? 'demo' : 'real',
  }
  const name = useName(wanted)
  usePage(name)
  return (
    <div className="game-page" data-theme="dark">
      {wanted.id === '' ? (
        <Missing />
      ) : loggedIn ? (
        <Playing key={`${wanted.id}/${wanted.room}/${wanted.mode}`} wanted={wanted} name={name} />
      ) : (
        <NotIn wanted={wanted} name={name} />
      )}
    </div>
  )
}

/** The game's name: our own is known, the others' stand in the list of their vendor. */
function useName(wanted: LaunchRequest): string {
  const own = wanted.id === HOUSE_SLOT.gameId
  const list = useQuery({
    ...q(gameList, { query: { vendorCode: wanted.vendor, pageSize: '100' } }),
    enabled: !own && wanted.vendor !== '',
  })
  return list.data?.list.find((game) => game.gameId === wanted.id)?.name ?? (own ? HOUSE_SLOT.name : wanted.vendor)
}

/** An address that names no game: the way back. */
function Missing() {
  const navigate = useNavigate()
  return (
    <main className="game-wall">
      <h1>{text('frame.missing')}</h1>
      <Button look="gold" size="lg" block onClick={() => void navigate('/')}>
        {text('frame.leave')}
      </Button>
    </main>
  )
}

/** A game for nobody in particular: its name, the ways in, and the way back. */
function NotIn({ wanted, name }: { wanted: LaunchRequest; name: string }) {
  const tryFree = useTryFree()
  const modal = useModal()
  const navigate = useNavigate()
  const joining = useJoining()
  const next = location.pathname + location.search
  useEffect(() => {
    // A link to free play works for everybody: it needs no account.
    if (wanted.mode === 'demo' && tryFree.isIdle) tryFree.mutate(next)
  })
  const waiting = joining || (wanted.mode === 'demo' && !tryFree.isError)
  return (
    <>
      <header className="game-bar" aria-label={text('frame.bar')}>
        <IconButton label={text('frame.back')} onClick={() => void navigate('/')}>
          <ArrowLeft className="i" aria-hidden />
        </IconButton>
        <b className="game-name">{name}</b>
      </header>
      <main className="game-wall">
        <h1>{name}</h1>
        {waiting ? (
          <Loading>
            <Skeleton style={{ width: 280, height: 160 }} />
          </Loading>
        ) : (
          <>
            <p>{text(whyEnded() ?? 'frame.guest')}</p>
            <Button look="gold" size="lg" block onClick={() => modal.open('login', { next })}>
              {text('shell.login')}
            </Button>
            <Button size="lg" block onClick={() => modal.open('register', { next })}>
              {text('shell.register')}
            </Button>
            <Button
              look="ghost"
              size="lg"
              block
              busy={tryFree.isPending}
              onClick={() => tryFree.mutate(next.replace('mode=real', 'mode=demo'))}
            >
              {text('shell.tryFree')}
            </Button>
          </>
        )}
      </main>
    </>
  )
}

function Playing({ wanted, name }: { wanted: LaunchRequest; name: string }) {
  const navigate = useNavigate()
  const modal = useModal()
  const [, setParams] = useAddress()
  const trial = isTrialMember(useMember())
  const [attempt, setAttempt] = useState(0)
  const [sound, setSound] = useSound()
  const [over, setOver] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const launch = useLaunch(wanted, attempt)
  const account = useQuery(q(balance))
  const check = useRealityCheck(launch.data !== undefined && !over)
  const main = wanted.mode === 'real' || trial
  const retry = () => {
    setOver(false)
    setAttempt((count) => count + 1)
  }
  const leave = () => void navigate('/')
  const closed = useCallback(() => void bringBack(wanted.vendor), [wanted.vendor])
  const choose = (mode: PlayMode) => {
    if (mode === 'real' && trial) return modal.open('trial')
    setParams(
      (next) => {
        next.set('mode', mode)
        return next
      },
      { replace: true },
    )
  }
  const digits = main
    ? account.data && playable(account.data)
    : (shown ?? account.data?.items.find((item) => item.wallet === 'TRIAL')?.balance)
  const there = account.data && wanted.mode === 'real' ? elsewhere(account.data, wanted.vendor) : BigInt(0)
  return (
    <>
      <GameBar
        name={name}
        own={wanted.vendor === HOUSE_SLOT.vendorCode || wanted.id === HOUSE_SLOT.gameId}
        digits={digits}
        there={there > 0 ? there.toString() : undefined}
        mode={wanted.mode}
        onLeave={leave}
        onMode={choose}
      />
      <Suspense>{wanted.mode === 'real' && <BonusBar />}</Suspense>
      <main className="game-main">
        <h1 className="sr">{name}</h1>
        {launch.isError ? (
          <FrameTrouble error={launch.error} onRetry={retry} onLeave={leave} />
        ) : over ? (
          <FrameTrouble message={text('frame.over')} retry={text('frame.reopen')} onRetry={retry} onLeave={leave} />
        ) : (
          <Frame
            key={attempt}
            launch={launch.data}
            name={name}
            main={main}
            sound={sound}
            onSound={setSound}
            paused={check.due !== undefined}
            onReady={check.ask}
            onCheckDue={check.ask}
            onBalance={setShown}
            onOver={() => setOver(true)}
            onNeedReal={() => modal.open(trial ? 'trial' : 'login')}
            onRetry={retry}
            onLeave={leave}
            onClosed={closed}
          />
        )}
      </main>
      {check.due && <RealityCheck check={check.due} />}
    </>
  )
}
