import { orderInclusion, type drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { call } from '@senluna/web/client/call/call.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX, Download, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useBrand } from '../../../brand.ts'
import { saveFile } from '../../../save-file.ts'
import { page } from '../../../shell/frame/page-chunk.ts'
import { Code } from '../../../shell/parts/Code.tsx'
import { EvidenceRecord } from './EvidenceRecord.tsx'
import { drawNumberText, nameOf } from '../draw/names.ts'
import { stationsOf } from '../vn/pairs/pairs.ts'
import { useEvidence } from '../draw/queries.ts'
import type { Outcome } from './verify.ts'

const GameName = lazy(page(async () => ({ default: (await import('../draw/GameName.tsx')).GameName })))

type DrawEvidence = ReplyOf<typeof drawEvidence>

interface Given {
  orderNo: string
  seed: string
}

interface Props {
  game: string
  drawNumber: string
  /**
   * The version of the rules that a ticket was taken by, where the draw is opened from a ticket.
   */
  rules?: string
  /** The commitment that stands on the ticket. */
  commitment?: string | undefined
  /** The order a ticket stands in, and the seed that was given with it. */
  given?: Given
  onClose: () => void
}

/** Room for a commitment with what comes along when it is copied: 64 digits are compared. */
const MOST_TYPED = 100

/** Everything that proves a draw, and a button that works it out again in this page. */
export function Evidence({ game: own, drawNumber, rules, commitment, given, onClose }: Props) {
  // Of a bet on two stations, the station whose proof is shown.
  const [station, setStation] = useState<string | null>(null)
  const stations = stationsOf(own)
  const game = station ?? own
  const isPair = stations.length > 0 && station === null
  const { data, error, refetch } = useEvidence(game, drawNumber)
  const { timeZone } = useBrand()
  const [noted, setNoted] = useState(commitment ?? '')
  const verify = useMutation({
    mutationFn: async () => {
      const { outcomeOf } = await import('./verify.ts')
      if (!data) throw new RangeError('nothing to verify')
      const inclusion = await inclusionIn(data, given)
      return outcomeOf(data, { ...given, commitment: noted.trim() === '' ? undefined : noted.trim() }, inclusion)
    },
  })
  const save = useMutation({
    mutationFn: async () => {
      if (!data) return
      const inclusion = await inclusionIn(data, given)
      const json = JSON.stringify({ ...data, ...(inclusion ? { inclusion } : {}) }, null, 2)
      saveFile(new Blob([json], { type: 'application/json' }), `${game}-${drawNumber}.json`)
    },
  })
  const rows: readonly (readonly [string, ReactNode])[] = data
    ? [
        [
          text('lottery.play.ev.draw'),
          <Suspense key="draw" fallback={drawNumberText(data.drawNumber)}>
            <GameName code={data.game} /> · {drawNumberText(data.drawNumber)}
          </Suspense>,
        ],
        [text('lottery.play.ev.source'), text(`lottery.play.source.${data.source}`)],
        [text('lottery.play.ev.drawAt'), momentText(data.drawAt, timeZone)],
        [
          text('lottery.evidence.made'),
          data.drawnAt && !data.voidReason ? momentText(data.drawnAt, timeZone) : undefined,
        ],
        [text('lottery.evidence.why'), data.voidReason && whyOf(data.voidReason)],
        [text('lottery.evidence.note'), data.voidNote],
        coded(text('lottery.play.ev.commitment'), data.commitment, 'whole'),
        coded(text('lottery.play.ev.seed'), data.serverSeed, 'whole'),
        [text('lottery.play.ev.beacon'), beaconOf(data)],
        [text('lottery.evidence.firstRound'), data.beacon?.firstRound?.toString()],
        coded(text('lottery.play.ev.signature'), data.beacon?.signature),
        [text('lottery.evidence.players'), data.players && String(data.players.orders)],
        coded(text('lottery.evidence.playersRoot'), data.players?.root),
        [text('lottery.evidence.yours'), given?.seed],
        coded(text('lottery.evidence.trustee'), data.escrow?.key),
        coded(text('lottery.play.rules'), rules),
        [text('lottery.play.ev.voids'), String(data.voids)],
        [text('lottery.evidence.lates'), data.beacon?.round === undefined ? undefined : String(data.lates)],
      ]
    : []
  return (
    <Modal title={text('lottery.play.ev.title')} size="wide" onClose={onClose}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className="evid">
          <p className="small muted">{isPair ? text('lottery.two.proofs') : howOf(data)}</p>
          {stations.map(({ code, names }) => (
            <Button
              key={code}
              size="sm"
              look="line"
              aria-pressed={station === code}
              onClick={() => {
                setStation(station === code ? null : code)
                verify.reset()
              }}
            >
              <ShieldCheck className="i s" aria-hidden />
              {text('lottery.two.proof', { station: nameOf({ names }) })}
            </Button>
          ))}
          {data.voidReason !== undefined && data.commitment && (
            <p className="note info">{text('lottery.evidence.void')}</p>
          )}
          {data.beacon?.firstRound !== undefined && <p className="note info">{text('lottery.evidence.second')}</p>}
          <dl>
            {rows.map(([name, value]) =>
              value === undefined ? null : (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <bdi dir="ltr">{value}</bdi>
                  </dd>
                </div>
              ),
            )}
          </dl>
          {data.serverSeed && data.commitment && (
            <TextField
              label={text('lottery.evidence.noted')}
              className="mono"
              autoComplete="off"
              spellCheck={false}
              maxLength={MOST_TYPED}
              value={noted}
              onValue={(typed) => {
                setNoted(typed)
                verify.reset()
              }}
              hint={text('lottery.evidence.noted.hint')}
            />
          )}
          {data.serverSeed && data.commitment ? (
            <Button look="gold" block busy={verify.isPending} onClick={() => verify.mutate()}>
              <ShieldCheck className="i s" aria-hidden />
              {text('lottery.play.ev.verify')}
            </Button>
          ) : (
            data.source !== 'OFFICIAL' && !isPair && <p className="note info">{text('lottery.play.ev.later')}</p>
          )}
          <div aria-live="polite">
            {verify.isError && (
              <p className="err">
                {verify.error instanceof RangeError ? text('lottery.play.ev.cannot') : sentenceOf(verify.error)}
              </p>
            )}
            {verify.data && (
              <>
                <p className={`verdict ${LOOK[verify.data.verdict]}`}>{verdictText(verify.data)}</p>
                <ul className="lot-checks">
                  {verify.data.checks.map(({ what, holds }) => (
                    <li key={what} className={holds ? 'ok' : 'bad'}>
                      {holds ? <CircleCheck className="i s" aria-hidden /> : <CircleX className="i s" aria-hidden />}
                      {text(`lottery.play.check.${what}`)}
                      <span className="sr">{text(holds ? 'lottery.play.holds' : 'lottery.play.fails')}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
          {data.serverSeed && (
            <Button look="line" block busy={save.isPending} onClick={() => save.mutate()}>
              <Download className="i s" aria-hidden />
              {text('lottery.evidence.save')}
            </Button>
          )}
          {save.isError && <p className="err">{sentenceOf(save.error)}</p>}
          <EvidenceRecord evidence={data} />
        </div>
      ) : (
        <Loading>
          <Skeleton style={{ height: 260 }} />
        </Loading>
      )}
    </Modal>
  )
}

/** A row with an id or a hash, and a button that copies it; `whole` shows every digit of it. */
const coded = (name: string, value: string | undefined, how?: 'whole') =>
  [name, value && <Code key={name} value={value} what={name} whole={how === 'whole'} />] as const

/** How an order's seed stands in a draw; undefined where it has none, or isn't known yet. */
const inclusionIn = async ({ game, drawNumber, players }: DrawEvidence, given: Given | undefined) =>
  players && given && call(orderInclusion, { params: { no: given.orderNo, game, drawNumber } })

/**
 * How a result comes about: what decides it besides the house's seed, and where there is nothing
 * else, what has to be trusted.
 */
function howOf(draw: DrawEvidence): string {
  if (draw.source !== 'SELF') return text(`lottery.play.ev.how.${draw.source}`)
  const isPublic = draw.beacon?.round !== undefined
  if (!isMixed(draw)) return text(isPublic ? 'lottery.play.ev.how.SELF' : 'lottery.play.ev.how.SEED')
  return text(isPublic ? 'lottery.evidence.how.BOTH' : 'lottery.evidence.how.PLAYERS')
}

/** Whether players' seeds are in it, or may still come into it. */
const isMixed = ({ players, state }: DrawEvidence): boolean =>
  players !== undefined || state === 'OPEN' || state === 'LOCKED'

const LOOK = { MATCH: 'ok', VOID: '', DIFFERENT: 'bad' } as const

function beaconOf(draw: DrawEvidence): string | undefined {
  const { beacon } = draw
  if (beacon?.round !== undefined) return `${beacon.source} ${beacon.round}`
  return beacon && text(isMixed(draw) ? 'lottery.evidence.none' : 'lottery.evidence.houseOnly')
}

function whyOf(reason: string): string {
  const key = `lottery.evidence.why.${reason}`
  return isText(key) ? text(key) : reason
}

function verdictText({ verdict, result, wasDrawn, comparedToNoted }: Outcome): string {
  if (verdict === 'DIFFERENT') return text('lottery.play.ev.bad')
  if (verdict === 'MATCH') return text(comparedToNoted ? 'lottery.play.ev.good' : 'lottery.evidence.goodAlone')
  if (result === undefined) return text('lottery.evidence.goodSeed')
  return text(wasDrawn ? 'lottery.evidence.madeVoid' : 'lottery.evidence.goodVoid', { result })
}
