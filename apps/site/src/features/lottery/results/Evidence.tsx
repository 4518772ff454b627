import type { drawEvidence } from '@senluna/contract/lottery.ts'
import type { ReplyOf } from '@senluna/contract/endpoint.ts'
import { isText, text } from '@senluna/web/client/text.ts'
import { sentenceOf } from '@senluna/web/client/sentence.ts'
import { Button } from '@senluna/web/ui/Button.tsx'
import { TextField } from '@senluna/web/ui/fields/Field.tsx'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { ErrorState, Loading, Skeleton } from '@senluna/web/ui/States.tsx'
import { momentText } from '@senluna/web/ui/money/format.ts'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleX, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useBrand } from '../../../brand.ts'
import { EvidenceRecord } from './EvidenceRecord.tsx'
import { drawNumberText } from '../draw/names.ts'
import { useEvidence } from '../draw/queries.ts'
import type { Outcome } from './verify.ts'

interface Props {
  game: string
  drawNumber: string
  /**
   * The version of the rules that a ticket was taken by, where the draw is opened from a ticket.
   */
  rules?: string
  /** The commitment that stands on the ticket. */
  commitment?: string | undefined
  onClose: () => void
}

/** Room for a commitment with what comes along when it is copied: 64 digits are compared. */
const MOST_TYPED = 100

/** Everything that proves a draw, and a button that works it out again in this page. */
export function Evidence({ game, drawNumber, rules, commitment, onClose }: Props) {
  const { data, error, refetch } = useEvidence(game, drawNumber)
  const { timeZone } = useBrand()
  const [noted, setNoted] = useState(commitment ?? '')
  const verify = useMutation({
    mutationFn: async () => {
      const { outcomeOf } = await import('./verify.ts')
      if (!data) throw new RangeError('nothing to verify')
      return outcomeOf(data, noted.trim() === '' ? undefined : noted.trim())
    },
  })
  const rows: readonly (readonly [string, string | undefined])[] = data
    ? [
        [text('lottery.play.ev.draw'), `${data.game} ${drawNumberText(data.drawNumber)}`],
        [text('lottery.play.ev.source'), text(`lottery.play.source.${data.source}`)],
        [text('lottery.play.ev.drawAt'), momentText(data.drawAt, timeZone)],
        [
          text('lottery.evidence.made'),
          data.drawnAt && !data.voidReason ? momentText(data.drawnAt, timeZone) : undefined,
        ],
        [text('lottery.evidence.why'), data.voidReason && whyOf(data.voidReason)],
        [text('lottery.evidence.note'), data.voidNote],
        [text('lottery.play.ev.commitment'), data.commitment],
        [text('lottery.play.ev.seed'), data.serverSeed],
        [text('lottery.play.ev.beacon'), beaconOf(data.beacon)],
        [text('lottery.evidence.firstRound'), data.beacon?.firstRound?.toString()],
        [text('lottery.play.ev.signature'), data.beacon?.signature],
        [text('lottery.evidence.trustee'), data.escrow?.key],
        [text('lottery.play.rules'), rules],
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
          <p className="small muted">{howOf(data)}</p>
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
            data.source !== 'OFFICIAL' && <p className="note info">{text('lottery.play.ev.later')}</p>
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

/** How a result comes about. Without a round of the beacon nothing but the seed decides. */
const howOf = ({ source, beacon }: ReplyOf<typeof drawEvidence>): string =>
  source === 'SELF' && beacon?.round === undefined
    ? text('lottery.play.ev.how.SEED')
    : text(`lottery.play.ev.how.${source}`)

const LOOK = { MATCH: 'ok', VOID: '', DIFFERENT: 'bad' } as const

const beaconOf = (beacon: { source: string; round?: number } | undefined) =>
  beacon && (beacon.round === undefined ? text('lottery.evidence.houseOnly') : `${beacon.source} ${beacon.round}`)

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
