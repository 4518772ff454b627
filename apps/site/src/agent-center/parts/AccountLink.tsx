import { text } from '@senluna/web/client/text.ts'

interface Props {
  account: string
  /** What stands under the name. */
  note?: string | undefined
  /** Looks at the account; absent where there is nothing below it. */
  onOpen?: (() => void) | undefined
}

/** An account's name in a table; pressing it leads one level down. */
export function AccountLink({ account, note, onOpen }: Props) {
  return (
    <>
      {onOpen ? (
        <button type="button" className="link" onClick={onOpen}>
          <bdi>{account}</bdi>
        </button>
      ) : (
        <b>
          <bdi>{account}</bdi>
        </b>
      )}
      {note && <small className="ag-under">{note}</small>}
    </>
  )
}

/** What kind of account it is. */
export const typeName = (type: number): string =>
  type === 1 || type === 2 || type === 41 ? text(`team.type.${type}`) : text('team.type.0')
