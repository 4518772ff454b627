import './fairness.css'
import { gameNameIn, gameOf } from '@senluna/games/verifier/index.ts'
import { isRefused } from '@senluna/web/client/call/refused.ts'
import { chosenLanguage, text } from '@senluna/web/client/text.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { Select } from '@senluna/web/ui/fields/Select.tsx'
import { moneyText } from '@senluna/web/ui/money/format.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useBrand } from '../../brand.ts'
import { useJoining, useLoggedIn } from '../../session.ts'
import { GAMES, NOTHING_TYPED, stakesFor, withStake, wrongIn, type Typed } from './checks.ts'
import { known, type RoundProof } from './load.ts'
import { Result } from './Result.tsx'
import { pathTo } from '../../shell/nav/path-to.ts'

/**
 * The public page on which anyone works a round out again: by its id, or from what they noted down.
 */
export default function Fairness() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState<Typed>(NOTHING_TYPED)
  const [claim, setClaim] = useState<Typed | null>(null)
  const asked = params.get('round') ?? ''
  const [id, setId] = useState(asked)
  const load = useMutation({
    mutationFn: known,
    onSuccess: (found) => {
      const next = fieldsOf(found, params)
      setTyped(next)
      setClaim(
        found.serverSeed && (found.round || params.has('nonce')) && Object.keys(wrongIn(next)).length === 0
          ? next
          : null,
      )
    },
  })
  const { mutate } = load
  const loggedIn = useLoggedIn()
  const joining = useJoining()
  // Whoever logs in meanwhile may see more: it is looked up anew.
  useEffect(() => {
    if (asked && !joining) mutate(asked)
  }, [asked, mutate, joining, loggedIn])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (id.trim() === asked) load.mutate(asked)
    else setParams({ round: id.trim() })
  }
  return (
    <section className="fair">
      <h1>{text('fairness.title')}</h1>
      <p className="fair-intro">
        {text('fairness.intro')}{' '}
        <Link className="link" to={pathTo('help.topic', { topic: 'verify-a-round' })}>
          {text('help.here')}
        </Link>
        {' · '}
        <Link className="link" to={pathTo('statement')}>
          {text('billFile.link')}
        </Link>
      </p>
      <div className="fair-split">
        <div className="card fair-card">
          <form className="fair-id" onSubmit={submit}>
            <TextField
              label={text('fairness.round')}
              value={id}
              onValue={setId}
              autoComplete="off"
              spellCheck={false}
            />
            <Button type="submit" busy={load.isPending} disabled={!id.trim()}>
              {text('fairness.load')}
            </Button>
          </form>
          {isRefused(load.error, 'SYS_NOT_FOUND') ? (
            <p className="err">{text(loggedIn ? 'fairness.notFound' : 'fairness.notFoundGuest')}</p>
          ) : (
            <RefusalNote error={load.error} />
          )}
          {load.data && !load.data.serverSeed && <p className="note info">{text('fairness.seedHidden')}</p>}
          <h2>{text('fairness.manual')}</h2>
          <Manual typed={typed} onTyped={setTyped} onCheck={() => setClaim(typed)} />
        </div>
        <div aria-live="polite" className="fair-result">
          {claim ? (
            <Result claim={claim} recorded={load.data && isOf(claim, load.data) ? load.data : undefined} />
          ) : (
            <How />
          )}
        </div>
      </div>
    </section>
  )
}

const fieldsOf = (found: RoundProof, params: URLSearchParams): Typed => ({
  game: gameOf(found.streamCode ?? found.game ?? '')?.streamCode ?? NOTHING_TYPED.game,
  serverSeed: found.serverSeed ?? '',
  commitment: found.commitment,
  clientSeed: found.clientSeed,
  nonce: String(found.round?.nonce ?? params.get('nonce') ?? 0),
  stake: found.round?.stake ?? params.get('stake') ?? NOTHING_TYPED.stake,
  choice: found.round?.choice ?? params.get('choice') ?? '',
})

/** Whether what was worked out is about what was loaded, and not about fields changed since. */
const isOf = (claim: Typed, found: RoundProof) =>
  claim.commitment === found.commitment &&
  claim.clientSeed === found.clientSeed &&
  (!found.round || claim.nonce === String(found.round.nonce))

function Manual({ typed, onTyped, onCheck }: { typed: Typed; onTyped: (typed: Typed) => void; onCheck: () => void }) {
  const { currency } = useBrand()
  const [tried, setTried] = useState(false)
  const wrong = wrongIn(typed)
  const set = (name: keyof Typed) => (value: string) => onTyped(withStake({ ...typed, [name]: value.trim() }))
  const errorOf = (name: keyof Typed) => {
    const key = wrong[name]
    return tried && key ? text(key) : undefined
  }
  const game = GAMES.find(({ streamCode }) => streamCode === typed.game)
  const stakes = stakesFor(typed)
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (Object.keys(wrong).length === 0) onCheck()
      }}
    >
      <Select
        label={text('fairness.game')}
        value={typed.game}
        onValue={set('game')}
        options={GAMES.map((game) => [game.streamCode, gameNameIn(chosenLanguage(), game.code)] as const)}
      />
      <TextField
        label={text('fairness.serverSeed')}
        value={typed.serverSeed}
        onValue={set('serverSeed')}
        error={errorOf('serverSeed')}
        required
        spellCheck={false}
        autoComplete="off"
        className="mono"
      />
      <TextField
        label={text('fairness.commitment')}
        value={typed.commitment}
        onValue={set('commitment')}
        error={errorOf('commitment')}
        spellCheck={false}
        autoComplete="off"
        className="mono"
      />
      <TextField
        label={text('fairness.clientSeed')}
        value={typed.clientSeed}
        onValue={set('clientSeed')}
        error={errorOf('clientSeed')}
        required
        spellCheck={false}
        autoComplete="off"
        className="mono"
      />
      <div className="fair-two">
        <TextField
          label={text('fairness.nonce')}
          value={typed.nonce}
          onValue={set('nonce')}
          error={errorOf('nonce')}
          required
          inputMode="numeric"
          autoComplete="off"
        />
        <Select
          label={text('fairness.stake')}
          value={typed.stake}
          onValue={set('stake')}
          options={stakes.map((stake) => [stake, moneyText(stake, currency)] as const)}
        />
      </div>
      {game?.choosing && (
        <TextField
          label={text('fairness.choice')}
          hint={text('fairness.choiceHint', { example: game.choosing.first })}
          value={typed.choice}
          onValue={set('choice')}
          error={errorOf('choice')}
          required
          spellCheck={false}
          autoComplete="off"
          className="mono"
        />
      )}
      <Button look="gold" type="submit" block>
        {text('fairness.check')}
      </Button>
    </form>
  )
}

function How() {
  return (
    <div className="card fair-card">
      <h2>{text('fairness.how')}</h2>
      <ol className="fair-how">
        <li>{text('fairness.how.1')}</li>
        <li>{text('fairness.how.2')}</li>
        <li>{text('fairness.how.3')}</li>
      </ol>
      <p className="hint">{text('fairness.source')}</p>
    </div>
  )
}
