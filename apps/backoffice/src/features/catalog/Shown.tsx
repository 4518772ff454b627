import { say } from '../../say.ts'

/** How a game or a vendor stands in the lobby. */
export function Shown({
  entry,
}: {
  entry: { enabled: boolean; maintenance: boolean; frozen?: boolean; hot?: boolean; shownAsNew?: boolean }
}) {
  return (
    <>
      {entry.enabled ? (
        <span className="badge good">{say('desk.games.shown.YES')}</span>
      ) : (
        <span className="badge">{say('desk.games.shown.NO')}</span>
      )}
      {entry.maintenance && <span className="badge warn">{say('desk.games.shown.MAINTENANCE')}</span>}
      {entry.frozen && <span className="badge bad">{say('desk.games.shown.FROZEN')}</span>}
      {entry.shownAsNew && <span className="badge good">{say('desk.games.shown.NEW')}</span>}
      {entry.hot && <span className="badge bad">{say('desk.games.shown.HOT')}</span>}
    </>
  )
}
