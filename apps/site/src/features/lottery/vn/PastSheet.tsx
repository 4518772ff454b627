import { text } from '@senluna/web/client/text.ts'
import { Modal } from '@senluna/web/ui/Modal.tsx'
import { Link } from 'react-router'
import { PastDraws } from '../results/PastDraws.tsx'
import { pathOfDay, regionOf } from '../results-pages/address.ts'
import { ResultTable } from '../results/ResultTable.tsx'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * All past draws of a Vietnamese game: its special prize in the line, every prize below when it is
 * opened.
 */
export function PastSheet({ gameCode, onClose }: { gameCode: string; onClose: () => void }) {
  return (
    <Modal title={text('lottery.play.past')} size="wide" onClose={onClose}>
      {/^VN_[NSC](?:_|$)/.test(gameCode) && (
        <p className="st-note">
          <Link className="link" to={pathOfDay(regionOf(gameCode))}>
            {text('results.title')}
          </Link>
        </p>
      )}
      <PastDraws
        gameCode={gameCode}
        show={(result) => (
          <details>
            <summary>
              {text('lottery.prize.db')} <b className="num">{Array.isArray(result) ? '' : result.db}</b>
            </summary>
            <ResultTable result={result} own={NOBODY} />
          </details>
        )}
      />
    </Modal>
  )
}
