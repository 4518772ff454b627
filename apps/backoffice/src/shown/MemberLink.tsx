import { Link } from 'react-router'
import { useRight } from '../session.ts'

/** A member by name: for who may see members, the way to everything about them. */
export function MemberLink({ id, name }: { id: string; name: string }) {
  const may = useRight('members.view')
  if (!may) return <>{name}</>
  return <Link to={`/members?row=${id}`}>{name}</Link>
}
