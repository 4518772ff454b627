import { helpVotes } from '@senluna/contract/help.ts'
import { q } from '@senluna/web/client/query.ts'
import { RefusalNote } from '@senluna/web/ui/RefusalNote.tsx'
import { reachable } from '@senluna/web/ui/Scroller.tsx'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../say.ts'

/** What readers say of each article of help, those that help least first. */
export default function HelpVotes() {
  const votes = useQuery({ ...q(helpVotes), staleTime: 0 })
  const list = votes.data?.list ?? []
  return (
    <main className="pg">
      <div className="ttl">
        <h1>{say('desk.helpVotes')}</h1>
      </div>
      <section className="card">
        <RefusalNote of={votes.error} />
        <section
          className="table-wrap"
          aria-label={say('desk.helpVotes')}
          aria-busy={votes.isPending || undefined}
          ref={reachable}
        >
          <table className="dt">
            <thead>
              <tr>
                <th scope="col">{say('desk.helpVotes.article')}</th>
                <th scope="col">{say('desk.helpVotes.yes')}</th>
                <th scope="col">{say('desk.helpVotes.no')}</th>
                <th scope="col">{say('desk.helpVotes.share')}</th>
              </tr>
            </thead>
            <tbody>
              {list.map(({ id, title, yes, no }) => (
                <tr key={id}>
                  <td className="wide">{title}</td>
                  <td className="num">{yes}</td>
                  <td className="num">{no}</td>
                  <td className="num">{yes + no === 0 ? '–' : `${Math.round((yes / (yes + no)) * 100)} %`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {votes.isSuccess && list.length === 0 && <p className="empty">{say('desk.helpVotes.none')}</p>}
      </section>
    </main>
  )
}
