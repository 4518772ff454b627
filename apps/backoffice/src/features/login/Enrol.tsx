import { renderSVG } from 'uqr'
import { say } from '../../say.ts'

/** The secret of a new authenticator, as a picture and as letters. */
export default function Enrol({ secret, uri }: { secret: string; uri: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`
  return (
    <>
      <p className="muted">{say('desk.enrol.how')}</p>
      <img className="qr" src={picture} alt={say('desk.enrol.picture')} width="208" height="208" />
      <p className="small muted">{say('desk.enrol.secret')}</p>
      <code className="secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
    </>
  )
}
