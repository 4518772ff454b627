import { say } from '../../say.ts'

/** How a game or a vendor stands in the lobby. */
export function Shown({ of }: { of: { enabled: boolean; maintenance: boolean; hot?: boolean; shownAsNew?: boolean } }) {
  return (
    <>
      {of.enabled ? (
        <span className="badge good">{say('desk.games.shown.YES')}</span>
      ) : (
        <span className="badge">{say('desk.games.shown.NO')}</span>
      )}
      {of.maintenance && <span className="badge warn">{say('desk.games.shown.MAINTENANCE')}</span>}
      {of.shownAsNew && <span className="badge good">{say('desk.games.shown.NEW')}</span>}
      {of.hot && <span className="badge bad">{say('desk.games.shown.HOT')}</span>}
    </>
  )
}
