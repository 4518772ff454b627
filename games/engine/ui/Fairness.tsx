import { text } from '@senluna/web/client/text.ts'
import { useEffect, useState } from 'react'
import type { GameSession, Seeds } from '../session/game-session.ts'
import { Icon } from './Icon.tsx'
import { Sheet } from './Sheet.tsx'
import { useGame } from './use.ts'

const CLIENT_SEED = '[A-Za-z0-9_\\-]{1,64}'

/** The hash that stands before the spin, one's own seed, and what was opened so far. */
export function Fairness({ session, site, onClose }: { session: GameSession; site: string; onClose(): void }) {
  const game = useGame(session)
  const [seeds, setSeeds] = useState<Seeds>()
  const [wanted, setWanted] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void session.seeds().then((found) => found && setSeeds(found))
  }, [session])
  const rotate = async () => {
    setBusy(true)
    const fresh = await session.rotateSeeds(wanted || undefined)
    setBusy(false)
    if (!fresh) return
    setSeeds(fresh)
    setWanted('')
  }
  const now = seeds ?? session.opened?.seeds
  if (!now) return null
  const { last } = game
  return (
    <Sheet title={text('game.fairness')} onClose={onClose}>
      <p className="quiet">{text('game.fairness.why')}</p>
      <dl className="facts">
        <Fact name={text('game.fairness.commitment')} value={now.commitment} />
        <Fact name={text('game.fairness.next')} value={now.nextCommitment} />
        <Fact name={text('game.fairness.clientSeed')} value={now.clientSeed} />
        <Fact name={text('game.fairness.nonce')} value={String(game.nonce)} />
        {session.opened && (
          <Fact
            name={text('game.fairness.configuration')}
            value={session.opened.certificate.configurationHash}
            isShort
          />
        )}
      </dl>
      <form
        className="rotate"
        onSubmit={(event) => {
          event.preventDefault()
          void rotate()
        }}
      >
        <label>
          {text('game.fairness.newSeed')}
          <input
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            pattern={CLIENT_SEED}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            placeholder={now.clientSeed}
          />
        </label>
        <button
          type="submit"
          className="line"
          disabled={busy || game.phase.at !== 'idle' || Boolean(game.autoplay)}
          aria-busy={busy}
        >
          {text('game.fairness.rotate')}
        </button>
      </form>
      {last && (
        <p>
          <a className="link" href={`${site}/fairness?round=${last.id}`} target="_blank" rel="noreferrer">
            {text('game.fairness.verifyLast')}
          </a>
        </p>
      )}
      {seeds && seeds.revealed.length > 0 && (
        <>
          <h3>{text('game.fairness.revealed')}</h3>
          {seeds.revealed.map((pair) => (
            <dl className="facts boxed" key={pair.seedId}>
              <Fact name={text('game.fairness.serverSeed')} value={pair.serverSeed} />
              <Fact name={text('game.fairness.commitment')} value={pair.commitment} />
              <Fact name={text('game.fairness.clientSeed')} value={pair.clientSeed} />
              <div>
                <dt>{text('game.fairness.rounds', { count: pair.rounds })}</dt>
                <dd>
                  <a className="link" href={`${site}/fairness?round=${pair.seedId}`} target="_blank" rel="noreferrer">
                    {text('game.fairness.verify')}
                  </a>
                </dd>
              </div>
            </dl>
          ))}
        </>
      )}
    </Sheet>
  )
}

/** A value with a button that copies it; an id that nobody compares is shown by its ends. */
function Fact({ name, value, isShort }: { name: string; value: string; isShort?: boolean }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // A frame without leave to write the clipboard: the text can still be marked by hand.
      () => setCopied(false),
    )
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code title={value}>{isShort ? `${value.slice(0, 8)}…${value.slice(-6)}` : value}</code>
        <button
          type="button"
          className="round small"
          aria-label={`${text('game.copy')}: ${name}`}
          onClick={() => void copy()}
        >
          <Icon name="copy" size={16} />
        </button>
        <output>{copied ? text('game.copied') : ''}</output>
      </dd>
    </div>
  )
}
